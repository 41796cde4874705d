// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ArgumentParser

/// The command line of `visitors`.
struct VisitorsArguments: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "visitors",
        abstract: "Says how much is kept of visitors, and deletes what is kept of absent ones.",
        discussion: """
            Reads the folder of the app's data (VITRINE_DATA), beside a server that runs or without one. What sessions \
            of a running server use stays.

            Exit codes: 0 done; 1 the folder cannot be used, or something could not be deleted.
            """)

    @Option(
        name: .customLong("forget-after"),
        help: ArgumentHelp(
            "Days after which what is kept of a visitor who has not come is deleted (default: nothing is deleted).",
            valueName: "days"),
        transform: OptionValue.days)
    var forgettingDays: Int?
}
