// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How a project was read, for people and programs.
package struct ProjectDescription: Codable, Equatable {
    package struct Module: Codable, Equatable {
        package var name: String
        /// "app", "library" or "tests".
        package var kind: String
        package var sources: Int
        package var resources: Int
        package var swift: String
        package var isolation: String
        package var dependencies: [String]
        package var products: [String]
    }

    package var name: String
    package var kind: String
    package var root: String
    package var modules: [Module]
    package var packages: [String]
    /// Packages that a shim answers for.
    package var shims: [String]
    package var notes: [String]

    package init(_ project: SwiftProject) {
        name = project.name
        kind = project.kind.rawValue
        root = project.root.path
        modules = project.modules.map { module in
            Module(
                name: module.name, kind: "\(module.kind)", sources: module.sources.count,
                resources: module.resources.count, swift: module.settings.languageMode,
                isolation: module.settings.isMainActorByDefault ? "MainActor" : "nonisolated",
                dependencies: module.dependencies, products: module.products.map(\.name))
        }
        packages = project.packages.map(\.url)
        shims = project.shims.map(\.name)
        notes = project.notes
    }

    /// Some lines, the project's name first.
    package var text: String {
        var lines = ["\(name) (\(kind)) in \(root)"]
        for module in modules {
            let needs = module.dependencies + module.products
            lines.append(
                "  \(module.kind) \(module.name): \(module.sources) files of Swift \(module.swift), "
                    + "\(module.resources) resources, \(module.isolation) by default"
                    + (needs.isEmpty ? "" : ", needs \(needs.joined(separator: ", "))"))
        }
        lines += packages.map { "  package \($0)" } + shims.map { "  package \($0), answered by a shim" }
        return lines.joined(separator: "\n")
    }
}
