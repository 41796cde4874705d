// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import TestSupport
import Testing

@testable import VitrineWeb

@Suite("The capsules of sessions in memory") struct CapsuleShelfTests {
    /// A clock that only a test moves.
    private final class Clock: Sendable {
        let time = Mutex(Duration.zero)
        func move(_ duration: Duration) { time.withLock { $0 += duration } }
    }

    private let clock = Clock()

    private func shelf(total: Int = 1 << 20, each: Int = 1 << 16) -> CapsuleShelf {
        var limits = CapsuleShelf.Limits()
        limits.total = total
        limits.each = each
        limits.age = .seconds(60)
        return CapsuleShelf(limits: limits) { [clock] in clock.time.withLock { $0 } }
    }

    private func capsule(
        _ session: String, _ generation: Int = 0, bytes: Int = 10, isFinal: Bool = false, losses: Int = 0
    ) -> SealedCapsule {
        SealedCapsule(
            session: session, generation: generation, oldestToken: 2, newestToken: 4, isFinal: isFinal, losses: losses,
            bytes: Data(count: bytes))
    }

    @Test("a capsule is taken once, and its former owner can put none any more")
    func once() async {
        let shelf = shelf()
        #expect(shelf.put(capsule("a")))
        let taken = shelf.take("a", token: 4)
        #expect(taken?.generation == 1)
        #expect(shelf.take("a", token: 4) == nil)
        #expect(shelf.put(capsule("a")) == false)
        #expect(shelf.put(capsule("a", 1)))
        #expect(shelf.count == 1)
        // A former owner that ends does not end the session.
        shelf.end("a", generation: 0)
        #expect(shelf.count == 1)
        shelf.end("a", generation: 1)
        #expect(shelf.count == 0)
        #expect(shelf.bytes == 0)
    }

    @Test("a token that was replaced does not take it", arguments: [1, 0, -1])
    func tokens(number: Int) async {
        let shelf = shelf()
        shelf.put(capsule("a"))
        #expect(shelf.take("a", token: number) == nil)
        #expect(shelf.take("a", token: 2) != nil)
    }

    @Test("a token that its owner gave away after it had kept it takes it")
    func newerToken() async {
        let shelf = shelf()
        shelf.put(capsule("a"))
        #expect(shelf.take("a", token: 5) != nil)
    }

    @Test("what a process took and did not keep comes back when it ends, and counts as lost")
    func loans() async {
        let shelf = shelf()
        shelf.put(capsule("a", isFinal: true))
        shelf.put(capsule("b", isFinal: true))
        let (first, second) = (CapsuleLoans(shelf), CapsuleLoans(shelf))
        #expect(first.take("a", token: 3)?.losses == 0)
        #expect(first.take("b", token: 3)?.generation == 1)
        #expect(second.take("a", token: 3) == nil)
        #expect(first.put(capsule("b", 1)))
        first.giveBack()
        #expect(second.take("a", token: 3)?.losses == 1)
        #expect(second.take("b", token: 3)?.generation == 2)
        // Once.
        first.giveBack()
        #expect(second.take("a", token: 3) == nil)
    }

    @Test("a session that was kept a while ago is no more the one that was lost before")
    func recovery() async {
        let shelf = CapsuleShelf { [clock] in clock.time.withLock { $0 } }
        shelf.put(capsule("a", losses: 1))
        clock.move(.seconds(61))
        #expect(shelf.take("a", token: 3)?.losses == 1)
    }

    @Test("a session that was lost says so, one that was left in order does not")
    func losses() async {
        let shelf = shelf()
        shelf.put(capsule("a", losses: 1))
        shelf.put(capsule("b", isFinal: true))
        #expect(shelf.take("a", token: 3)?.losses == 2)
        #expect(shelf.take("b", token: 3)?.losses == 0)
    }

    @Test("ends after its time")
    func age() async {
        let shelf = shelf()
        shelf.put(capsule("a"))
        clock.move(.seconds(40))
        shelf.put(capsule("b"))
        clock.move(.seconds(40))
        #expect(shelf.all.map(\.session) == ["b"])
        #expect(shelf.take("a", token: 3) == nil)
        #expect(shelf.bytes == 10)
    }

    @Test("has a limit, over which the oldest goes; what alone is too large is not kept")
    func limit() {
        let shelf = shelf(total: 100, each: 60)
        for name in ["a", "b", "c"] { shelf.put(capsule(name, bytes: 40)) }
        #expect(shelf.all.map(\.session) == ["b", "c"])
        shelf.put(capsule("b", bytes: 50))
        #expect(shelf.all.map(\.session) == ["c", "b"])
        shelf.put(capsule("c", bytes: 61))
        #expect(shelf.all.map(\.session) == ["b"])
        #expect(shelf.bytes == 50)
    }

    @Test("in random scenarios of several owners nobody owns a session twice")
    func scenarios() async {
        var generator = SeededGenerator(seed: 51)
        for _ in 0..<500 {
            let shelf = shelf()
            // What each of three processes believes: the generation in which it has the session.
            var owners: [Int?] = [0, nil, nil]
            var newest = 0
            for _ in 0..<20 {
                let process = Int.random(in: 0..<3, using: &generator)
                if let generation = owners[process], Bool.random(using: &generator) {
                    let isKept = shelf.put(capsule("a", generation))
                    #expect(isKept == (generation == newest))
                    if !isKept { owners[process] = nil }
                } else if owners[process] == nil, let taken = shelf.take("a", token: 3) {
                    #expect(taken.generation > newest)
                    newest = taken.generation
                    owners[process] = newest
                }
            }
        }
    }

    @Test("waits in a folder for the next start, once, for its owner only, and no longer than its time")
    func folder() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: url) }
        let time = Mutex(1_000)
        let folder = CapsuleFolder(url) { time.withLock { $0 } }
        let first = shelf()
        first.put(capsule("a", isFinal: true))
        first.put(capsule("b", isFinal: true))
        #expect(folder.save(first) == nil)
        let mode = try FileManager.default.attributesOfItem(atPath: url.appendingPathComponent("a.capsule").path)
        #expect(mode[.posixPermissions] as? Int == 0o600)
        try Data("no capsule".utf8).write(to: url.appendingPathComponent("c.capsule"))
        let second = shelf()
        #expect(folder.move(into: second, age: 60) == ["c.capsule"])
        #expect(Set(second.all) == Set(first.all))
        #expect(folder.move(into: shelf(), age: 60).isEmpty)
        #expect(try FileManager.default.contentsOfDirectory(atPath: url.path).isEmpty)
        #expect(folder.save(first) == nil)
        time.withLock { $0 += 61 }
        let third = shelf()
        #expect(folder.move(into: third, age: 60).isEmpty)
        #expect(third.count == 0)
    }
}
