// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization
import Testing

@testable import VitrineStore

@Suite("What is said of a store") struct StoreProblemsTests {
    @Test("a store that takes nothing is said once, whatever it removes, and again when it has taken something since")
    func refusals() {
        let said = Mutex<[String]>([])
        let problems = StoreProblems(address: StoreAddress(host: "cache")) { text in said.withLock { $0.append(text) } }
        let put = [RESPCommand(script: CapsuleScripts.put, keys: [], arguments: [])]
        let end = [RESPCommand(script: CapsuleScripts.end, keys: [], arguments: [])]
        for _ in 0..<3 {
            problems.note([.error("OOM no room")], to: put)
            problems.note([.integer(1)], to: end)
        }
        #expect(said.withLock { $0.count } == 1)
        problems.note([.error("READONLY a replica")], to: put)
        #expect(said.withLock { $0.count } == 2)
        problems.note([.integer(1)], to: put)
        problems.note([.error("READONLY a replica")], to: put)
        #expect(said.withLock { $0.count } == 3)
        #expect(said.withLock { $0.allSatisfy { $0.contains("store-refuses") } })
    }
}
