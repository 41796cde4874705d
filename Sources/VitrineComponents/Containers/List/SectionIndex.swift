// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Observation
@_spi(Engine) import VitrineCore

/// The labels of a list's sections and the action that scrolls to one, shared by the list and the index bar over it.
@MainActor @Observable
final class SectionIndex {
    /// The labels of the sections that have one, in the order of the sections; the list writes them after layout.
    var labels: [Text] = []
    /// Scrolls to the section of the label at a position; `nil` without labels.
    @ObservationIgnored var scroll: (@MainActor (Int) -> Void)?
}

extension EnvironmentValues {
    /// The index of the enclosing list's sections.
    var sectionIndex: SectionIndex? { object(of: SectionIndex.self) }
}

/// Gives a list and the bar over it an index in common. It is no state of the list's: the list makes it anew.
nonisolated struct SectionIndexScope: ViewModifier {
    typealias Body = Never
}

extension SectionIndexScope: PrimitiveModifier {
    nonisolated static var isTransparentToLists: Bool { true }

    @MainActor static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: ScopeModifierNode<SectionIndexScope> {
        private let index = SectionIndex()

        override func write() {
            inner.setObject(index, of: SectionIndex.self)
            // What is around the list, such as the section of another one, gives its sections no label.
            var values = EnvironmentValues(scope)
            values.sectionIndexLabel = nil
            inner.replace(values.changedValues)
        }
    }
}
