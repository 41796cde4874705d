// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineBase
import VitrineCore

@testable import VitrineWeb

/// What a session leaves, as bytes that lie where others can reach them.
@Suite("A capsule as bytes") struct CapsuleTests {
    // The shape has the same name.
    private typealias Capsule = VitrineWeb.Capsule

    private static let key = ContentHash.digest(of: "key".utf8)
    private static let another = ContentHash.digest(of: "another".utf8)

    private static func seal(_ keys: TokenKeys, app: String = "Shop") -> Seal {
        Seal(keys: keys, purpose: ["vitrine capsule"], owner: [app])
    }

    private let capsule = Capsule(
        build: "1",
        parked: ParkedScene.Record(
            path: "/milk", depth: 1, trail: ["/"], targets: [3, 5], signatures: [7, 9], offsets: [1: [0, 240]]),
        states: StateArchive(), lastEvent: 4)

    private func sealed(_ keys: TokenKeys = TokenKeys(current: Self.key)) throws -> Data {
        try capsule.sealed(Self.seal(keys), session: "session", visitor: "ann")
    }

    /// Why bytes are not opened; `nil` where they are.
    private func refusal(
        _ bytes: Data, _ seal: Seal = Self.seal(TokenKeys(current: Self.key)), session: String = "session",
        visitor: String = "ann", now: Int = 0
    ) -> Capsule.Refusal? {
        do throws(Capsule.Refusal) {
            _ = try Capsule(bytes, seal, session: session, visitor: visitor, now: now)
            return nil
        } catch {
            return error
        }
    }

    @Test func `is read with the key that has closed it, for its session and visitor`() throws {
        let bytes = try sealed()
        let read = try Capsule(
            bytes, Self.seal(TokenKeys(current: Self.key)), session: "session", visitor: "ann", now: 0)
        #expect(read.parked.path == "/milk")
        #expect(read.parked.targets == [3, 5])
        #expect(read.lastEvent == 4)
        #expect(bytes.range(of: Data("milk".utf8)) == nil)
    }

    @Test func `is nothing to another session, visitor, app or key`() throws {
        let bytes = try sealed()
        #expect(refusal(bytes) == nil)
        #expect(refusal(bytes, session: "another") == .seal)
        #expect(refusal(bytes, visitor: "bob") == .seal)
        #expect(refusal(bytes, Self.seal(TokenKeys(current: Self.key), app: "Bank")) == .seal)
        #expect(refusal(bytes, Self.seal(TokenKeys(current: Self.another))) == .seal)
    }

    @Test func `is opened with the key before until the grace of that ends`() throws {
        let (old, new) = (String(repeating: "a", count: 32), String(repeating: "b", count: 32))
        let bytes = try sealed(TokenKeys(environment: ["VITRINE_TOKEN_KEY": old], now: 0))
        let replaced = try TokenKeys(environment: ["VITRINE_TOKEN_KEY": new, "VITRINE_TOKEN_KEY_OLD": old], now: 0)
        #expect(refusal(bytes, Self.seal(replaced), now: TokenKeys.startGrace - 1) == nil)
        #expect(refusal(bytes, Self.seal(replaced), now: TokenKeys.startGrace) == .seal)
    }

    @Test func `is refused wherever a byte of it was changed, and where it ends early`() throws {
        let bytes = try sealed()
        for place in bytes.indices {
            var changed = bytes
            changed[place] ^= 1
            let expected: Capsule.Refusal = place == 0 ? .format : .seal
            #expect(refusal(changed) == expected, "byte \(place)")
            #expect(refusal(bytes.prefix(place)) != nil, "\(place) bytes")
        }
    }
}
