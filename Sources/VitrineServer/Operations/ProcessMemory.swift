// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
    import Foundation
    import Synchronization

    /// How much memory this process holds.
    package enum ProcessMemory {
        /// Resident bytes (`/proc/self/statm`); `nil` where the system says nothing.
        package static func resident() -> Int? {
            guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .ascii) else { return nil }
            return text.split(separator: " ").dropFirst().first.flatMap { Int($0) }
                .map { $0 * Int(sysconf(Int32(_SC_PAGESIZE))) }
        }

        private static let lastTrim = Mutex(ContinuousClock.Instant?.none)

        /// Resident bytes, without what the heap does not need any more: glibc keeps freed pages, so above a limit it is
        /// asked to give them back first, at most every ten seconds.
        package static func resident(limit: Int) -> Int? {
            guard let bytes = resident(), bytes > limit / 10 * 9 else { return resident() }
            let isTime = lastTrim.withLock { last in
                guard last.map({ ContinuousClock.now - $0 >= .seconds(10) }) ?? true else { return false }
                last = .now
                return true
            }
            guard isTime else { return bytes }
            _ = mallocTrim(0)
            return resident()
        }
    }

    /// `int malloc_trim(size_t)` of glibc, whose header Swift's module map leaves out.
    @_silgen_name("malloc_trim")
    private func mallocTrim(_ keep: Int) -> Int32
#endif
