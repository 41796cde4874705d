// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization
import Testing
import VitrineBase

@testable import VitrineWeb

@Suite struct SessionTokensTests {
    /// A wall clock that only a test moves.
    private final class WallClock: Sendable {
        let time = Mutex(1_800_000_000)
        func advance(_ seconds: Int) { time.withLock { $0 += seconds } }
    }

    private let clock = WallClock()
    private let key = ContentHash.digest(of: "the key of these tests".utf8)
    private let visitor = "visitor000000000000000000"

    private func tokens(
        key: [UInt8]? = nil, app: String = "Challenge", protocolName: String = WireProtocol.name
    ) -> SessionTokens {
        let clock = clock
        return SessionTokens(keys: TokenKeys(current: key ?? self.key), app: app, protocolName: protocolName) {
            clock.time.withLock { $0 }
        }
    }

    private func refusal(
        _ tokens: SessionTokens, _ token: String, _ kind: SessionTokens.Kind = .resume, visitor: String? = nil
    ) -> SessionTokens.Refusal? {
        do throws(SessionTokens.Refusal) {
            try tokens.check(token, is: kind, visitor: visitor ?? self.visitor)
            return nil
        } catch {
            return error
        }
    }

    @Test func `a token is good for its visitor, its kind and its time`() {
        let token = tokens().issue(.resume, visitor: visitor, lifetime: 600)
        #expect(refusal(tokens(), token) == nil)
        clock.advance(600 + SessionTokens.skew)
        #expect(refusal(tokens(), token) == nil)
        clock.advance(1)
        #expect(refusal(tokens(), token) == .expired)
    }

    @Test func `tokens have names that come once`() {
        let tokens = tokens()
        #expect(Set((0..<1_000).map { _ in tokens.issue(.adoption, visitor: visitor, lifetime: 10) }).count == 1_000)
    }

    @Test func `another cookie, app, protocol or key is the same refusal`() {
        let token = tokens().issue(.resume, visitor: visitor, lifetime: 600)
        #expect(refusal(tokens(), token, visitor: "visitor000000000000000001") == .signature)
        #expect(refusal(tokens(), token, visitor: "") == .signature)
        #expect(refusal(tokens(app: "Neva"), token) == .signature)
        #expect(refusal(tokens(protocolName: "vitrine.2"), token) == .signature)
        #expect(refusal(tokens(key: ContentHash.digest(of: "another key".utf8)), token) == .signature)
    }

    /// What is bound is written with its length: the end of one part is not the beginning of the next.
    @Test func `parts cannot lend each other letters`() {
        let token = tokens(app: "bc").issue(.resume, visitor: "a", lifetime: 600)
        #expect(refusal(tokens(app: "c"), token, visitor: "ab") == .signature)
        #expect(refusal(tokens(app: "bc"), token, visitor: "a") == nil)
    }

    @Test func `a token for one thing is none for another`() {
        let tokens = tokens()
        for kind in SessionTokens.Kind.allCases {
            let token = tokens.issue(kind, visitor: visitor, lifetime: 600)
            for other in SessionTokens.Kind.allCases {
                #expect(refusal(tokens, token, other) == (kind == other ? nil : .kind))
            }
        }
    }

    @Test func `a token from the future is refused, but for clocks that differ a little`() {
        let token = tokens().issue(.resume, visitor: visitor, lifetime: 600)
        clock.advance(-SessionTokens.skew)
        #expect(refusal(tokens(), token) == nil)
        clock.advance(-1)
        #expect(refusal(tokens(), token) == .notYet)
    }

    @Test func `no altered byte, no shortened and no lengthened token passes`() {
        let tokens = tokens()
        let token = Array(tokens.issue(.resume, visitor: visitor, lifetime: 600).utf8)
        let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=+/. ".utf8)
        for index in token.indices {
            for letter in letters where letter != token[index] {
                var altered = token
                altered[index] = letter
                let refused = refusal(tokens, String(decoding: altered, as: UTF8.self))
                #expect(refused == .signature || refused == .malformed, "letter \(index)")
            }
        }
        for length in 0..<token.count {
            #expect(refusal(tokens, String(decoding: token.prefix(length), as: UTF8.self)) != nil)
        }
        for addition in ["A", "=", "==", " ", "\n", ".", String(repeating: "A", count: 400)] {
            #expect(refusal(tokens, String(decoding: token, as: UTF8.self) + addition) != nil)
        }
    }

    @Test func `an old key is believed until its grace ends`() {
        var rotated = tokens()
        let token = rotated.issue(.resume, visitor: visitor, lifetime: 100_000)
        rotated.keys.rotate(graceEnds: clock.time.withLock { $0 } + 3_600)
        #expect(refusal(rotated, token) == nil)
        let newer = rotated.issue(.resume, visitor: visitor, lifetime: 100_000)
        #expect(refusal(tokens(), newer) == .signature, "the new key signs")
        clock.advance(3_600)
        #expect(refusal(rotated, token) == .signature)
        #expect(refusal(rotated, newer) == nil)
    }

    @Test func `keys that were replaced often are forgotten`() {
        var rotated = tokens()
        let token = rotated.issue(.resume, visitor: visitor, lifetime: 100_000)
        for _ in 0..<TokenKeys.limit { rotated.keys.rotate(graceEnds: .max) }
        #expect(refusal(rotated, token) == .signature)
    }

    @Test func `an operator's keys survive a restart, and short ones are refused`() throws {
        let secret = String(repeating: "s", count: TokenKeys.shortestSecret)
        let old = String(repeating: "o", count: TokenKeys.shortestSecret)
        let now = clock.time.withLock { $0 }
        func tokens(_ environment: [String: String]) throws -> SessionTokens {
            let clock = clock
            return SessionTokens(keys: try TokenKeys(environment: environment, now: now), app: "Challenge") {
                clock.time.withLock { $0 }
            }
        }
        let before = try tokens(["VITRINE_TOKEN_KEY": old])
        let token = before.issue(.resume, visitor: visitor, lifetime: 100_000)
        #expect(refusal(try tokens(["VITRINE_TOKEN_KEY": old]), token) == nil)
        #expect(refusal(try tokens(["VITRINE_TOKEN_KEY": secret]), token) == .signature)
        let after = try tokens(["VITRINE_TOKEN_KEY": secret, "VITRINE_TOKEN_KEY_OLD": old])
        #expect(refusal(after, token) == nil)
        clock.advance(TokenKeys.startGrace)
        #expect(refusal(after, token) == .signature)
        #expect(refusal(try tokens([:]), token) == .signature)
        #expect(throws: TokenKeys.Failure.shortSecret(variable: "VITRINE_TOKEN_KEY")) {
            try tokens(["VITRINE_TOKEN_KEY": "short"])
        }
        #expect(throws: TokenKeys.Failure.shortSecret(variable: "VITRINE_TOKEN_KEY_OLD")) {
            try tokens(["VITRINE_TOKEN_KEY": secret, "VITRINE_TOKEN_KEY_OLD": "short"])
        }
    }
}
