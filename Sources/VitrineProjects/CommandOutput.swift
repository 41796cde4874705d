// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a command printed, and how it ended.
struct CommandOutput {
    let output: Data
    let errors: String
    let status: Int32

    /// Runs a command that is looked up on the PATH, and waits for its end.
    init(of command: [String]) throws {
        // A file, since two pipes would have to be read at once.
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-\(UUID().uuidString)")
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        let pipe = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = try FileHandle(forWritingTo: file)
        try process.run()
        output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        errors = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        status = process.terminationStatus
    }
}
