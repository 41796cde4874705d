// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The findings that a project had when it began with the rules: they are passed over, further ones are not.
package struct Baseline: Codable, Hashable, Sendable {
    private struct Entry: Codable, Hashable {
        let path: String
        let rule: String
        let message: String
        /// How many such findings the file had. Lines are not kept: edits above a finding do not make it new.
        let count: Int
    }

    private var version = 1
    private let findings: [Entry]

    package init(of findings: [Finding]) {
        self.findings = Dictionary(grouping: findings) { [$0.location.path, $0.rule, $0.message] }
            .map { Entry(path: $0.key[0], rule: $0.key[1], message: $0.key[2], count: $0.value.count) }
            .sorted { ($0.path, $0.rule, $0.message) < ($1.path, $1.rule, $1.message) }
    }

    package init(reading data: Data) throws {
        self = try JSONDecoder().decode(Baseline.self, from: data)
        guard version == 1 else { throw ConfigurationError("the baseline is of version \(version), not 1") }
    }

    package var data: Data {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return try encoder.encode(self) + Data("\n".utf8)
        }
    }

    /// Leaves out what was there before.
    ///
    /// - Returns: The new findings, and how many of the baseline are no longer there.
    package func remove(from findings: [Finding]) -> (new: [Finding], gone: Int) {
        var left: [[String]: Int] = [:]
        for entry in self.findings { left[[entry.path, entry.rule, entry.message]] = entry.count }
        let new = findings.filter { finding in
            let key = [finding.location.path, finding.rule, finding.message]
            guard let count = left[key], count > 0 else { return true }
            left[key] = count - 1
            return false
        }
        return (new, left.values.reduce(0, +))
    }
}
