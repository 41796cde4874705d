// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import VitrineBase

/// The command that takes a developer's SwiftUI project as it is.
@main
struct VitrineCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "vitrine",
        abstract: "Builds and serves SwiftUI apps on Linux.",
        discussion: """
            PATH is a Swift package, an Xcode project or workspace, an app of Swift Playgrounds, a folder of sources or \
            one file; the current folder where none is named. Nothing is written there: what is built lies in \
            $XDG_CACHE_HOME/vitrine, else ~/.cache/vitrine.

            Exit codes: 0 done; 1 the project does not build, or does not compile, or a test fails; 2 nothing to check \
            or test; 64 a command that is not understood; 66 a project that is not there or cannot be read; 73 a file \
            that is there already.
            """,
        version: "Vitrine \(VitrineVersion.current)",
        subcommands: [
            RunCommand.self, DevCommand.self, TestCommand.self, PreviewsCommand.self, SnapshotCommand.self,
            BuildCommand.self, CheckCommand.self, LintCommand.self, DoctorCommand.self, AgentCommand.self,
            NewCommand.self, AddCommand.self,
        ])
}
