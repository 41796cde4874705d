// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The comments of a project that allow violations.
struct Directives {
    private let directives: [(file: SourceFile, directive: Directive)]
    private let judged: Set<String>

    /// Reads the comments. Whether one is used can be said only for the rules that are judged.
    init(_ project: Project, judging: Set<String>) {
        directives = project.files.flatMap { file in file.directives.map { (file, $0) } }
        judged = judging
    }

    /// The findings that are not allowed, with one for each comment that allows nothing.
    func apply(to findings: [Finding]) -> [Finding] {
        let justified = DisableIsJustified().name
        var remaining = findings
        var unused: [Finding] = []
        for (file, directive) in directives {
            // Comments under one another speak of the line below all of them.
            var line = directive.line + 1
            while file.directives.contains(where: { $0.line == line }) { line += 1 }
            for rule in directive.rules where rule != justified {
                let before = remaining.count
                remaining.removeAll { $0.rule == rule && $0.location.path == file.path && $0.location.line == line }
                guard remaining.count == before, judged.contains(rule), judged.contains(justified) else { continue }
                let violation = Violation(
                    Location(path: file.path, line: directive.line), "the next line does not break \(rule)",
                    fix: file.removingLine(directive.line, whole: directive.rules.count == 1))
                unused.append(Finding(rule: justified, severity: .error, violation: violation))
            }
        }
        return remaining + unused
    }
}

extension SourceFile {
    /// Removes a line that holds nothing but a comment.
    fileprivate func removingLine(_ line: Int, whole: Bool) -> Fix? {
        guard whole else { return nil }
        let lines = tree.description.utf8.split(separator: 10, omittingEmptySubsequences: false)
        let start = lines.prefix(line - 1).reduce(0) { $0 + $1.count + 1 }
        guard Substring(lines[line - 1]).trimmed.hasPrefix("//") else { return nil }
        let end = start + lines[line - 1].count + 1
        return Fix(path: path, edits: [.init(start: start, end: end, text: "")])
    }
}
