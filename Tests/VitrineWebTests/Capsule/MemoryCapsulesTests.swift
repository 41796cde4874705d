// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import TestSupport
import Testing

@testable import VitrineWeb

@Suite("The capsules of sessions in memory") struct MemoryCapsulesTests {
    /// A clock that only a test moves.
    private final class Clock: Sendable {
        let time = Mutex(Duration.zero)
        func move(_ duration: Duration) { time.withLock { $0 += duration } }
    }

    private let clock = Clock()

    private func memory(
        total: Int = 1 << 20, each: Int = 1 << 16, visitor: CapsuleShares.Limits = CapsuleShares.Limits()
    ) -> MemoryCapsules {
        var limits = MemoryCapsules.Limits()
        limits.visitor = visitor
        limits.total = total
        limits.each = each
        limits.age = .seconds(60)
        return MemoryCapsules(limits: limits) { [clock] in clock.time.withLock { $0 } }
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
        let memory = memory()
        #expect(memory.put(capsule("a")))
        let taken = memory.take("a", token: 4)
        #expect(taken?.generation == 1)
        #expect(memory.take("a", token: 4) == nil)
        #expect(memory.put(capsule("a")) == false)
        #expect(memory.put(capsule("a", 1)))
        #expect(memory.count == 1)
        // A former owner that ends does not end the session.
        memory.end("a", generation: 0)
        #expect(memory.count == 1)
        memory.end("a", generation: 1)
        #expect(memory.count == 0)
        #expect(memory.bytes == 0)
    }

    @Test("a token that was replaced does not take it", arguments: [1, 0, -1])
    func tokens(number: Int) async {
        let memory = memory()
        memory.put(capsule("a"))
        #expect(memory.take("a", token: number) == nil)
        #expect(memory.take("a", token: 2) != nil)
    }

    @Test("a token that its owner gave away after it had kept it takes it")
    func newerToken() async {
        let memory = memory()
        memory.put(capsule("a"))
        #expect(memory.take("a", token: 5) != nil)
    }

    @Test("what a process took and did not keep comes back when it ends, and counts as lost")
    func loans() async {
        let memory = memory()
        memory.put(capsule("a", isFinal: true))
        memory.put(capsule("b", isFinal: true))
        let (first, second) = (CapsuleLoans(memory), CapsuleLoans(memory))
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
        let memory = MemoryCapsules { [clock] in clock.time.withLock { $0 } }
        memory.put(capsule("a", losses: 1))
        clock.move(.seconds(61))
        #expect(memory.take("a", token: 3)?.losses == 1)
    }

    @Test("a session that was lost says so, one that was left in order does not")
    func losses() async {
        let memory = memory()
        memory.put(capsule("a", losses: 1))
        memory.put(capsule("b", isFinal: true))
        #expect(memory.take("a", token: 3)?.losses == 2)
        #expect(memory.take("b", token: 3)?.losses == 0)
    }

    @Test("ends after its time")
    func age() async {
        let memory = memory()
        memory.put(capsule("a"))
        clock.move(.seconds(40))
        memory.put(capsule("b"))
        clock.move(.seconds(40))
        #expect(memory.all.map(\.session) == ["b"])
        #expect(memory.take("a", token: 3) == nil)
        #expect(memory.bytes == 10)
    }

    @Test("has a limit, over which the oldest goes; what alone is too large is not kept")
    func limit() {
        let memory = memory(total: 100, each: 60)
        for name in ["a", "b", "c"] { memory.put(capsule(name, bytes: 40)) }
        #expect(memory.all.map(\.session) == ["b", "c"])
        memory.put(capsule("b", bytes: 50))
        #expect(memory.all.map(\.session) == ["c", "b"])
        memory.put(capsule("c", bytes: 61))
        #expect(memory.all.map(\.session) == ["b"])
        #expect(memory.bytes == 50)
    }

    /// Three sessions and 100 bytes of one visitor.
    private var share: CapsuleShares.Limits {
        var limits = CapsuleShares.Limits()
        limits.count = 3
        limits.bytes = 100
        return limits
    }

