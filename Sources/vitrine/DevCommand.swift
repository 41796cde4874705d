// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import Glibc
import Synchronization
import VitrineDevelopment
import VitrineProjects

/// Where the handler of signals writes.
private let signalPipe = Atomic<Int32>(-1)

/// `vitrine dev`.
struct DevCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dev", abstract: "Serves an app and builds it again with each change of its files.",
        discussion: """
            Pages go on with the new program at their address, with what was typed and where they were scrolled to; values \
            of @State begin anew. What does not compile is shown over the page, and here, until it is mended. Words after \
            -- are handed to the app's own command `serve`.
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
        let workshop = Workshop(
            path: URL(fileURLWithPath: options.path), target: options.target, project: project, folder: folder,
            build: ProjectBuild(package: folder.url, scratch: scratch))
        let state = DevelopmentState()
        let session = DevelopmentSession(
            workshop, state: state, arguments: more, environment: ProcessInfo.processInfo.environment
        ) { event in
            DevCommand.say(event)
        }
        do {
            let front = try FrontServer(
                port: port, isPublic: isPublic, state: state,
                client: home.appendingPathComponent("Sources/VitrineDevelopment/Client")
            ) { session.revive() }
            front.start()
            endWithSignals(session)
            print("listening on http://127.0.0.1:\(front.port)")
            fflush(nil)
            try session.run()
        } catch let error as FrontError {
            Terminal.say("error: \(error)\n       Name another one with --port.")
            throw ExitCode(1)
        } catch let error as WatchError {
            Terminal.say("error: \(error)")
            session.end()
            throw ExitCode(1)
        }
    }

    /// Ends the app with this program. Handlers are not inherited by programs that are started, blocked signals would be.
    private func endWithSignals(_ session: DevelopmentSession) {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return }
        signalPipe.store(ends[1], ordering: .sequentiallyConsistent)
        for number in [SIGINT, SIGTERM, SIGHUP] {
            signal(number) { _ in
                var byte: UInt8 = 0
                write(signalPipe.load(ordering: .sequentiallyConsistent), &byte, 1)
            }
        }
        Thread.detachNewThread { [reading = ends[0]] in
            var byte: UInt8 = 0
            while read(reading, &byte, 1) != 1 {}
            session.end()
            _exit(0)
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
