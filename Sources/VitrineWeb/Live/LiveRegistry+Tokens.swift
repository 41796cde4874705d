// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

extension LiveRegistry {
    /// Makes a signed token for a visitor's page. What it stands for is removed at its first use.
    func makeToken(_ kind: SessionTokens.Kind, visitor: String, lifetime: Duration) -> String {
        let seconds = Int((lifetime / .seconds(1)).rounded(.up))
        return configuration.tokenPrefix + tokens.issue(kind, visitor: visitor, lifetime: seconds)
    }

    /// Makes the next token of a session.
    func makeToken(of entry: SessionEntry) -> String {
        entry.tokenNumber += 1
        return configuration.tokenPrefix
            + tokens.issue(entry.name, number: entry.tokenNumber, visitor: entry.visitor, lifetime: 86_400)
    }

    /// Returns the session that a page's token names, whichever process has made it; `nil` for no such token.
    func session(of token: String, visitor: String) -> (name: SessionName, number: Int)? {
        // What stands before the point names a process.
        let body = token.split(separator: ".", omittingEmptySubsequences: false).last ?? ""
        return try? tokens.session(of: String(body), visitor: visitor)
    }

    /// Why a token is not good, for the log; `nil` for one that we made for this visitor and whose time is not over.
    func refusal(of token: String, _ kind: SessionTokens.Kind, visitor: String?) -> String? {
        guard let visitor, token.hasPrefix(configuration.tokenPrefix) else { return "a token without its cookie" }
        do throws(SessionTokens.Refusal) {
            try tokens.check(String(token.dropFirst(configuration.tokenPrefix.count)), is: kind, visitor: visitor)
            return nil
        } catch {
            return "a token that is no good: \(error.rawValue)"
        }
    }
}
