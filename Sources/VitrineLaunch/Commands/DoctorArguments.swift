// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ArgumentParser

/// The command line of `doctor`.
struct DoctorArguments: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Lists what sessions of the app lose with their process.",
        discussion: """
            Opens the app's first page, and those of the addresses, without a server, and names each state and each \
            property of a view model there that is not written for another process, because it is not Codable.

            Exit codes: 0 the pages were opened; 1 an address does not open.
            """)

    @Argument(help: ArgumentHelp("Addresses of further pages.", valueName: "address"))
    var addresses: [String] = []
}
