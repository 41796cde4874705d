// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Where things are in a project with features.
enum ProjectPaths {
    static let features = "Libraries/Features"
    static let catalog = "Libraries/Common/Sources/Resources/Localizable.xcstrings"
    static let container = "App/Sources/AppContainer.swift"
    static let rootView = "App/Sources/RootView.swift"

    static func sources(_ feature: TypeName) -> String { "\(features)/\(feature.type)/Sources" }
    static func tests(_ feature: TypeName) -> String { "\(features)/\(feature.type)/Tests" }
    static func entryPoint(_ feature: TypeName) -> String { "\(sources(feature))/\(feature.type)Feature.swift" }
    static func navigation(_ feature: TypeName) -> String { "\(sources(feature))/\(feature.type)Navigation.swift" }
    static func container(_ feature: TypeName) -> String {
        "\(sources(feature))/Container/\(feature.type)Container.swift"
    }
}
