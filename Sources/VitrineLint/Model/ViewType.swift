// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// A `View` that its file does not keep to itself.
package struct ViewType: Sendable {
    package let type: TypeDeclaration
    package let file: SourceFile
    package let viewModelProperty: Property?
    package let viewModel: ViewModel?

    package var name: String { type.name }
    /// How the view speaks of its view model: `viewModel`.
    package var viewModelName: String { viewModelProperty?.name ?? "viewModel" }
    package var body: Property? { type.property(named: "body") }
    package var previews: [Preview] { file.previews.filter { $0.mentions(name) } }

    /// The view model, where it has states.
    package var statefulViewModel: ViewModel? { viewModel.flatMap { $0.isStateful ? $0 : nil } }

    private static let navigationFeatures = [
        "navigationTitle", "navigationBarTitleDisplayMode", "navigationDestination", "toolbar", "searchable",
        "NavigationLink",
    ]

    private static let stacks = ["NavigationStack", "NavigationSplitView", "NavigationView"]

    /// Whether it needs a stack around it: it has none of its own, and has a title or the like, or its view model sends
    /// people elsewhere.
    package var usesNavigation: Bool {
        let called = Set(type.node.descendants(FunctionCallExprSyntax.self).compactMap(\.calleeName))
        guard called.isDisjoint(with: Self.stacks) else { return false }
        let hasRouter = viewModel.map { !$0.routerParameters.isEmpty } ?? false
        return hasRouter || !called.isDisjoint(with: Self.navigationFeatures)
    }
}
