// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import Glibc
import VitrineDevelopment
import VitrineProjects

/// `vitrine dev`.
struct DevCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dev", abstract: "Serves an app and builds it again with each change of its files.",
        discussion: """
            Pages go on with the new program at their address, with what was typed, where they were scrolled to and all \
            values of @State that are Codable and fit; others are named once. What does not compile is shown over the \
            page, and here, until it is mended. Words after -- are handed to the app's own command `serve`. The app ends \
            with this command, however that ends.

            Exit codes: 0 ended by a signal; 1 the port is taken, or files cannot be watched; 64 a command that is not \
            understood; 66 a project that is not there, cannot be read or has no entry.
            """)

    @OptionGroup var options: ProjectOptions

    @OptionGroup var build: BuildOptions

    @Option(help: "The port to listen on; 0 for any that is free.")
    var port: UInt16 = 8080

    @Flag(name: .customLong("public"), help: "Answer others than this machine; they see what the compiler says.")
    var isPublic = false

    @Argument(parsing: .postTerminator, help: .hidden)
    var more: [String] = []

    func run() throws {
        let home = try Installation.home()
        let project = try options.read()
        _ = try ProjectRun(project: project, options: build).app()
        Installation.nameFolders(of: home)
        let places = ProjectBuild.Places()
        let folder = BuildFolder(places.package(of: project), engine: home, platform: build.platform)
        let scratch = build.scratchPath.map { URL(fileURLWithPath: $0) } ?? places.scratch
        let state = DevelopmentState()
        do {
            // Before anything is written: where the port is taken, nothing has happened.
            let front = try FrontServer(
                port: port, isPublic: isPublic, state: state,
                client: home.appendingPathComponent("Sources/VitrineDevelopment/Client"))
            let workshop = try Workshop(
                path: URL(fileURLWithPath: options.path), target: options.target, project: project, folder: folder,
                build: ProjectBuild(package: folder.url, scratch: scratch),
                fetched: FetchedPackages(places.fetched(for: project)))
            let session = DevelopmentSession(
                workshop, state: state, arguments: more, environment: ProcessInfo.processInfo.environment
            ) { event in
                DevCommand.say(event)
            }
            front.start { session.revive() }
            EndSignals.handle {
                session.end()
                _exit(0)
            }
            print("listening on http://127.0.0.1:\(front.port)")
            fflush(nil)
            do {
                try session.run()
            } catch let error as WatchError {
                Terminal.say("error: \(error)")
                session.end()
                throw ExitCode(1)
            }
        } catch let error as FrontError {
            Terminal.say("error: \(error)\n       Name another one with --port.")
            throw ExitCode(1)
        } catch let error as ProjectError {
            Terminal.say("error: \(error.reason)\n       \(error.remedy)")
            throw ExitCode(1)
        }
    }

    private static func say(_ event: DevelopmentSession.Event) {
        switch event {
        case .progress(let text): Terminal.show(text)
        case .build(let line):
            Terminal.clear()
            Terminal.say(line)
        case .app(let line): Terminal.say(line)
        case .note(let text):
            Terminal.clear()
            Terminal.say(text)
        case .problem(let text):
            Terminal.clear()
            Terminal.say("error: \(text)")
        }
    }
}
