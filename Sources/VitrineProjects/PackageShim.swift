// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A well-known package that needs UIKit, and the modules of Vitrine that answer its imports.
package struct PackageShim: Hashable, Sendable {
    /// A module of the package, and ours.
    package struct Answer: Hashable, Sendable {
        package let module: String
        package let ours: String
    }

    /// The package as people call it.
    package let name: String
    /// Identities of the package, in lower case.
    let identities: Set<String>
    package let answers: [Answer]

    private init(_ name: String, identities: Set<String>, _ answers: (String, String)...) {
        self.name = name
        self.identities = identities
        self.answers = answers.map { Answer(module: $0.0, ours: $0.1) }
    }

    /// All shims. A product has the name of its module.
    package static let all = [
        PackageShim("Kingfisher", identities: ["kingfisher"], ("Kingfisher", "VitrineKingfisher")),
        PackageShim(
            "SDWebImageSwiftUI", identities: ["sdwebimageswiftui"],
            ("SDWebImageSwiftUI", "VitrineSDWebImageSwiftUI"), ("SDWebImage", "VitrineSDWebImage")),
        PackageShim("SDWebImage", identities: ["sdwebimage"], ("SDWebImage", "VitrineSDWebImage")),
        PackageShim("Nuke", identities: ["nuke", "nukeui"], ("Nuke", "VitrineNuke"), ("NukeUI", "VitrineNukeUI")),
        PackageShim("Lottie", identities: ["lottie-ios", "lottie-spm", "lottie"], ("Lottie", "VitrineLottie")),
        PackageShim(
            "SwiftUI Introspect", identities: ["swiftui-introspect"],
            ("SwiftUIIntrospect", "VitrineSwiftUIIntrospect"), ("Introspect", "VitrineIntrospect")),
    ]

    /// The shim of a package; `nil` for one without.
    static func of(_ identity: String) -> PackageShim? {
        all.first { $0.identities.contains(identity.lowercased()) }
    }

    /// Whether a file imports a module of the package.
    package func isImported(by path: String) -> Bool {
        let file = URL(fileURLWithPath: path)
        let imports = SourceText(SourceFile(url: file, path: file.lastPathComponent)).imports
        return answers.contains { imports.contains($0.module) }
    }

    /// What the developer is told.
    var note: String {
        "\(name) is answered by a shim: the package is not fetched, and a part of it is here "
            + "(Documentation/HowTo/Packages.md)."
    }
}

extension SwiftProject {
    /// The modules of shims, each once.
    package var shimAnswers: [PackageShim.Answer] {
        shims.flatMap(\.answers).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// The project without the packages that have a shim.
    package func answeredByShims() -> SwiftProject {
        var project = self
        for package in packages {
            guard let shim = PackageShim.of(package.identity) else { continue }
            project.packages.removeAll { $0 == package }
            if !project.shims.contains(shim) {
                project.shims.append(shim)
                project.notes.append(shim.note)
            }
            for index in project.modules.indices {
                for product in project.modules[index].products where product.package == package.identity {
                    guard !shim.answers.contains(where: { $0.module == product.name }) else { continue }
                    project.notes.append(
                        "\(project.modules[index].name): the shim of \(shim.name) has no product \(product.name).")
                }
                project.modules[index].products.removeAll { $0.package == package.identity }
            }
        }
        return project
    }
}
