// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A developer's project as it is built here: modules with their sources and settings, whatever described them.
package struct SwiftProject: Equatable, Sendable {
    /// What describes a project.
    package enum Kind: String, Sendable, CaseIterable {
        /// One file of sources.
        case file
        /// A folder of sources without a description.
        case folder
        /// A folder with a `Package.swift`.
        case package
        /// An app of Swift Playgrounds (`.swiftpm`).
        case playground
        /// An `.xcodeproj`.
        case xcode
        /// XcodeGen's `project.yml`.
        case xcodeGen
        /// Tuist's `Project.swift`.
        case tuist
    }

    package var name: String
    package var kind: Kind
    /// The folder that paths in messages are relative to.
    package var root: URL
    package var modules: [Module]
    /// Packages that are fetched, in the order in which the project names them.
    package var packages: [RemotePackage]
    /// What answers the imports of packages that are not fetched.
    package var shims: [PackageShim] = []
    /// What is left out, each in a sentence for the developer.
    package var notes: [String]

    package init(
        name: String, kind: Kind, root: URL, modules: [Module], packages: [RemotePackage] = [], notes: [String] = []
    ) {
        self.name = name
        self.kind = kind
        self.root = root
        self.modules = modules
        self.packages = packages
        self.notes = notes
    }

    /// The modules that `module` needs, itself last, each once.
    package func closure(of module: Module) -> [Module] {
        var found: [Module] = []
        var seen: Set<String> = []
        func visit(_ module: Module) {
            guard seen.insert(module.name).inserted else { return }
            for dependency in module.dependencies {
                if let next = modules.first(where: { $0.name == dependency }) { visit(next) }
            }
            found.append(module)
        }
        visit(module)
        return found
    }
}

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

/// A file of Swift, and its place among the sources of its module.
package struct SourceFile: Hashable, Sendable {
    package var url: URL
    /// Relative to the module's folder, with slashes.
    package var path: String

    package init(url: URL, path: String) {
        self.url = url
        self.path = path
    }
}

/// A file or folder that a module finds in its bundle.
package struct ModuleResource: Hashable, Sendable {
    package enum Rule: String, Sendable {
        /// Catalogs are compiled, folders flattened.
        case process
        /// Copied as it is.
        case copy
    }

    package var url: URL
    /// Relative to the module's folder, with slashes.
    package var path: String
    package var rule: Rule

    package init(url: URL, path: String, rule: Rule = .process) {
        self.url = url
        self.path = path
        self.rule = rule
    }
}

/// A package that SwiftPM fetches.
package struct RemotePackage: Hashable, Sendable {
    package enum Requirement: Hashable, Sendable {
        /// From a version on, up to another one.
        case range(from: String, to: String)
        case exact(String)
        case branch(String)
        case revision(String)
    }

    package var url: String
    package var requirement: Requirement

    package init(url: String, requirement: Requirement) {
        self.url = url
        self.requirement = requirement
    }

    /// The name by which manifests name it: the last part of its address, without ".git".
    package var identity: String {
        let last = url.split(separator: "/").last.map(String.init) ?? url
        return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }

    /// Whether the package probably has a product, by its name alone: its own without "swift" and the like, or one that
    /// a shim has.
    func mayHave(product: String) -> Bool {
        if PackageShim.of(identity)?.answers.contains(where: { $0.module == product }) == true { return true }
        func plain(_ name: String) -> String {
            name.lowercased().split { !$0.isLetter && !$0.isNumber }
                .filter { !["swift", "ios", "spm", "package"].contains($0) }.joined()
        }
        return identity.lowercased() == product.lowercased() || plain(identity) == plain(product)
    }
}

/// A product of a fetched package.
package struct PackageProduct: Hashable, Sendable {
    package var name: String
    /// The package's identity.
    package var package: String

    package init(name: String, package: String) {
        self.name = name
        self.package = package
    }
}

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
