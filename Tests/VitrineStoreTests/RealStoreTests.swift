// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineCore
import VitrineWeb

@testable import VitrineStore

/// What the scripts do is known by a server alone.
@Suite("Capsules in a Redis of this machine", .enabled(if: RedisProcess.program != nil, "\(RedisProcess.hint)"))
struct RealStoreTests {
    private func capsule(
        _ session: String, _ generation: Int, owner: String = "ann", token: Int = 2, isFinal: Bool = false,
        losses: Int = 0, bytes: Data = Data([0, 13, 10, 255])
    ) -> SealedCapsule {
        SealedCapsule(
            session: session, owner: owner, generation: generation, oldestToken: token, newestToken: token + 2,
            isFinal: isFinal, losses: losses, bytes: bytes)
    }

    /// Connects with a new server.
    private func withServer(_ work: (StoreAddress, any StoreLine) async throws -> Void) async throws {
        let server = try await RedisProcess()
        defer { server.stop() }
        let line = try await StoreConnection.open(server.address)
        try await work(server.address, line)
        line.close()
    }

    private func capsules(
        _ line: any StoreLine, loan: Duration = .seconds(3_600), visitor: CapsuleShares.Limits = CapsuleShares.Limits()
    ) -> StoredCapsules {
        var limits = StoredCapsules.Limits()
        limits.visitor = visitor
        limits.loan = loan
        limits.patience = max(loan, .milliseconds(1))
        return StoredCapsules(prefix: "t:", limits: limits, pause: { _ in }, ask: { try await line.ask($0) })
    }

    @Test("random stories end as those with a store in memory", arguments: [1, 2, 3] as [UInt64])
    func stories(seed: UInt64) async throws {
        try await withServer { _, line in
            let (stored, memory) = (capsules(line), MemoryCapsules())
            var state = seed
            func random(_ bound: Int) -> Int {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return Int(state >> 33) % bound
            }
            var (kept, taken) = (0, 0)
            for step in 0..<1_000 {
                let session = ["a", "b", "c", "d"][random(4)]
                // A session is one visitor's.
                let owner = session < "c" ? "ann" : "bob"
                switch random(40) {
                case 0...3:
                    let generation = random(step / 20 + 2)
                    await stored.end(session, generation: generation)
                    memory.end(session, generation: generation)
                case 4...20:
                    let token = random(6)
                    let (found, expected) = (
                        await stored.take(session, token: token), memory.take(session, token: token)
                    )
                    #expect(found == expected, "step \(step)")
                    taken += found == nil ? 0 : 1
                default:
                    let next = capsule(
                        session, random(step / 20 + 2), owner: owner, token: random(5), isFinal: random(2) == 0,
                        losses: random(2), bytes: Data("\(step)".utf8))
                    let (isKept, expected) = (await stored.put(next), memory.put(next))
                    #expect(isKept == expected, "step \(step)")
                    kept += isKept ? 1 : 0
                }
            }
            #expect(kept > 10)
            #expect(taken > 10)
            await stored.forget(owner: "ann")
            memory.forget(owner: "ann")
            for session in ["a", "c"] {
                let next = capsule(session, 1_000, owner: session < "c" ? "ann" : "bob")
                let (isKept, expected) = (await stored.put(next), memory.put(next))
                #expect(isKept == expected)
                let (found, left) = (await stored.take(session, token: 9), memory.take(session, token: 9))
                #expect(found == left)
                #expect((found == nil) == (session == "a"))
            }
        }
    }

