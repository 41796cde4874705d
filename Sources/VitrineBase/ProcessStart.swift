// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension Process {
    /// Starts the program with no signal blocked.
    ///
    /// A program inherits the signal mask of the thread that starts it, and libdispatch blocks nearly all signals on its
    /// threads, those of tasks among them. Started by `run()` there, the program would hear neither `terminate()` nor
    /// Control-C.
    ///
    /// - Throws: Errors of the system for a program that cannot be started.
    package func start() throws {
        var none = sigset_t()
        var former = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &former)
        defer { pthread_sigmask(SIG_SETMASK, &former, nil) }
        try run()
    }
}
