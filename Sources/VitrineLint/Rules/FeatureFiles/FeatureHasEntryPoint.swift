// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A feature has an entry point, its destinations and a container, each in its file.
package struct FeatureHasEntryPoint: Rule {
    package let heading = SeedHeading.view("File structure")
    package let explanation = Explanation(
        "Other modules meet a feature at its entry point and its destinations; a container makes what is inside.",
        before: """
            // Features/Item/Sources/ItemFeature.swift
            public struct ItemFeature {}
            // Features/Item/Sources/ItemNavigation.swift
            public enum ItemNavigation {}
            """,
        after: """
            // Features/Item/Sources/ItemFeature.swift
            public struct ItemFeature {}
            // Features/Item/Sources/ItemNavigation.swift
            public enum ItemNavigation {}
            // Features/Item/Sources/Container/ItemContainer.swift
            struct ItemContainer {}
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.featureFolders.filter { !$0.sources.isEmpty }.flatMap { feature in
            [
                "\(feature.name)Feature", "\(feature.name)Navigation",
                "\(project.naming.container)/\(feature.name)Container",
            ]
            .compactMap { path in
                let type = String(path.split(separator: "/").last ?? "")
                let file = feature.source(at: "\(path).swift")
                guard !(file?.types.contains { $0.name == type && $0.kind != .extension } ?? false) else {
                    return nil
                }
                let missing = Location(path: "\(feature.folder)/Sources/\(path).swift")
                return Violation(missing, "\(feature.name) has no \(type) here")
            }
        }
    }
}
