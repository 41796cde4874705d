// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// What only a process shows: its output, its exit code, its signals.
@Suite(.timeLimit(.minutes(5))) struct ServerLauncherTests {
    /// A child process whose output is read line by line.
    private final class Child: Sendable {
        let process: Process
        let output: FileHandle
        let errors: FileHandle
        private let exited: AsyncStream<Int32>

        init(_ arguments: String...) throws {
            // The products of one build stand side by side.
            let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            let process = Process()
            process.executableURL = folder.appendingPathComponent("server-test-host")
            process.arguments = arguments
            let out = Pipe()
            let err = Pipe()
            process.standardOutput = out
            process.standardError = err
            let (exited, continuation) = AsyncStream.makeStream(of: Int32.self)
            process.terminationHandler = { process in
                continuation.yield(process.terminationReason == .exit ? process.terminationStatus : -1)
                continuation.finish()
            }
            self.process = process
            self.output = out.fileHandleForReading
            self.errors = err.fileHandleForReading
            self.exited = exited
            try process.run()
        }

        func line() -> String {
            var bytes = Data()
            while let byte = try? output.read(upToCount: 1), !byte.isEmpty, byte[0] != 0x0A { bytes += byte }
            return String(decoding: bytes, as: UTF8.self)
        }

        func rest(_ handle: FileHandle) -> String {
            String(decoding: handle.readDataToEndOfFile(), as: UTF8.self)
        }

        func exitCode() async -> Int32? {
            for await code in exited { return code }
            return nil
        }
    }

    private func listeningPort(_ line: String) -> Int? {
        let prefix = "listening on http://127.0.0.1:"
        return line.hasPrefix(prefix) ? Int(line.dropFirst(prefix.count)) : nil
    }

    @Test func saysWhereItListensAndLeavesOnSIGTERM() async throws {
        let child = try Child("serve", "--port", "0")
        let port = try #require(listeningPort(child.line()))
        let page = try await RawClient.connect(port: port)
        #expect(try await page.get("/").body == "main")
        var sockets: [RawClient] = []
        for _ in 0..<50 {
            let client = try await RawClient.connect(port: port)
            #expect(try await client.openSocket().status == 101)
            sockets.append(client)
        }
        let half = try await RawClient.connect(port: port)
        try await half.send("GET / HT")
        child.process.terminate()
        for client in sockets {
            #expect(await client.closeCode() == 1001)
            await client.close()
        }
        await half.waitForClose()
        #expect(await child.exitCode() == 0)
        #expect(child.rest(child.output) == "")
        #expect(child.rest(child.errors) == "")
    }

    @Test func aTakenPortEndsItWithOneLine() async throws {
        let first = try Child("--port", "0")
        let port = try #require(listeningPort(first.line()))
        let second = try Child("--port", "\(port)")
        #expect(await second.exitCode() == 1)
        #expect(second.rest(second.output) == "")
        let said = second.rest(second.errors).split(separator: "\n")
        #expect(said.count == 1)
        #expect(said.first?.hasPrefix("error [port-in-use]: 127.0.0.1:\(port) is in use") == true)
        first.process.interrupt()
        #expect(await first.exitCode() == 0)
    }

    @Test func aWrongCommandLineShowsTheUsage() async throws {
        let child = try Child("serve", "--prot", "1")
        #expect(await child.exitCode() == 64)
        let said = child.rest(child.errors)
        #expect(said.hasPrefix("error [usage]: unknown argument '--prot'\nusage: serve"))
    }
}
