// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) package import VitrineCore

/// The title of a presentation, set by the page inside.
@MainActor
package final class PresentationTitle {
    package var title: Text? {
        didSet { onChange() }
    }
    var onChange: () -> Void = {}
}

/// Names the enclosing presentation.
nonisolated struct PresentationTitleModifier: ViewModifier {
    typealias Body = Never
    let title: Text
}

extension PresentationTitleModifier: PrimitiveModifier {
    nonisolated static var isTransparentToLists: Bool { true }

    @MainActor static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: ModifierNode<PresentationTitleModifier> {
        override func contentDidLoad() { tell() }
        override func modifierDidChange(from old: PresentationTitleModifier) { tell() }

        private func tell() { scope.object(of: PresentationTitle.self)?.title = modifier.title }
    }
}
