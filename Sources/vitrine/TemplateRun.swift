// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import VitrineTemplates

/// What the commands that write sources share: what they say, and how they end.
enum TemplateRun {
    /// Runs a command; says why it is refused.
    ///
    /// - Parameter body: The command.
    /// - Throws: `ExitCode` 64 for what is asked for, 66 for the project, 73 for a file that is there already.
    static func run(_ body: () throws -> Void) throws {
        do { try body() } catch let error as TemplateError {
            Terminal.say("error: \(error.reason)\n       \(error.remedy)")
            switch error.kind {
            case .request: throw ExitCode(64)
            case .project: throw ExitCode(66)
            case .exists: throw ExitCode(73)
            }
        }
    }

    /// Applies a change, and lists on standard output what was written and edited.
    ///
    /// - Parameters:
    ///   - change: The change.
    ///   - folder: The project's folder.
    ///   - isDryRun: Whether it is only listed.
    /// - Throws: `TemplateError` for a file that is there already; errors of the file system.
    static func apply(_ change: ProjectChange, in folder: URL, isDryRun: Bool) throws {
        if !isDryRun { try change.apply(in: folder) }
        for file in change.created { print("\(isDryRun ? "would write" : "wrote") \(file.path)") }
        for file in change.edited { print("\(isDryRun ? "would edit" : "edited") \(file.path)") }
        for path in change.used { print("uses \(path)") }
        for note in change.notes {
            let lines = note.text.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }
            print("\nby hand: \(note.path): \(note.place):\n\(lines.joined(separator: "\n"))")
        }
    }
}
