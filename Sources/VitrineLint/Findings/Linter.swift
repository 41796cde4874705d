// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Checks a project by the rules that its configuration asks for.
package struct Linter: Sendable {
    package let configuration: Configuration
    private let rules: [(rule: any Rule, severity: Severity)]

    /// Creates a linter.
    ///
    /// - Parameters:
    ///   - configuration: What counts.
    ///   - only: The names of the only rules that are checked; nil for all that count.
    package init(_ configuration: Configuration, only: Set<String>? = nil) {
        self.configuration = configuration
        rules = RuleSet.all.rules.compactMap { rule in
            let severity = configuration.severity(of: rule)
            guard severity != .off, only?.contains(rule.name) ?? true else { return nil }
            return (rule, severity)
        }
    }

    /// The names of the rules that are checked.
    package var ruleNames: [String] { rules.map(\.rule.name) }

    /// Every finding, in the order of the files; what breaks two rules is said twice.
    package func findings(in project: Project) -> [Finding] {
        let found = rules.parallelMap { rule, severity in
            rule.check(project).map { Finding(rule: rule.name, severity: severity, violation: $0) }
        }.flatMap(\.self)
        return Directives(project, judging: Set(ruleNames)).apply(to: found)
            .sorted { ($0.location, $0.rule, $0.message) < ($1.location, $1.rule, $1.message) }
    }
}
