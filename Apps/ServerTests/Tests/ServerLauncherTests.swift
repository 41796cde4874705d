// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import VitrineServer

/// What only a process shows: its output, its exit code, its signals.
@Suite(.timeLimit(.minutes(5))) struct ServerLauncherTests {
    /// A child process whose output is read line by line.
    private final class Child: Sendable {
        let process: Process
        let output: FileHandle
        let errors: FileHandle
        private let exited: AsyncStream<Int32>

        convenience init(_ arguments: String...) throws {
            try self.init(arguments: arguments, environment: [:])
        }

        init(arguments: [String], environment: [String: String]) throws {
            // The products of one build stand side by side.
            let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            let process = Process()
            process.executableURL = folder.appendingPathComponent("server-test-host")
            process.arguments = arguments
            process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
            let out = Pipe()
            let err = Pipe()
            process.standardOutput = out
            process.standardError = err
            let (exited, continuation) = AsyncStream.makeStream(of: Int32.self)
            process.terminationHandler = { process in
                let status = process.terminationStatus
                continuation.yield(process.terminationReason == .exit ? status : -status)
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

        /// The status, or the number of the signal below zero.
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
        #expect(child.rest(child.output).hasPrefix("metrics on http://127.0.0.1:"))
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
        #expect(said.hasPrefix("error [usage]: Unknown option '--prot'") && said.contains("Usage: serve <options>"))
    }

    // MARK: - Traps and hangs

    /// Lets a process answer one request that ends it, and returns how, what it said, and its report.
    private func ending(
        by path: String, _ arguments: String..., environment: [String: String] = [:]
    ) async throws -> (status: Int32?, errors: String, report: String) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        var environment = environment
        environment["VITRINE_DATA"] = folder.path
        let child = try Child(arguments: ["--port", "0"] + arguments, environment: environment)
        let port = try #require(listeningPort(child.line()))
        let page = try await RawClient.connect(port: port)
        try await page.send(page.request(path))
        await page.waitForClose()
        let status = await child.exitCode()
        let errors = child.rest(child.errors)
        let reports = CrashReports(folder: folder)
        let report = try reports.names.first.map {
            try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
        }
        if report != nil {
            #expect(reports.takeUnannounced() != nil)
            #expect(reports.takeUnannounced() == nil)
        }
        return (status, errors, report ?? "")
    }

    @Test func aTrapLeavesAReportAndTheSignalsStatus() async throws {
        let (status, errors, report) = try await ending(by: "/trap")
        #expect([-SIGILL, -SIGTRAP].contains(status))
        #expect(report.contains("reason: SIG"))
        #expect(report.contains("thread: main"))
        #expect(report.contains("Precondition failed: asked to"))
        #expect(report.contains("EmptyHost.respond(to:"))
        #expect(errors.contains("Precondition failed: asked to"))
        #expect(errors.contains("error [crash]: SIG"))
    }

    @Test func aStackThatIsUsedUpLeavesAReport() async throws {
        let (status, _, report) = try await ending(by: "/overflow")
        #expect(status == -SIGSEGV)
        #expect(report.contains("reason: SIGSEGV"))
        #expect(report.contains("Misuse.depth(of:"))
    }

    @Test func aCallOfNoFunctionLeavesAReportOfItsCallers() async throws {
        let (status, _, report) = try await ending(by: "/lost")
        #expect(status == -SIGSEGV)
        #expect(report.contains("address: 0x8\n"))
        #expect(report.contains("Misuse.callNowhere()"))
        #expect(report.contains("EmptyHost.respond(to:"))
    }

    @Test func aMainActorThatHangsIsEndedWithAReport() async throws {
        let (status, errors, report) = try await ending(by: "/hang", "--watchdog", "1")
        #expect(status == ServerLauncher.ExitCode.hung)
        #expect(report.contains("reason: the main actor has not turned for 1 s"))
        #expect(report.contains("Misuse.hang()"))
        #expect(errors.contains("error [watchdog]: the main actor hung"))
    }

    @Test func swiftsOwnBacktracesAreLeftToWhoeverAsksForThem() async throws {
        #expect(CrashReports.asksForSwifts("enable=yes,color=no"))
        #expect(CrashReports.asksForSwifts("limit=3,enable=TTY"))
        #expect(!CrashReports.asksForSwifts("enable=no"))
        #expect(!CrashReports.asksForSwifts("limit=3"))
        #expect(!CrashReports.asksForSwifts(nil))
    }

    @Test func theNewestReportsAreKept() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let reports = CrashReports(folder: folder)
        #expect(reports.takeUnannounced() == nil)
        for number in 100..<130 { try Data().write(to: folder.appendingPathComponent("\(number).txt")) }
        #expect(reports.takeUnannounced()?.lastPathComponent == "129.txt")
        #expect(reports.names.count == CrashReports.limit)
        #expect(reports.names.first == "110.txt")
    }
}
