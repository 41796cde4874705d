// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineWeb

/// How many sessions a process has, and how much memory: as asked for, or by what the machine has.
package struct Capacity: Hashable, Sendable {
    /// A limit as it was asked for.
    package enum MemoryLimit: Hashable, Sendable {
        case bytes(Int)
        /// Of what the process may use by the system's word.
        case percent(Int)

        /// Reads `800000000`, `800M`, `2G` or `80%`.
        package init?(_ text: String) {
            let digits = text.prefix { $0.isASCII && $0.isNumber }
            guard let number = Int(digits), number > 0 else { return nil }
            switch text.dropFirst(digits.count) {
            case "%" where number <= 100: self = .percent(number)
            case "": self = .bytes(number)
            case "K" where number < 1 << 40: self = .bytes(number << 10)
            case "M" where number < 1 << 30: self = .bytes(number << 20)
            case "G" where number < 1 << 20: self = .bytes(number << 30)
            default: return nil
            }
        }
    }

    /// The assumed memory of a session, in bytes, if no number of sessions is configured: four times what a live
    /// session of a reference app needs on its first screen (`EndToEnd/bench_sessions.py push`), since lists and images
    /// need more. The memory limit holds whatever they need.
    package static let bytesPerSession = 512 << 10
    /// Of what there is, in hundredths.
    package static let defaultPercent = 80
    private static let fewest = 100
    private static let most = 100_000

    /// In bytes; `nil` if the machine's memory is unknown.
    package let memoryLimit: Int?
    package let sessions: Int

    /// Derives the limits from what is configured and from the machine.
    ///
    /// - Parameters:
    ///   - sessions: The configured number of sessions.
    ///   - memoryLimit: The configured limit of memory.
    ///   - available: The bytes that the system lets the process use.
    package init(sessions: Int?, memoryLimit: MemoryLimit?, available: Int?) {
        switch memoryLimit ?? .percent(Self.defaultPercent) {
        case .bytes(let bytes): self.memoryLimit = bytes
        case .percent(let percent): self.memoryLimit = available.map { $0 / 100 * percent }
        }
        self.sessions =
            sessions
            ?? self.memoryLimit.map { min(max($0 / Self.bytesPerSession, Self.fewest), Self.most) }
            ?? LiveConfiguration().sessionsTotal
    }

    private init(sessions: Int, memoryLimit: Int?) {
        self.sessions = sessions
        self.memoryLimit = memoryLimit
    }

    /// Returns the share of one of several worker processes.
    package func share(of workers: Int) -> Capacity {
        Capacity(sessions: max(sessions / workers, 1), memoryLimit: memoryLimit.map { $0 / workers })
    }
}

extension ServerLimits {
    /// Sets what follows from the number of sessions: a page that comes back has two sockets for a moment, and a browser
    /// asks for its files through connections of their own.
    package mutating func scale(sessions: Int) {
        sockets = 2 * sessions
        connections = 2 * sessions + 2_000
    }
}
