// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// One folder of `Features`: its sources, its tests, and what the seeds have rules about.
package struct Feature: Sendable {
    package let name: String
    /// From the project's folder: `Libraries/Features/Item`.
    package let folder: String
    package let sources: [SourceFile]
    package let tests: [SourceFile]
    package let viewModels: [ViewModel]
    package let views: [ViewType]
    package let screens: [Screen]

    init(name: String, folder: String, files: [SourceFile]) {
        self.name = name
        self.folder = folder
        let sources = files.filter { $0.path.hasPrefix("\(folder)/Sources/") }
        let tests = files.filter { $0.path.hasPrefix("\(folder)/Tests/") }
        let viewModels = Self.viewModels(of: sources, tests: tests)
        self.sources = sources
        self.tests = tests
        self.viewModels = viewModels
        views = Self.views(of: sources, with: viewModels)
        screens = Self.screens(of: sources, in: "\(folder)/Sources/Presentation")
    }

    package var sourceTypes: [TypeDeclaration] { sources.flatMap(\.types) }
    package var testTypes: [TypeDeclaration] { tests.flatMap(\.types) }
    /// The suites of the view models.
    package var viewModelSuites: [TypeDeclaration] { testTypes.filter { $0.name.hasSuffix("ViewModelTests") } }
    /// What asks a use case, as the feature declares it.
    package var useCaseContracts: [TypeDeclaration] {
        sourceTypes.filter { $0.kind == .protocol && $0.name.hasSuffix("UseCaseContract") }
    }

    package func source(at path: String) -> SourceFile? { sources.first { $0.path == "\(folder)/Sources/\(path)" } }
    package func test(at path: String) -> SourceFile? { tests.first { $0.path == "\(folder)/Tests/\(path)" } }

    private static func viewModels(of sources: [SourceFile], tests: [SourceFile]) -> [ViewModel] {
        let types = sources.flatMap(\.types)
        let suites = tests.flatMap(\.types)
        return sources.flatMap { file in
            file.types.filter { isViewModel($0) }.map { type in
                let state = type.properties.first { $0.name == "state" && $0.isStored }
                let dependencies = Set(type.properties.compactMap(\.typeName))
                let parts = [type] + types.filter { $0.kind == .extension && $0.name == type.name }
                return ViewModel(
                    type: type,
                    file: file,
                    state: state,
                    stateType: types.first { $0.kind == .enum && $0.name == state?.typeName },
                    functions: parts.flatMap(\.functions),
                    useCases: types.filter {
                        $0.kind == .protocol && $0.name.hasSuffix("UseCaseContract") && dependencies.contains($0.name)
                    },
                    tests: suites.first { $0.name == "\(type.name)Tests" }
                )
            }
        }
    }

    private static func isViewModel(_ type: TypeDeclaration) -> Bool {
        [.class, .struct, .actor].contains(type.kind) && !type.isNested && type.name.hasSuffix("ViewModel")
    }

    private static func views(of sources: [SourceFile], with viewModels: [ViewModel]) -> [ViewType] {
        sources.flatMap { file in
            file.types.filter { $0.isView && !$0.isNested && !$0.isPrivate }.map { type in
                let property = type.properties.first { $0.isStored && ($0.typeName?.hasSuffix("ViewModel") ?? false) }
                return ViewType(
                    type: type,
                    file: file,
                    viewModelProperty: property,
                    viewModel: viewModels.first { $0.name == property?.typeName }
                )
            }
        }
    }

    private static func screens(of sources: [SourceFile], in presentation: String) -> [Screen] {
        let parts = sources.compactMap { $0.components(below: "Presentation") }.filter { $0.count == 3 }
        let names = parts.filter { $0[1] == "ViewModels" || ($0[1] == "Views" && $0[2] == "\($0[0])View.swift") }
            .map { $0[0] }
        return Set(names).sorted().map { Screen(name: $0, folder: "\(presentation)/\($0)") }
    }
}
