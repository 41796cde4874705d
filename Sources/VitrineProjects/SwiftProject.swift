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
