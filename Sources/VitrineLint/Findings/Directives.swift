// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The comments of a project that allow violations.
struct Directives {
    private let files: [SourceFile]
    private let judged: Set<String>

    /// What a comment allows.
    private struct Place: Hashable {
        let rule: String
        let location: Location
    }

    /// Reads the comments. Whether one is used can be said only for the rules that are judged.
    init(_ project: Project, judging: Set<String>) {
        files = project.files.filter { !$0.directives.isEmpty }
        judged = judging
    }

    /// The findings that are not allowed, with one for each comment that allows nothing.
    func apply(to findings: [Finding]) -> [Finding] {
        let justified = DisableIsJustified().name
        var remaining = Dictionary(grouping: findings) { Place(rule: $0.rule, location: $0.location) }
        var unused: [Finding] = []
        for file in files {
            let lines = Set(file.directives.map(\.line))
            for directive in file.directives {
                // Comments under one another speak of the line below all of them.
                var line = directive.line + 1
                while lines.contains(line) { line += 1 }
                for rule in directive.rules where rule != justified {
                    let place = Place(rule: rule, location: Location(path: file.path, line: line))
                    let isUsed = remaining.removeValue(forKey: place) != nil
                    guard !isUsed, judged.contains(rule), judged.contains(justified) else { continue }
                    let violation = Violation(
                        Location(path: file.path, line: directive.line), "the next line does not break \(rule)",
                        fix: file.removingLine(directive.line, whole: directive.rules.count == 1))
                    unused.append(Finding(rule: justified, severity: .error, violation: violation))
                }
            }
        }
        return findings.filter { remaining[Place(rule: $0.rule, location: $0.location)] != nil } + unused
    }
}

extension SourceFile {
    /// Removes a line that holds nothing but a comment.
    fileprivate func removingLine(_ line: Int, whole: Bool) -> Fix? {
        guard whole else { return nil }
        let range = text.range(ofLine: line)
        guard
            String(decoding: text.source.utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
                .trimmed.hasPrefix("//")
        else { return nil }
        return Fix(path: path, edits: [.init(start: range.lowerBound, end: range.upperBound, text: "")])
    }
}
