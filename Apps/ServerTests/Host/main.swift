// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@testable import VitrineServer
@testable import VitrineWeb

// A process that serves next to nothing, for the tests of what only a process has: signals, exit codes, its output.

struct EmptyHost: WebHost {
    func respond(to request: WebRequest) async -> WebResponse {
        // Shows that the main actor runs while serving.
        WebResponse(status: 200, body: Array(await MainActor.run { "main" }.utf8))
    }

    func openSocket(_ request: SocketRequest, outbound: any SocketOutbound) async -> (any SocketInbound)? {
        EmptySession()
    }

    func drain() async {}
}

final class EmptySession: SocketInbound {
    func receive(_ text: String) async {}
    func closed() async {}
}

ServerLauncher.serve(host: EmptyHost(), options: ServerLauncher.options(arguments: CommandLine.arguments.dropFirst()))
