// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A feature has an entry point, its destinations and a container, each in its file.
package struct FeatureHasEntryPoint: Rule {
    package let heading = SeedHeading.view("File structure")

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.features.filter { !$0.sources.isEmpty }.flatMap { feature in
            ["\(feature.name)Feature", "\(feature.name)Navigation", "Container/\(feature.name)Container"]
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
