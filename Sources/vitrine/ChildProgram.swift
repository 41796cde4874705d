// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineBase

/// A program that this one waits for; what it prints goes to standard error.
enum ChildProgram {
    /// Runs a program to its end.
    ///
    /// - Returns: Its status; 128 and the signal's number where one ended it, as shells say it.
    /// - Throws: Errors of the system for a program that does not start.
    static func run(_ program: URL, _ arguments: [String]) throws -> Int32 {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.standardError
        try process.start()
        process.waitUntilExit()
        let status = process.terminationStatus
        return process.terminationReason == .uncaughtSignal ? 128 + status : status
    }
}
