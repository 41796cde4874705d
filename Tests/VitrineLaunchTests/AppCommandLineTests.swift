// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Testing

@testable import VitrineLaunch

/// Command lines that name a command; those that end the process are tried with a program of their own.
@Suite struct AppCommandLineTests {
    @Test func theFirstWordIsTheCommand() {
        #expect(AppCommandLine.command(of: ["snapshot", "--list"]) is SnapshotArguments)
        #expect(AppCommandLine.command(of: ["setup"]) is SetupArguments)
        #expect(AppCommandLine.command(of: ["doctor", "/characters"]) is DoctorArguments)
        #expect(AppCommandLine.command(of: ["previews"]) is PreviewsArguments)
        #expect(AppCommandLine.command(of: ["serve"]) is ServeArguments)
    }

    @Test func withoutACommandTheAppIsServed() {
        #expect(AppCommandLine.command(of: []) is ServeArguments)
        #expect(AppCommandLine.command(of: ["--port", "1"]) is ServeArguments)
    }

    @Test func helpNamesTheCommandsInTheirOrder() throws {
        let text = AppCommandLine.helpMessage()
        let places = try ["serve", "previews", "snapshot", "doctor", "setup"].map {
            try #require(text.firstRange(of: "  \($0) "), "\($0)").lowerBound
        }
        #expect(places == places.sorted())
        #expect(!text.contains("worker"))
    }
}
