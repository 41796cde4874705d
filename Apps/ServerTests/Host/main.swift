// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

@testable import VitrineLaunch
@testable import VitrineServer
@testable import VitrineWeb

// A process that serves next to nothing, for the tests of what only a process has: signals, exit codes, its output.

struct EmptyHost: WebHost {
    func respond(to request: WebRequest) async -> WebResponse {
        switch request.path {
        case "/trap": await MainActor.run { Misuse.trap() }
        case "/overflow": _ = await MainActor.run { Misuse.depth(of: 0) }
        case "/lost": await MainActor.run { Misuse.callNowhere() }
        case "/hang": await MainActor.run { Misuse.hang() }
        default: break
        }
        // Shows that the main actor runs while serving.
        return WebResponse(status: 200, body: Array(await MainActor.run { "main" }.utf8))
    }

    func openSocket(_ request: SocketRequest, outbound: any SocketOutbound) async -> (any SocketInbound)? {
        EmptySession()
    }

    func drain() async {}
}

/// What an app's code may do to its process.
@MainActor enum Misuse {
    /// Uses up the stack.
    @inline(never) static func depth(of level: Int) -> Int {
        level == -1 ? 0 : depth(of: level + 1) + 1
    }

    /// Traps.
    static func trap() {
        precondition(level < 0, "asked to")
    }

    /// Calls a function at an address where there is none.
    @inline(never) static func callNowhere() {
        let function = unsafeBitCast(8 + max(0, level - 1), to: (@convention(c) () -> Void).self)
        function()
        level += 1
    }

    /// Never ends.
    @inline(never) static func hang() {
        while level >= 0 { level = (level + 1) % 1_000 }
    }

    private static var level = 0
}

final class EmptySession: SocketInbound {
    func receive(_ text: String) async {}
    func closed() async {}
}

let environment = ProcessInfo.processInfo.environment
if let folder = environment["VITRINE_DATA"] {
    CrashReports(folder: URL(fileURLWithPath: folder, isDirectory: true)).install(environment: environment)
}
ServerLauncher.serve(host: EmptyHost(), options: ServeArguments.options(of: CommandLine.arguments.dropFirst()))
