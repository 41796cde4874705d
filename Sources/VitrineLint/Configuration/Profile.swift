// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Rules that belong to one architecture.
package enum Profile: String, CaseIterable, Sendable {
    /// Features, containers, a router, states: seeds 000, 001 and 004.
    case challenge
    /// Layers behind protocols, builders: seed 002.
    case neva
    /// One file, one generic state: seed 003.
    case userDirectory = "user-directory"
    /// What helps any SwiftUI project, whatever its architecture.
    case plain

    /// The rules, by name, with how grave it is to break them.
    package var severities: [String: Severity] {
        func all(_ rules: [any Rule], _ severity: Severity) -> [String: Severity] {
            Dictionary(uniqueKeysWithValues: rules.map { ($0.name, severity) })
        }
        let own =
            switch self {
            case .challenge: all(RuleSet.challenge.rules, .error)
            case .neva: all(RuleSet.neva.rules, .error)
            case .userDirectory: all(RuleSet.userDirectory.rules, .error)
            case .plain: all(RuleSet.plain.rules, .warning)
            }
        return own.merging(all(RuleSet.everywhere.rules, .error)) { own, _ in own }
    }

    /// The profile of a project that names none: `challenge` where features have a folder of screens, else `plain`.
    package static func suiting(_ project: Project) -> Profile {
        project.featureFolders.contains { feature in
            feature.sources.contains { $0.components(below: project.naming.presentation) != nil }
        } ? .challenge : .plain
    }
}
