// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// What belongs together: a feature's folder, or a whole project without such folders.
package struct Feature: Sendable {
    package let name: String
    /// From the project's folder: `Libraries/Features/Item`; empty for what is not a folder.
    package let folder: String
    package let sources: [SourceFile]
    package let tests: [SourceFile]
    package let viewModels: [ViewModel]
    package let views: [ViewType]
    package let screens: [Screen]
    let naming: Naming

    /// A feature's folder.
    init(name: String, folder: String, files: [SourceFile], _ naming: Naming) {
        self.init(
            name: name, folder: folder, sources: files.filter { $0.path.hasPrefix("\(folder)/Sources/") },
            tests: files.filter { $0.path.hasPrefix("\(folder)/Tests/") }, naming)
    }

    /// Everything, tests known by their folders and imports.
    init(of files: [SourceFile], _ naming: Naming) {
        self.init(
            name: "", folder: "", sources: files.filter { !$0.isTest }, tests: files.filter(\.isTest), naming)
    }

    private init(name: String, folder: String, sources: [SourceFile], tests: [SourceFile], _ naming: Naming) {
        self.name = name
        self.folder = folder
        self.sources = sources
        self.tests = tests
        self.naming = naming
        viewModels = Self.viewModels(of: sources, tests: tests, naming)
        views = Self.views(of: sources, with: viewModels, naming)
        screens = Self.screens(of: sources, naming)
    }

    package var isFolder: Bool { !folder.isEmpty }
    package var sourceTypes: [TypeDeclaration] { sources.flatMap(\.types) }
    package var testTypes: [TypeDeclaration] { tests.flatMap(\.types) }
    /// The suites of the view models.
    package var viewModelSuites: [TypeDeclaration] {
        testTypes.filter { $0.name.hasSuffix("\(naming.viewModel)Tests") }
    }
    /// What asks a use case, as the feature declares it.
    package var useCaseContracts: [TypeDeclaration] {
        sourceTypes.filter { $0.kind == .protocol && $0.name.hasSuffix("UseCase\(naming.contract)") }
    }

    package func source(at path: String) -> SourceFile? { sources.first { $0.path == "\(folder)/Sources/\(path)" } }

    /// The file of tests at a path below the feature's tests; below any folder where there is no feature folder.
    package func test(at path: String) -> SourceFile? {
        isFolder
            ? tests.first { $0.path == testPath(path) }
            : tests.first { $0.path == path || $0.path.hasSuffix("/\(path)") }
    }

    /// A path below the tests, from the project's folder.
    package func testPath(_ path: String) -> String { isFolder ? "\(folder)/Tests/\(path)" : path }

    private static func viewModels(
        of sources: [SourceFile], tests: [SourceFile], _ naming: Naming
    ) -> [ViewModel] {
        let types = sources.flatMap(\.types)
        let suites = Dictionary(tests.flatMap(\.types).map { ($0.name, $0) }) { first, _ in first }
        let extensions = Dictionary(grouping: types.filter { $0.kind == .extension }, by: \.name)
        let contracts = types.filter { $0.kind == .protocol && $0.name.hasSuffix("UseCase\(naming.contract)") }
        return sources.flatMap { file in
            file.types.filter { isViewModel($0, naming) }.map { type in
                let state = type.properties.first { $0.name == "state" && $0.isStored }
                let stateName = state?.typeName?.withoutArguments
                let dependencies = Set(type.properties.compactMap(\.typeName))
                return ViewModel(
                    type: type,
                    file: file,
                    state: state,
                    stateType: types.first {
                        $0.kind == .enum && $0.name == stateName && (!$0.isNested || type.contains($0))
                    },
                    functions: ([type] + (extensions[type.name] ?? [])).flatMap(\.functions),
                    useCases: contracts.filter { dependencies.contains($0.name) },
                    tests: suites["\(type.name)Tests"],
                    naming: naming
                )
            }
        }
    }

    private static func isViewModel(_ type: TypeDeclaration, _ naming: Naming) -> Bool {
        [.class, .struct, .actor].contains(type.kind) && !type.isNested && !type.isPrivate
            && type.name.hasSuffix(naming.viewModel) && !type.isView
    }

    private static func views(
        of sources: [SourceFile], with viewModels: [ViewModel], _ naming: Naming
    ) -> [ViewType] {
        sources.flatMap { file in
            file.types.filter { $0.isView && !$0.isNested && !$0.isPrivate }.map { type in
                let property = type.properties.first {
                    $0.isStored && ($0.typeName?.hasSuffix(naming.viewModel) ?? false)
                }
                return ViewType(
                    type: type,
                    file: file,
                    viewModelProperty: property,
                    viewModel: viewModels.first { $0.name == property?.typeName }
                )
            }
        }
    }

    private static func screens(of sources: [SourceFile], _ naming: Naming) -> [Screen] {
        var folders: [String: String] = [:]
        for file in sources {
            guard let parts = file.components(below: naming.presentation), parts.count == 3,
                parts[1] == naming.viewModels || (parts[1] == naming.views && parts[2] == "\(parts[0])View.swift")
            else { continue }
            folders[file.path.split(separator: "/").dropLast(2).joined(separator: "/")] = parts[0]
        }
        return folders.sorted { $0.key < $1.key }.map { Screen(name: $0.value, folder: $0.key) }
    }
}
