// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ServiceLifecycle

/// A service that also says when it is told to leave.
struct DrainingService: Service {
    let server: any Service
    let onDrain: @Sendable () -> Void

    func run() async throws {
        try await withGracefulShutdownHandler {
            try await server.run()
        } onGracefulShutdown: {
            onDrain()
        }
    }
}
