// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineBase

/// What a command printed, and how it ended.
struct CommandOutput {
    let output: Data
    let errors: String
    let status: Int32

    /// Runs a command that is looked up on the PATH, and waits for its end.
    ///
    /// - Parameters:
    ///   - command: The program and its arguments.
    ///   - folder: The folder to run it in; nil for the current one.
    ///   - environment: Its environment; nil for this process's.
    /// - Throws: Errors of the file system, and of a program that does not start.
    init(of command: [String], in folder: URL? = nil, environment: [String: String]? = nil) throws {
        // A file, since two pipes would have to be read at once.
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-\(UUID().uuidString)")
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        if let folder { process.currentDirectoryURL = folder }
        if let environment { process.environment = environment }
        let pipe = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = try FileHandle(forWritingTo: file)
        try process.start()
        output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        errors = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        status = process.terminationStatus
    }
}

extension Process {
    /// Runs the process to its end, and hands on each line that it prints.
    func run(lines: (String) -> Void) throws {
        let pipe = Pipe()
        standardInput = FileHandle.nullDevice
        standardOutput = pipe
        standardError = pipe
        try start()
        var rest = Data()
        while true {
            let data = pipe.fileHandleForReading.availableData
            if data.isEmpty { break }
            rest += data
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                lines(String(decoding: rest[rest.startIndex..<end], as: UTF8.self))
                rest = Data(rest[rest.index(after: end)...])
            }
        }
        if !rest.isEmpty { lines(String(decoding: rest, as: UTF8.self)) }
        waitUntilExit()
    }
}
