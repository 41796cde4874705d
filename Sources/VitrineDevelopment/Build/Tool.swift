// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineBase

/// Runs a compiler or a linker.
enum Tool {
    /// What a tool printed, in lines, and whether it ended well.
    struct Answer {
        var lines: [String]
        var isGood: Bool
    }

    static func run(_ command: [String], in folder: URL) throws -> Answer {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: command[0])
        process.arguments = Array(command.dropFirst())
        process.currentDirectoryURL = folder
        let pipe = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = pipe
        try process.start()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let lines = String(decoding: output, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        return Answer(lines: lines.map(String.init), isGood: process.terminationStatus == 0)
    }
}
