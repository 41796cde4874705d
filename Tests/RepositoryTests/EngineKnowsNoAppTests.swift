// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0
import Testing

/// The engine and the browser client work for every app because they know of none.
@Suite struct EngineKnowsNoAppTests {
    /// Words of the apps that no file of the engine may hold, not even in a comment.
    private static let words = [
        "Challenge", "Neva", "UserDirectory", "rickandmorty", "jsonplaceholder", "Rick Sanchez", "Morty",
        "characterList.", "characterDetail.", "userList.", "feed.carousel", "feed.grid", "FeedView", "UserListView",
    ]

    /// Apple's own names that happen to hold one.
    private static let appleNames = ["AuthenticationChallenge"]

    private static func appWords(in text: String) -> [String] {
        let named = words.filter { text.contains($0) }
        if named.isEmpty { return [] }
        let bare = appleNames.reduce(text) { $0.replacing($1, with: "") }
        return named.filter { word in
            bare.ranges(of: word).contains { range in
                // "Neva" must not be found in "Nevada"; "ChallengeApp" and host names must be found.
                range.upperBound == bare.endIndex || !bare[range.upperBound].isLowercase
                    || word.allSatisfy(\.isLowercase) || word.hasSuffix(".")
            }
        }
    }

    @Test func noSourceNamesAnApp() {
        let extensions: Set = ["swift", "js", "mjs", "css", "html", "json", "h", "modulemap"]
        let files =
            Repository.files(under: "Sources", extensions: extensions)
            + Repository.files(under: "Client", extensions: extensions)
        #expect(files.count > 10, "the sources were not found")
        let found = files.flatMap { file in Self.appWords(in: file.text).map { "\(file.path) names \($0)" } }
        #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
    }

    @Test(arguments: [
        ("// as in ChallengeApp", ["Challenge"]), ("rickandmortyapi.com", ["rickandmorty"]),
        ("\"rickandmorty\"", ["rickandmorty"]),
        ("import Neva", ["Neva"]), ("Nevada", []), ("UserDirectory.Neva", ["Neva", "UserDirectory"]),
        ("URLAuthenticationChallenge", []), ("\"characterList.row.1\"", ["characterList."]),
    ])
    func wordsOfAppsAreFound(text: String, words: [String]) {
        #expect(Self.appWords(in: text) == words)
    }
}
