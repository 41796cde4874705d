// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The manifest that builds a project's modules with Vitrine.
struct OverlayManifest {
    let project: SwiftProject
    let modules: [Module]
    let engine: URL

    init(_ project: SwiftProject, modules: [Module], engine: URL) {
        self.project = project
        self.modules = modules
        self.engine = engine
        answers =
            Self.aliases + RareModules.imported(by: modules.flatMap(\.sources)).map { ($0.name, $0.ours) }
            + project.shimAnswers.map { ($0.module, $0.ours) }
    }

    /// The modules of Apple that an app imports beside SwiftUI, and ours that answer. They are aliases, not modules of
    /// these names: other packages ask whether there are any, and mean Apple's.
    static let aliases = [
        ("Combine", "VitrineCombine"), ("UIKit", "VitrineUIKit"), ("OSLog", "VitrineLog"), ("os", "VitrineOS"),
        ("UniformTypeIdentifiers", "VitrineUniformTypeIdentifiers"), ("CoreTransferable", "VitrineCoreTransferable"),
        ("CoreGraphics", "VitrineCoreGraphics"), ("CoreText", "VitrineCoreText"),
        ("SwiftUICore", "VitrineSwiftUICore"), ("Playgrounds", "VitrinePlaygrounds"),
        ("Security", "VitrineSecurity"), ("LocalAuthentication", "VitrineLocalAuthentication"),
        ("PhotosUI", "VitrinePhotosUI"),
    ]

    /// What answers the imports of this project.
    private let answers: [(String, String)]

    /// What every module of the project is linked with.
    private var products: [String] { ["SwiftUI", "VitrineImplicit"] + answers.map(\.1) }

    /// The name of the package.
    static func name(of project: SwiftProject) -> String { "Overlay-" + SourceFolder.moduleName(project.name) }

    /// The package's sources.
    var text: String {
        let used = Set(modules.flatMap { $0.products.filter { !Self.isProvided($0) }.map(\.package) })
        let packages = project.packages.filter { used.contains($0.identity) }
        return """
            // swift-tools-version: 6.2
            // Written by vitrine for \(project.root.path). Changes are lost.
            import PackageDescription

            let package = Package(
                name: \(quoted(Self.name(of: project))),
                defaultLocalization: "en",
                dependencies: [
                    .package(name: "Vitrine", path: \(quoted(engine.path))),
            \(packages.map { "        .package(url: \(quoted($0.url)), \(Self.requirement($0.requirement)))," }.joined(separator: "\n"))
                ],
                targets: [
            \(modules.map(target).joined(separator: "\n"))
                ]
            )

            """
    }

    /// Whether a product is one of ours, under the name of the package that it stands in for.
    private static func isProvided(_ product: PackageProduct) -> Bool {
        product.name == "SnapshotTesting" && product.package.lowercased() == "swift-snapshot-testing"
    }

    /// Whether ours stand in for all products of a package.
    static func isProvided(_ package: RemotePackage) -> Bool {
        package.identity.lowercased() == "swift-snapshot-testing"
    }

    /// A package that only names others, for SwiftPM to fetch them.
    static func fetching(_ packages: [RemotePackage], products: [PackageProduct]) -> String {
        let lines = packages.map { ".package(url: \(quoted($0.url)), \(requirement($0.requirement)))" }
        let used = products.map { ".product(name: \(quoted($0.name)), package: \(quoted($0.package)))" }
        return """
            // swift-tools-version: 6.2
            // Written by vitrine. Changes are lost.
            import PackageDescription

            let package = Package(
                name: "Fetched",
                dependencies: [\(lines.joined(separator: ", "))],
                targets: [.target(name: "Fetched", dependencies: [\(used.joined(separator: ", "))])]
            )

            """
    }

    private func target(_ module: Module) -> String {
        let kind =
            switch module.kind {
            case .app: "executableTarget"
            case .library: "target"
            case .tests: "testTarget"
            }
        let catalogs = module.resources.contains { $0.path.hasSuffix(".xcassets") }
        let dependencies =
            module.dependencies.map { ".target(name: \(quoted($0)))" }
            + module.products.filter { !Self.isProvided($0) }.map {
                ".product(name: \(quoted($0.name)), package: \(quoted($0.package)))"
            }
            + (products + (module.kind == .tests ? ["SnapshotTesting"] : [])).map {
                ".product(name: \(quoted($0)), package: \"Vitrine\")"
            }
        let resources = module.resources.map { ".\($0.rule.rawValue)(\(quoted($0.path)))" }
        return """
                    .\(kind)(
                        name: \(quoted(module.name)),
                        dependencies: [\(dependencies.joined(separator: ", "))],
                        path: \(quoted("Modules/" + module.name)),
                        resources: [\(resources.joined(separator: ", "))],
                        swiftSettings: [\(settings(of: module).joined(separator: ", "))],
                        plugins: [\(catalogs ? ".plugin(name: \"AssetSymbols\", package: \"Vitrine\")" : "")]),
            """
    }

    private func settings(of module: Module) -> [String] {
        let settings = module.settings
        // On Apple's systems XML is Foundation's; only modules that name it are linked with it.
        let implicit =
            ["VitrineImplicit"] + (module.sources.contains { SourceText($0).namesXML } ? ["FoundationXML"] : [])
        let flags =
            implicit.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
            + answers.flatMap { ["-module-alias", "\($0.0)=\($0.1)"] }
        return [".swiftLanguageMode(.v\(settings.languageMode))"]
            + (settings.isMainActorByDefault ? [".defaultIsolation(MainActor.self)"] : [])
            + settings.upcomingFeatures.map { ".enableUpcomingFeature(\(quoted($0)))" }
            + settings.experimentalFeatures.map { ".enableExperimentalFeature(\(quoted($0)))" }
            + settings.conditions.map { ".define(\(quoted($0)))" }
            + [".unsafeFlags([\(flags.map(quoted).joined(separator: ", "))])"]
    }

    private func quoted(_ text: String) -> String { Self.quoted(text) }

    private static func requirement(_ requirement: RemotePackage.Requirement) -> String {
        switch requirement {
        case .range(let from, let to): "\(quoted(from))..<\(quoted(to))"
        case .exact(let version): "exact: \(quoted(version))"
        case .branch(let branch): "branch: \(quoted(branch))"
        case .revision(let revision): "revision: \(quoted(revision))"
        }
    }

    /// A literal of Swift.
    private static func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
