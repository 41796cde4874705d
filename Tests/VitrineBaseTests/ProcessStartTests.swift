// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import VitrineBase

@Suite struct ProcessStartTests {
    /// A thread of libdispatch blocks signals; what it starts must not.
    @Test func `a program that a queue starts can be terminated`() async throws {
        let reason = try await withCheckedThrowingContinuation { continuation in
            DispatchQueue.global().async {
                let process = Process()
                process.executableURL = URL(fileURLWithPath: "/bin/sleep")
                process.arguments = ["1000"]
                process.terminationHandler = { continuation.resume(returning: $0.terminationReason) }
                do {
                    try process.start()
                    process.terminate()
                } catch {
                    continuation.resume(throwing: error)
                }
            }
        }
        #expect(reason == .uncaughtSignal)
    }

    @Test func `the thread blocks what it blocked before`() throws {
        var former = sigset_t()
        var mask = sigset_t()
        sigemptyset(&mask)
        sigaddset(&mask, SIGUSR1)
        pthread_sigmask(SIG_BLOCK, &mask, &former)
        defer { pthread_sigmask(SIG_SETMASK, &former, nil) }

        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/true")
        try process.start()
        process.waitUntilExit()

        var after = sigset_t()
        pthread_sigmask(SIG_BLOCK, nil, &after)
        #expect(sigismember(&after, SIGUSR1) == 1)
    }
}