    private func capsule(_ session: String, of owner: String, bytes: Int = 10, isParting: Bool = false) -> SealedCapsule
    {
        var capsule = capsule(session, bytes: bytes)
        capsule.owner = owner
        if isParting { capsule.isParting = true }
        return capsule
    }

    @Test("a visitor who has more than is kept of one loses what was put longest ago, and nobody else loses anything")
    func visitors() {
        let memory = memory(visitor: share)
        memory.put(capsule("other", of: "bob", bytes: 90))
        memory.put(capsule("nobody's"))
        for name in ["a", "b", "c", "a", "d"] { memory.put(capsule(name, of: "ann")) }
        #expect(memory.all.map(\.session) == ["other", "nobody's", "c", "a", "d"])
        memory.put(capsule("e", of: "ann", bytes: 85))
        #expect(memory.all.map(\.session) == ["other", "nobody's", "d", "e"])
        // What was taken counts as a session without bytes, and is not owned twice.
        #expect(memory.take("e", token: 3) != nil)
        memory.put(capsule("f", of: "ann", bytes: 85))
        #expect(memory.all.map(\.session) == ["other", "nobody's", "d", "f"])
        #expect(memory.put(capsule("e", of: "ann")) == false)
        memory.put(capsule("g", of: "ann", bytes: 1))
        #expect(memory.all.map(\.session) == ["other", "nobody's", "f", "g"])
        // What has ended or expired is no more in the way.
        memory.end("f", generation: 0)
        memory.put(capsule("h", of: "ann", bytes: 90))
        #expect(memory.all.map(\.session) == ["other", "nobody's", "g", "h"])
        clock.move(.seconds(61))
        for name in ["i", "j", "k"] { memory.put(capsule(name, of: "ann", bytes: 30)) }
        #expect(memory.all.map(\.session) == ["i", "j", "k"])
        #expect(memory.bytes == 90)
    }

    @Test("of processes that leave, a visitor's sessions that are put first stay, and the others are counted")
    func partingOfOneVisitor() {
        let memory = memory(visitor: share)
        for name in ["a", "b", "c", "d", "a"] { memory.put(capsule(name, of: "ann", isParting: true)) }
        memory.put(capsule("e", of: "bob", isParting: true))
        #expect(memory.all.map(\.session) == ["b", "c", "a", "e"])
        #expect(memory.turnedAwayCount == 1)
        memory.put(capsule("b", of: "ann", bytes: 81, isParting: true))
        #expect(memory.turnedAwayCount == 2)
    }

