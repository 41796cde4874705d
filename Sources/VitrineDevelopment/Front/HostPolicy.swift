// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Whom the front answers: sources of a project stand in what it says.
///
/// A name that a stranger points at this machine would make its pages and ours one origin, so that only names of this
/// machine are answered, and addresses in numbers where others were let in (`--public`).
struct HostPolicy {
    let isPublic: Bool

    /// Whether a request with this Host header is meant for us.
    func accepts(_ host: String?) -> Bool {
        guard let host, !host.isEmpty else { return false }
        let name: Substring
        if host.hasPrefix("[") {
            guard let end = host.firstIndex(of: "]") else { return false }
            name = host[host.index(after: host.startIndex)..<end]
            return name == "::1" || (isPublic && name.allSatisfy { $0.isHexDigit || $0 == ":" })
        }
        name = host.prefix { $0 != ":" }
        if name == "localhost" { return true }
        let numbers = name.split(separator: ".", omittingEmptySubsequences: false)
        guard numbers.count == 4, numbers.allSatisfy({ UInt8($0) != nil }) else { return false }
        return isPublic || numbers[0] == "127"
    }

    /// What the app's server is told instead: it listens on this machine only. A page of another origin stays one.
    func translate(_ head: inout MessageHead, port: UInt16) {
        guard isPublic, let host = head["Host"] else { return }
        let own = "127.0.0.1:\(port)"
        head["Host"] = own
        if head["Origin"] == "http://" + host { head["Origin"] = "http://" + own }
    }
}
