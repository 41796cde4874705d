// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// What a check found, to be printed.
package struct Report: Sendable {
    package let findings: [Finding]
    package let profile: Profile
    package let fileCount: Int
    package let viewCount: Int
    package let viewModelCount: Int

    package init(_ findings: [Finding], of project: Project, profile: Profile) {
        self.findings = findings
        self.profile = profile
        fileCount = project.files.count
        viewCount = project.parts.reduce(0) { $0 + $1.views.count }
        viewModelCount = project.parts.reduce(0) { $0 + $1.viewModels.count }
    }

    /// What was looked at and what came of it, in a line.
    package var summary: String {
        "\(Self.count(findings.count, "finding")) in \(Self.count(fileCount, "file")) "
            + "with \(Self.count(viewCount, "view")) and \(Self.count(viewModelCount, "view model")), profile \(profile.rawValue)"
    }

    private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
