// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import Synchronization

/// Where the handler of signals writes.
private let signalPipe = Atomic<Int32>(-1)

/// The signals that tell a command to end.
enum EndSignals {
    /// Does something when the first of them comes, on a thread of its own.
    ///
    /// They are handled, not blocked: handlers are not inherited by programs that are started, blocked signals would be.
    ///
    /// - Parameter end: Ends the process.
    static func handle(_ end: @escaping @Sendable () -> Void) {
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
            end()
        }
    }
}