    @Test("a folder into which several runs have written brings no more of a visitor than is kept of one")
    func folderOfOneVisitor() {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: url) }
        let folder = CapsuleFolder(url) { 0 }
        for run in 1...3 {
            let memory = memory(visitor: share)
            for name in ["a", "b"] { memory.put(capsule("\(name)\(run)", of: "ann")) }
            #expect(folder.save(memory) == nil)
        }
        let next = memory(visitor: share)
        #expect(folder.move(into: next).isEmpty)
        #expect(next.count == 3)
    }

    @Test("in random scenarios of several owners nobody owns a session twice")
    func scenarios() async {
        var generator = SeededGenerator(seed: 51)
        for _ in 0..<500 {
            let memory = memory()
            // What each of three processes believes: the generation in which it has the session.
            var owners: [Int?] = [0, nil, nil]
            var newest = 0
            for _ in 0..<20 {
                let process = Int.random(in: 0..<3, using: &generator)
                if let generation = owners[process], Bool.random(using: &generator) {
                    let isKept = memory.put(capsule("a", generation))
                    #expect(isKept == (generation == newest))
                    if !isKept { owners[process] = nil }
                } else if owners[process] == nil, let taken = memory.take("a", token: 3) {
                    #expect(taken.generation > newest)
                    newest = taken.generation
                    owners[process] = newest
                }
            }
        }
    }

    @Test("of processes that leave, those that are put first stay, and what had no room is counted")
    func parting() throws {
        func parting(_ session: String) -> SealedCapsule {
            var capsule = capsule(session, isFinal: true)
            capsule.isParting = true
            return capsule
        }
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: url) }
        let memory = memory(total: 30)
        memory.put(capsule("before"))
        for session in ["a", "b", "c", "d"] { #expect(memory.put(parting(session))) }
        #expect(memory.all.map(\.session) == ["a", "b", "c"])
        #expect(memory.turnedAwayCount == 1)
        let folder = CapsuleFolder(url) { 0 }
        #expect(folder.save(memory)?.hasPrefix("1 sessions had no room") == true)
        // To the next process they are sessions like all others.
        let next = self.memory(total: 30)
        #expect(folder.move(into: next).isEmpty)
        next.put(capsule("new"))
        #expect(next.count == 3 && next.all.last?.session == "new")
        #expect(next.all.allSatisfy { $0.isParting == nil })
    }

    @Test("what cannot be written to the folder is counted, and the rest is written")
    func unwritable() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: url) }
        // A folder stands where a file of the first session would be.
        let taken = url.appendingPathComponent("a.capsule").appendingPathComponent("full")
        try FileManager.default.createDirectory(at: taken, withIntermediateDirectories: true)
        let memory = memory()
        memory.put(capsule("a", isFinal: true))
        memory.put(capsule("b", isFinal: true))
        let folder = CapsuleFolder(url) { 0 }
        #expect(folder.save(memory)?.hasPrefix("1 of 2 sessions cannot be kept") == true)
        #expect(FileManager.default.fileExists(atPath: url.appendingPathComponent("b.capsule").path))
    }

    @Test("waits in a folder for the next start, once, for its owner only, and no longer than its time")
    func folder() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: url) }
        let time = Mutex(1_000)
        let folder = CapsuleFolder(url) { time.withLock { $0 } }
        let first = memory()
        first.put(capsule("a", isFinal: true))
        first.put(capsule("b", isFinal: true))
        #expect(folder.save(first) == nil)
        let mode = try FileManager.default.attributesOfItem(atPath: url.appendingPathComponent("a.capsule").path)
        #expect(mode[.posixPermissions] as? Int == 0o600)
        try Data("no capsule".utf8).write(to: url.appendingPathComponent("c.capsule"))
        let second = memory()
        #expect(folder.move(into: second, age: 60) == ["c.capsule"])
        #expect(Set(second.all) == Set(first.all))
        #expect(folder.move(into: memory(), age: 60).isEmpty)
        #expect(try FileManager.default.contentsOfDirectory(atPath: url.path).isEmpty)
        #expect(folder.save(first) == nil)
        time.withLock { $0 += 61 }
        let third = memory()
        #expect(folder.move(into: third, age: 60).isEmpty)
        #expect(third.count == 0)
    }

    @Test("what is written to the folder after the start is found there, once, and by its own token")
    func folderOfProcessThatEndsLater() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: url) }
        let time = Mutex(1_000)
        let folder = CapsuleFolder(url) { time.withLock { $0 } }
        let second = MemoryCapsules(left: { folder.take($0) })
        #expect(folder.move(into: second).isEmpty)
        #expect(second.take("a", token: 4) == nil)
        let first = memory()
        for session in ["a", "b", "c"] { first.put(capsule(session, isFinal: true)) }
        #expect(folder.save(first) == nil)
        #expect(second.take("a", token: 4)?.generation == 1)
        #expect(second.take("a", token: 4) == nil)
        // A token that is no good does not lose the session.
        #expect(second.take("b", token: 1) == nil)
        #expect(second.take("b", token: 4)?.session == "b")
        #expect(folder.take("../a") == nil)
        // What is too old is of no use.
        time.withLock { $0 += 61 }
        #expect(folder.take("c", age: 60) == nil)
        #expect(try FileManager.default.contentsOfDirectory(atPath: url.path).isEmpty)
    }

    @Test("what a former owner leaves late is refused where another process has the session")
    func folderOfFormerOwner() {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: url) }
        let folder = CapsuleFolder(url) { 0 }
        let second = MemoryCapsules(left: { folder.take($0) })
        second.put(capsule("a"))
        #expect(second.take("a", token: 4)?.generation == 1)
        let first = memory()
        first.put(capsule("a"))
        #expect(folder.save(first) == nil)
        #expect(second.take("a", token: 4) == nil)
    }
}
