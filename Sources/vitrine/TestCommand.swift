// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import VitrineProjects

/// `vitrine test`.
struct TestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test", abstract: "Builds and runs a project's tests: XCTest's, and those of Swift Testing.",
        discussion: """
            Targets of tests of a package or an Xcode project; files that import XCTest or Testing in a folder. Snapshots \
            are compared with the references in the project, and written there with --record only.

            Exit codes: 0 all tests passed; 1 one failed, or they do not build; 2 there is none that fits; 64 \
            a command that is not understood; 66 a project that is not there or cannot be read.
            """)

    @OptionGroup var options: ProjectOptions

    @OptionGroup var build: BuildOptions

    @Option(help: "Only tests in whose name, Module.Suite/test, the regular expression occurs; may be repeated.")
    var filter: [String] = []

    @Option(help: "Where the results go as JUnit's XML.", completion: .file())
    var xunit: String?

    @Option(help: "Which snapshots are written into the project: all, failed, missing or never.")
    var record = Recording.never

    @Flag(help: "Print the results as JSON on standard output.")
    var json = false

    func run() throws {
        let project = try options.read()
        guard project.modules.contains(where: { $0.kind == .tests }) else {
            Terminal.say(
                "error: \(project.name) has no tests.\n"
                    + "       Tests are a target of tests, or files that import XCTest or Testing.")
            throw ExitCode(2)
        }
        let program = try ProjectRun(project: project, options: build).buildTests()
        let own = ProcessInfo.processInfo.environment
        var environment = own.merging(Installation.resources(of: try Installation.home())) { mine, _ in mine }
        environment["SNAPSHOT_TESTING_RECORD"] = record.rawValue
        let results: TestResults
        do {
            results = try TestProgram(program, environment: environment).run(filter: filter) { event in
                switch event {
                case .running(let name): Terminal.show("Testing \(name)")
                case .line(let line):
                    Terminal.clear()
                    Terminal.say(line)
                }
            }
        } catch let error as ProjectError {
            Terminal.clear()
            Terminal.say("error: \(error.reason)\n       \(error.remedy)")
            throw ExitCode(1)
        }
        Terminal.clear()
        if let xunit { try results.writeJUnit(to: URL(fileURLWithPath: xunit)) }
        if json { try MachineOutput.print(results) }
        guard !results.cases.isEmpty else {
            Terminal.say("error: No test fits \(filter.joined(separator: ", ")).")
            throw ExitCode(2)
        }
        Terminal.say(results.summary)
        if results.count(.failed) > 0 { throw ExitCode(1) }
    }
}

/// Which snapshots are written.
enum Recording: String, CaseIterable, ExpressibleByArgument {
    case all
    case failed
    case missing
    case never
}
