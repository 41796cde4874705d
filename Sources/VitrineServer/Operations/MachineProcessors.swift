// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How many processors this process may use, by what the system says: those that it may run on, or fewer where a control
/// group (a container, a systemd unit) gives it less time.
package struct MachineProcessors {
    private let processors: Int
    private let read: (String) -> String?

    /// - Parameters:
    ///   - processors: Those that the process may run on.
    ///   - read: The text of a file, `nil` where there is none.
    package init(
        processors: Int = ProcessInfo.processInfo.activeProcessorCount,
        read: @escaping (String) -> String? = { try? String(contentsOfFile: $0, encoding: .utf8) }
    ) {
        self.processors = processors
        self.read = read
    }

    /// At least one.
    package var available: Int { max(1, ([processors] + quotas).min() ?? processors) }

    /// The whole processors of a quota: the text of `cpu.max`, which is how long a group may run in a period, and the period,
    /// both in microseconds; `nil` for `max`, and for what is none.
    package static func processors(ofQuota text: String) -> Int? {
        let words = text.split(whereSeparator: \.isWhitespace)
        guard words.count == 2, let time = Int(words[0]), let period = Int(words[1]), time > 0, period > 0 else {
            return nil
        }
        return max(1, time / period)
    }

    /// The quotas of this process's groups of cgroup v2, from the root down to its own.
    private var quotas: [Int] {
        let lines = read("/proc/self/cgroup")?.split(separator: "\n") ?? []
        guard let line = lines.first(where: { $0.hasPrefix("0::") }) else { return [] }
        let parts = line.dropFirst(3).split(separator: "/")
        return (0...parts.count).compactMap { count in
            let folder = (["/sys/fs/cgroup"] + parts.prefix(count).map(String.init)).joined(separator: "/")
            return read("\(folder)/cpu.max").flatMap { Self.processors(ofQuota: $0) }
        }
    }
}
