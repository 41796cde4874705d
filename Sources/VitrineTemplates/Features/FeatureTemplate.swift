// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// What a feature has besides its screens: the way in, its places, its container.
struct FeatureTemplate {
    let app: TypeName
    let feature: TypeName
    /// The first one is the feature's root, unless it needs an identifier.
    let screens: [Screen]

    var files: [TemplateFile] { [entryPoint, navigation, container] }

    private var entryPoint: TemplateFile {
        let root =
            screens.first.flatMap { $0.kind == .detail ? nil : $0 }.map {
                #"""

                    /// The feature's first screen.
                    public func rootView(router: RouterContract) -> some View {
                        \#(Self.makeView($0))
                    }

                """#
            } ?? ""
        return TemplateFile(
            ProjectPaths.entryPoint(feature),
            #"""
            @_exported import \#(app.type)Core
            import SwiftUI

            /// The way into the feature \#(feature.type).
            public struct \#(feature.type)Feature {
                private let container = \#(feature.type)Container()

                public init() {}
            \#(root)
            \#(Self.viewFunction(of: feature, screens: screens).indented(by: 4))
            }

            """#)
    }

    /// The function that says which view stands at the feature's places.
    static func viewFunction(of feature: TypeName, screens: [Screen]) -> String {
        #"""
        /// What stands at one of the feature's places.
        @ViewBuilder
        public func view(for navigation: \#(feature.type)Navigation, router: RouterContract) -> some View {
            switch navigation {
        \#(screens.map { switchCase($0).indented(by: 4) }.joined(separator: "\n"))
            }
        }
        """#
    }

    static func switchCase(_ screen: Screen) -> String {
        #"""
        case \#(screen.placePattern):
            \#(makeView(screen))
        """#
    }

    private static func makeView(_ screen: Screen) -> String {
        "\(screen.view)(viewModel: container.\(screen.factory.name)(\(screen.factory.arguments)))"
    }

    private var navigation: TemplateFile {
        TemplateFile(
            ProjectPaths.navigation(feature),
            #"""
            import \#(app.type)Core

            /// The places of the feature \#(feature.type).
            nonisolated public enum \#(feature.type)Navigation: Navigation {
            \#(screens.map { "    case \($0.placeDeclaration)" }.joined(separator: "\n"))
            }

            """#)
    }

    private var container: TemplateFile {
        var entities: [TypeName] = []
        for screen in screens where screen.useCase != nil && !entities.contains(screen.entity) {
            entities.append(screen.entity)
        }
        let properties = entities.map { "    \(Self.repositoryProperty($0))\n" }.joined()
        let functions = screens.map { Self.factory($0).indented(by: 4) }.joined(separator: "\n\n")
        return TemplateFile(
            ProjectPaths.container(feature),
            #"""
            import \#(app.type)Core

            /// Puts the feature's parts together.
            struct \#(feature.type)Container {
            \#(properties)\#(properties.isEmpty ? "" : "\n")\#(functions)
            }

            """#)
    }

    static func repositoryProperty(_ entity: TypeName) -> String {
        "private let \(entity.value)Repository: \(entity.type)RepositoryContract = \(entity.type)Repository()"
    }

    /// The function of the container that makes a screen's view model.
    static func factory(_ screen: Screen, repository: String? = nil) -> String {
        let (name, parameters, arguments) = screen.factory
        let start = "func \(name)(\(parameters)) -> \(screen.viewModel) {"
        guard let useCase = screen.useCase else {
            return "\(start)\n    \(screen.viewModel)(\(arguments))\n}"
        }
        let made =
            "\(useCase.property): \(useCase.type)(repository: \(repository ?? "\(screen.entity.value)Repository"))"
        let values = screen.kind == .detail ? [arguments, made] : [made, arguments]
        return #"""
            \#(start)
                \#(screen.viewModel)(
                    \#(values.joined(separator: ",\n        "))
                )
            }
            """#
    }
}
