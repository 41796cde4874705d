// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// How the sources of a module are understood.
package struct CompilerSettings: Equatable, Sendable {
    /// "5" or "6".
    package var languageMode: String
    /// Whether a declaration that names no actor is on the main actor.
    package var isMainActorByDefault: Bool
    package var upcomingFeatures: [String]
    package var experimentalFeatures: [String]
    /// Conditions of `#if`.
    package var conditions: [String]

    /// What sources are taken for that nothing describes: those of a new project of Xcode 26, in which `/…/` is a regular
    /// expression.
    package static let undescribed = CompilerSettings(upcomingFeatures: ["BareSlashRegexLiterals"])

    /// The defaults are those of a new project of Xcode 26.
    package init(
        languageMode: String = "5", isMainActorByDefault: Bool = true, upcomingFeatures: [String] = [],
        experimentalFeatures: [String] = [], conditions: [String] = []
    ) {
        self.languageMode = languageMode
        self.isMainActorByDefault = isMainActorByDefault
        self.upcomingFeatures = upcomingFeatures
        self.experimentalFeatures = experimentalFeatures
        self.conditions = conditions
    }
}
