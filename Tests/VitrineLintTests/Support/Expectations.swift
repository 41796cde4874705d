// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineLint

/// Challenge keeps the rule, and a sample that was changed to break it gives exactly these violations.
///
/// - Parameters:
///   - rule: The rule.
///   - change: Changes the sample so that it breaks the rule.
///   - violations: The expected violations, with the file's name for its path, in the order of the files.
///   - sourceLocation: The place of the expectation.
/// - Throws: The errors of `change`, or of reading the sources.
func expect(
    _ rule: some Rule,
    after change: (Sample) throws -> Sample,
    gives violations: [String],
    at sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let broken = rule.check(try Challenge.project.get()).map(\.description)
    #expect(broken == [], "Challenge, \(rule.heading)", sourceLocation: sourceLocation)
    let found = rule.check(try change(.conforming()).project).map(shortened)
    #expect(found == violations, "the sample, \(rule.heading)", sourceLocation: sourceLocation)
}

private func shortened(_ violation: Violation) -> String {
    let file = violation.location.path.split(separator: "/").last ?? ""
    return "\(file):\(violation.location.line): \(violation.message)"
}
