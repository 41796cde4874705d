// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization
import Testing

@testable import VitrineStore

@Suite("Connections to a store") struct StoreConnectionTests {
    /// Answers as a store does that lets everybody in.
    @Sendable private static func friendly(_ words: [String]) -> String? {
        switch words.first {
        case "PING": "+PONG\r\n"
        case "ECHO": "+\(words.last ?? "")\r\n"
        case "QUIT": nil
        default: "+OK\r\n"
        }
    }

    @Test("one lets oneself in and chooses the database first")
    func greeting() async throws {
        let server = try await ScriptedServer.start(Self.friendly)
        var address = server.address
        address.password = "secret"
        let plain = try await StoreConnection.open(address)
        (address.user, address.database) = ("app", 3)
        let named = try await StoreConnection.open(address)
        #expect(
            server.commands == [
                ["AUTH", "secret"], ["PING"], ["AUTH", "app", "secret"], ["SELECT", "3"], ["PING"],
            ])
        plain.close()
        named.close()
        await server.stop()
    }

    @Test("a store that lets nobody in says why", arguments: ["AUTH", "SELECT", "PING"])
    func refusals(word: String) async throws {
        let server = try await ScriptedServer.start { words in
            words.first == word ? "-NO not you\r\n" : Self.friendly(words)
        }
        var address = server.address
        (address.password, address.database) = ("secret", 1)
        let target = address
        await #expect(throws: StoreError.refused("NO not you")) {
            _ = try await StoreConnection.open(target)
        }
        await server.stop()
    }

    @Test("nobody at the address is an error in words")
    func nobody() async throws {
        let server = try await ScriptedServer.start(Self.friendly)
        let address = server.address
        await server.stop()
        do {
            _ = try await StoreConnection.open(address)
            Issue.record("somebody listens")
        } catch StoreError.unreachable(let why) {
            #expect(why.contains("refused"), "\(why)")
        }
    }

    @Test("many questions at once have their own answers")
    func pipelining() async throws {
        let server = try await ScriptedServer.start(Self.friendly)
        let line = try await StoreConnection.open(server.address)
        await withTaskGroup(of: Bool.self) { group in
            for number in 0..<200 {
                group.addTask {
                    let answers = try? await line.ask([
                        RESPCommand("ECHO", "\(number)"), RESPCommand("ECHO", "again \(number)"),
                    ])
                    return answers == [.simple("\(number)"), .simple("again \(number)")]
                }
            }
            for await isOwn in group { #expect(isOwn) }
        }
        line.close()
        await server.stop()
    }

    @Test("a store that ends the connection is heard of")
    func hungUp() async throws {
        let server = try await ScriptedServer.start(Self.friendly)
        let line = try await StoreConnection.open(server.address)
        await #expect(throws: StoreError.closed) { try await line.ask([RESPCommand("QUIT")]) }
        await line.ended()
        #expect(!line.isOpen)
        await server.stop()
    }
}
