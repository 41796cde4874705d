// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A report as programs read it.
struct JSONReport: Encodable {
    struct Entry: Encodable {
        let rule: String
        let severity: String
        let path: String
        let line: Int
        let message: String
        let seed: String
        let fixable: Bool
    }

    let version = 1
    let profile: String
    let files: Int
    let views: Int
    let viewModels: Int
    let findings: [Entry]

    init(_ report: Report, _ prefix: String) {
        profile = report.profile.rawValue
        files = report.fileCount
        views = report.viewCount
        viewModels = report.viewModelCount
        findings = report.findings.map {
            Entry(
                rule: $0.rule, severity: $0.severity.rawValue, path: prefix + $0.location.path, line: $0.location.line,
                message: $0.message, seed: RuleSet.all.rule(named: $0.rule)?.heading.description ?? "",
                fixable: $0.violation.fix != nil)
        }
    }
}
