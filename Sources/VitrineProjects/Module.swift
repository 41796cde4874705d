// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Sources that are compiled as one module.
package struct Module: Equatable, Sendable {
    package enum Kind: Sendable {
        /// Has an entry (`@main`, or a file `main.swift`).
        case app
        case library
        case tests
    }

    package var name: String
    package var kind: Kind
    package var sources: [SourceFile]
    package var resources: [ModuleResource]
    /// Modules of the same project that it imports.
    package var dependencies: [String]
    /// Products of fetched packages that it imports.
    package var products: [PackageProduct]
    package var settings: CompilerSettings
    /// What `Bundle.main` says of an app.
    package var info: InfoPlist?

    package init(
        name: String, kind: Kind, sources: [SourceFile] = [], resources: [ModuleResource] = [],
        dependencies: [String] = [], products: [PackageProduct] = [], settings: CompilerSettings = CompilerSettings()
    ) {
        self.name = name
        self.kind = kind
        self.sources = sources
        self.resources = resources
        self.dependencies = dependencies
        self.products = products
        self.settings = settings
    }
}