    @Test("of many that want a session at once one gets it")
    func once() async throws {
        try await withServer { address, line in
            let first = capsules(line)
            for number in 0..<50 { #expect(await first.put(capsule("s\(number)", 0))) }
            let other = try await StoreConnection.open(address)
            let nodes = [first, capsules(other), capsules(line), capsules(other)]
            let taken = await withTaskGroup(of: String?.self) { group in
                for number in 0..<50 {
                    for node in nodes { group.addTask { await node.take("s\(number)", token: 3)?.session } }
                }
                var found: [String] = []
                for await case let session? in group { found.append(session) }
                return found
            }
            #expect(taken.count == 50)
            #expect(Set(taken).count == 50)
            other.close()
        }
    }

    @Test("what was taken and not kept is lent for a time, then given to the next one as lost")
    func loans() async throws {
        try await withServer { _, line in
            // A loan that is over at once.
            let node = capsules(line, loan: .zero)
            #expect(await node.put(capsule("a", 0, isFinal: true)))
            let first = try #require(await node.take("a", token: 3))
            #expect(first.losses == 0)
            #expect(first.wasTakenBefore == nil)
            let second = try #require(await node.take("a", token: 3))
            #expect(second.generation == 2)
            #expect(second.losses == 1)
            #expect(second.wasTakenBefore == true)
            #expect(second.bytes == Data([0, 13, 10, 255]))
            // The first one has lost it, and hears of it when it keeps the session.
            #expect(await node.put(capsule("a", 1)) == false)
            #expect(await node.put(capsule("a", 2)))
            let third = try #require(await node.take("a", token: 3))
            #expect(third.wasTakenBefore == nil)
        }
    }

    @Test("capsules that overtake each other on their way leave the last one")
    func order() async throws {
        try await withServer { _, line in
            let node = capsules(line)
            for round in 0..<20 {
                await withTaskGroup(of: Void.self) { group in
                    for number in 0..<10 {
                        group.addTask { _ = await node.put(capsule("r\(round)", 0, bytes: Data("\(number)".utf8))) }
                    }
                }
                #expect(await node.put(capsule("r\(round)", 0, bytes: Data("last".utf8))))
                #expect(await node.take("r\(round)", token: 9)?.bytes == Data("last".utf8))
            }
        }
    }

    @Test("names of keys say whose they are, and everything ends by itself")
    func keys() async throws {
        try await withServer { _, line in
            let node = capsules(line)
            _ = await node.put(capsule("a", 0))
            _ = await node.take("a", token: 3)
            await node.forget(owner: "bob")
            let keys = try await line.ask([RESPCommand("KEYS", "*")]).first?.items?.compactMap(\.text).sorted() ?? []
            #expect(keys == ["t:forgotten:bob", "t:session:a", "t:visitor:ann"])
            let sessions = try await line.ask([RESPCommand("ZRANGE", "t:visitor:ann", "0", "-1")]).first?.items ?? []
            #expect(sessions == [.bulk(Array("t:session:a".utf8))])
            for key in keys {
                let left = try await line.ask([RESPCommand("PTTL", key)]).first?.number ?? 0
                #expect(left > 0, "\(key)")
            }
        }
    }

    @Test("all sessions of a visitor are forgotten, and those that ended by their age are not remembered")
    func visitors() async throws {
        try await withServer { _, line in
            let node = capsules(line)
            for number in 0..<200 { _ = await node.put(capsule("s\(number)", 0)) }
            // They were kept long ago, but for one that was taken since.
            for number in 0..<200 {
                _ = try await line.ask([RESPCommand("ZADD", "t:visitor:ann", "1", "t:session:s\(number)")])
            }
            _ = await node.take("s7", token: 3)
            _ = await node.put(capsule("s8", 0))
            let left = try await line.ask([RESPCommand("ZRANGE", "t:visitor:ann", "0", "-1")]).first?.items ?? []
            let names = left.compactMap(\.text)
            #expect(names == ["t:session:s7", "t:session:s8"])
            await node.forget(owner: "ann")
            let found = try await line.ask([RESPCommand("EXISTS", "t:session:s7", "t:session:s8", "t:visitor:ann")])
            #expect(found == [.integer(0)])
        }
    }

    @Test("a visitor who has more than is kept of one loses what was kept longest ago, and nobody else loses anything")
    func shares() async throws {
        var visitor = CapsuleShares.Limits()
        visitor.count = 3
        visitor.bytes = 100
        try await withServer { [visitor] _, line in
            let node = capsules(line, visitor: visitor)
            func sessions() async throws -> [String] {
                try await line.ask([RESPCommand("KEYS", "t:session:*")]).first?.items?.compactMap(\.text).sorted() ?? []
            }
            func names(_ names: String...) -> [String] { names.map { "t:session:\($0)" } }
            _ = await node.put(capsule("z", 0, owner: "bob", bytes: Data(count: 90)))
            for name in ["a", "b", "c", "d"] { #expect(await node.put(capsule(name, 0, bytes: Data(count: 10)))) }
            #expect(try await sessions() == names("b", "c", "d", "z"))
            // By bytes.
            #expect(await node.put(capsule("e", 0, bytes: Data(count: 85))))
            #expect(try await sessions() == names("d", "e", "z"))
            // A process that leaves puts what was used last first.
            var last = capsule("f", 0, bytes: Data(count: 10))
            last.isParting = true
            #expect(await node.put(last))
            #expect(try await sessions() == names("d", "e", "z"))
            var known = capsule("e", 0, bytes: Data(count: 80))
            known.isParting = true
            #expect(await node.put(known))
            #expect(await node.put(last))
            #expect(try await sessions() == names("d", "e", "f", "z"))
            let left = try await line.ask([RESPCommand("ZRANGE", "t:visitor:ann", "0", "-1")]).first?.items ?? []
            #expect(left.compactMap(\.text) == names("d", "e", "f"))
        }
    }

    @Test("what browsers keep is written, merged and deleted, and a browser without values is known")
    func defaults() async throws {
        try await withServer { _, line in
            let defaults = StoredDefaults(prefix: "t:") { try await line.ask($0) }
            #expect(try await defaults.values(of: "a") == nil)
            let nothing = try await defaults.write(["x": .integer(1)], of: "a", isWhole: false)
            #expect(nothing == nil)
            let values: [String: DefaultsValue] = [
                "": .string("é\r\n"), "x": .integer(1), "list": .array([.bool(true), .data(Data([0, 255]))]),
            ]
            let written = try await defaults.write(values.mapValues { .some($0) }, of: "a", isWhole: true)
            #expect(written == values)
            let changed = try await defaults.write(["x": nil, "": nil, "y": .double(0.5)], of: "a", isWhole: false)
            #expect(changed == ["list": .array([.bool(true), .data(Data([0, 255]))]), "y": .double(0.5)])
            #expect(try await defaults.values(of: "a") == changed)
            let empty = try await defaults.write(["list": nil, "y": nil], of: "a", isWhole: false)
            #expect(empty?.isEmpty == true)
            #expect(try await defaults.values(of: "a")?.isEmpty == true)
            let left = try await line.ask([RESPCommand("PTTL", "t:defaults:a")]).first?.number ?? 0
            #expect(left > 89 * 86_400_000)
            // Written by a version that gave it no end.
            _ = try await line.ask([RESPCommand("PERSIST", "t:defaults:a")])
            _ = try await defaults.values(of: "a")
            let end = try await line.ask([RESPCommand("PTTL", "t:defaults:a")]).first?.number ?? 0
            #expect(end > 0)
            try await defaults.forget("a")
            #expect(try await defaults.values(of: "a") == nil)
        }
    }

    @Test("what browsers keep ends with the time for which absent ones are remembered")
    func lifetime() async throws {
        try await withServer { _, line in
            let defaults = StoredDefaults(prefix: "t:", lifetime: .seconds(1_000)) { try await line.ask($0) }
            _ = try await defaults.write(["x": .integer(1)], of: "a", isWhole: true)
            _ = try await line.ask([RESPCommand("PEXPIRE", "t:defaults:a", "5000")])
            _ = try await defaults.values(of: "a")
            let left = try await line.ask([RESPCommand("PTTL", "t:defaults:a")]).first?.number ?? 0
            #expect(left > 5_000)
        }
    }
}
