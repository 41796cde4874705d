// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization
import Testing
import VitrineBase
import VitrineWeb

@testable import VitrineStore

@Suite("The key of visitors that processes share") struct SharedKeyTests {
    /// A store with one value.
    private final class Store: Sendable {
        let value = Mutex<[UInt8]?>(nil)

        @Sendable func answer(_ commands: [RESPCommand]) -> [RESPValue] {
            value.withLock { value -> [RESPValue] in
                commands.map { command -> RESPValue in
                    let isSet = command.words[0] == Array("SET".utf8)
                    if isSet, value == nil || command.words.count == 3 { value = command.words[2] }
                    return isSet ? .simple("OK") : .bulk(value)
                }
            }
        }
    }

    private let store = Store()
    private let old = "an old key of thirty-two letters or more"
    private let new = "a new key of thirty-two letters or more!"

    private func key(_ own: UInt8, _ current: String, before: String? = nil, app: String = "Shop") async throws
        -> UInt8?
    {
        var environment = ["VITRINE_TOKEN_KEY": current]
        environment["VITRINE_TOKEN_KEY_OLD"] = before
        let member = SharedStore.Member(
            app: app, keys: try TokenKeys(environment: environment, now: 0),
            visitorKey: [UInt8](repeating: own, count: 32), now: 0)
        return try await SharedStore.agreedKey(of: member) { [store] in store.answer($0) }.first
    }

    @Test("the key of the first process is that of all, and is not to be read")
    func first() async throws {
        #expect(try await key(1, old) == 1)
        #expect(try await key(2, old) == 1)
        let kept = store.value.withLock { $0 } ?? []
        #expect(kept.count > 32)
        let ones = kept.count { $0 == 1 }
        #expect(ones < 16)
    }

    @Test("a process with another token key does not start")
    func another() async throws {
        _ = try await key(1, old)
        do {
            _ = try await key(2, new)
            Issue.record("it started")
        } catch let error as Diagnostic {
            #expect(error.code == .storeKey)
        }
    }

    @Test("a token key can be replaced")
    func replaced() async throws {
        _ = try await key(1, old)
        #expect(try await key(2, new, before: old) == 1)
        // By then the old one is not needed any more.
        #expect(try await key(3, new) == 1)
    }
}
