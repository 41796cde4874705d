// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How a report is printed.
package enum ReportFormat: String, CaseIterable, Sendable {
    /// A line for each finding, as compilers print it.
    case text
    case json
    /// Static Analysis Results Interchange Format 2.1.0.
    case sarif
    /// Workflow commands, which GitHub shows beside the lines of a pull request.
    case github

    /// The report in this format; `prefix` stands before every path, and ends with a slash unless it is empty.
    package func print(_ report: Report, prefix: String = "") throws -> String {
        switch self {
        case .text: report.findings.map { prefix + $0.description }.joined(separator: "\n")
        case .github: report.findings.map { Self.command($0, prefix) }.joined(separator: "\n")
        case .json: try Self.encode(JSONReport(report, prefix))
        case .sarif: try Self.encode(SARIFLog(report, prefix))
        }
    }

    private static func encode(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    private static func command(_ finding: Finding, _ prefix: String) -> String {
        let file = escaped(prefix + finding.location.path, property: true)
        return "::\(finding.severity.rawValue) file=\(file),line=\(finding.location.line),"
            + "title=\(finding.rule)::\(escaped(finding.message, property: false))"
    }

    /// A text in which no character ends the command or the property.
    private static func escaped(_ text: String, property: Bool) -> String {
        let text = text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
        return property ? text.replacing(":", with: "%3A").replacing(",", with: "%2C") : text
    }
}
