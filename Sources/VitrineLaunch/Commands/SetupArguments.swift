// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ArgumentParser

/// The command line of `setup`.
struct SetupArguments: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "setup", abstract: "Derives the fonts and symbols that the others need.",
        discussion: "They go into VITRINE_FONTS and VITRINE_ICONS, by default folders of the user's cache.")
}
