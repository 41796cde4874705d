// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0
import Testing
import VitrineRoute

@Suite struct URLPathTests {
    @Test func writesComponentsAsAnAbsolutePath() {
        #expect(URLPath("characters", "1").string == "/characters/1")
        #expect(URLPath().string == "/")
        #expect("\(URLPath("about"))" == "/about")
    }

    @Test(arguments: [
        ("/", []),
        ("/characters", ["characters"]),
        ("/characters/", ["characters"]),
        ("/characters/1", ["characters", "1"]),
        ("/a%2Fb/%C3%A9%20", ["a/b", "é "]),
        ("/é", ["é"]),
        ("/%e2%82%ac", ["€"]),
        ("/~/~./~../~~", ["", ".", "..", "~"]),
    ])
    func readsAnAbsolutePath(string: String, components: [String]) {
        #expect(URLPath(string: string)?.components == components)
    }

    @Test(arguments: [
        "", "characters", "//", "/a//b", "//a", "/a//", "/.", "/..", "/a/../b", "/%2e%2E/secret", "/a?b", "/a#b", "/%",
        "/%4", "/%4G", "/%G4", "/%FF", "/%C3", "/~%FF", "/%ED%A0%80",
    ])
    func refusesWhatIsNotAPath(string: String) {
        #expect(URLPath(string: string) == nil)
    }

    @Test(arguments: [
        [""], [".", ".."], ["~", "~~", "~.", "~.."], ["..."], ["~..."], ["a/b", "c?d", "e#f", "g%h", "100%25"],
        ["Rick Sánchez", "日本語", "👩‍👩‍👧", "\u{0}\n\\"], ["..", "", "a"], ["a", ""], [],
    ])
    func everyListOfComponentsSurvivesTheRoundTrip(components: [String]) {
        let path = URLPath(components: components)
        #expect(URLPath(string: path.string) == path, "\(path.string)")
    }

    @Test func writesOnlyCharactersThatAPathMayHold() {
        let everything = String(String.UnicodeScalarView((0x01...0x2FF).compactMap(Unicode.Scalar.init)))
        let allowed = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~%/")
        #expect(URLPath(everything).string.allSatisfy(allowed.contains))
        #expect(URLPath(string: URLPath(everything).string)?.components == [everything])
    }

    @Test func noWrittenComponentIsOneThatParsersResolve() {
        for component in ["", ".", ".."] {
            let piece = URLPath(component).string.dropFirst()
            #expect(!["", ".", ".."].contains(String(piece)))
        }
    }
}
