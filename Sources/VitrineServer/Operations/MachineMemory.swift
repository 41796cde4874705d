// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How much memory this process may use, by what the system says: the machine's, or less where a control group (a
/// container, a systemd unit) has a limit of its own.
package struct MachineMemory {
    private let read: (String) -> String?

    /// - Parameter read: The text of a file, `nil` where there is none.
    package init(read: @escaping (String) -> String? = { try? String(contentsOfFile: $0, encoding: .utf8) }) {
        self.read = read
    }

    /// Bytes; `nil` where the system says nothing.
    package var available: Int? {
        ([machine] + groups).compactMap { $0 }.min()
    }

    /// `MemTotal` of /proc/meminfo, in kibibytes there.
    private var machine: Int? {
        let line = read("/proc/meminfo")?.split(separator: "\n").first { $0.hasPrefix("MemTotal:") }
        return line?.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 << 10 }
    }

    /// The limits of this process's groups, from its own up to the root: `memory.max` of cgroup v2,
    /// `memory.limit_in_bytes` of v1. A file that says `max` is no limit.
    private var groups: [Int?] {
        let lines = read("/proc/self/cgroup")?.split(separator: "\n") ?? []
        return lines.flatMap { line -> [Int?] in
            let parts = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
            guard parts.count == 3 else { return [] }
            if parts[0] == "0", parts[1].isEmpty { return limits(below: "/sys/fs/cgroup", parts[2], "memory.max") }
            guard parts[1].split(separator: ",").contains("memory") else { return [] }
            return limits(below: "/sys/fs/cgroup/memory", parts[2], "memory.limit_in_bytes")
        }
    }

    private func limits(below root: String, _ path: Substring, _ file: String) -> [Int?] {
        let parts = path.split(separator: "/")
        return (0...parts.count).map { count in
            let folder = ([root] + parts.prefix(count).map(String.init)).joined(separator: "/")
            return read("\(folder)/\(file)").flatMap { Int($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
        }
    }
}
