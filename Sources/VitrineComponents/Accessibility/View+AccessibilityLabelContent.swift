// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) public import VitrineCore
import VitrineDisplay
@_spi(Engine) import VitrineLayout

extension View {
    /// Sets the accessibility label of the view from the texts of other views, among which its own label may be.
    ///
    /// - Parameter content: A view builder of the label, called with a placeholder of the label that the view has by
    ///   itself.
    /// - Returns: A view with the label.
    public nonisolated func accessibilityLabel<V>(
        @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
    ) -> some View where V: View {
        modifier(
            AccessibilityLabelModifier(
                label: content(PlaceholderContentView(showing: Text(verbatim: AccessibilityLabelWords.ownLabel)))))
    }
}

/// The words of a label that is made of views.
nonisolated enum AccessibilityLabelWords {
    /// The placeholder for the label that a view has by itself: a character that no text contains.
    static let ownLabel = "\u{10FFFD}"

    /// Joins the words of a label.
    ///
    /// - Parameters:
    ///   - words: The texts of the views.
    ///   - own: The label that the view has by itself.
    /// - Returns: The label.
    static func joined(_ words: [String], own: String) -> String {
        words.map { $0 == ownLabel ? own : $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
    }
}

/// Sets the accessibility label of a view from the texts of other views, which are made for their texts only.
nonisolated struct AccessibilityLabelModifier<Label: View>: ViewModifier {
    typealias Body = Never
    let label: Label
}

extension AccessibilityLabelModifier: PrimitiveModifier {
    @MainActor package static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: AttachedEffectNode<AccessibilityLabelModifier<Label>> {
        private var label: ViewNode!

        init(_ modifier: AccessibilityLabelModifier<Label>, _ context: NodeContext) {
            super.init(modifier, context, layout: WrapperNode(tree: context.graph.layout))
            let scope = EnvironmentScope(parent: context.scope)
            let group = AppearanceGroup(outer: context.scope.object(of: AppearanceGroup.self))
            group.isShown = false
            scope.setObject(group, of: AppearanceGroup.self)
            label = context.content(of: self, scope: scope).at(1).make(modifier.label)
        }

        override func syncList() {
            write()
            super.syncList()
        }

        override func write() {
            // The words depend on the language.
            graph.reading(self) { _ = EnvironmentValues(scope).locale }
            let (words, inside) = (label.spokenWords, content?.spokenWords.joined(separator: ", ") ?? "")
            effect.change(
                to: .semantics(
                    SemanticsChange(scope: .element) {
                        $0.label = AccessibilityLabelWords.joined(words, own: $0.label ?? inside)
                    }))
        }

        /// Reads the words again, once the views' bodies have run.
        private func reread() {
            guard !isListQueued else { return }
            isListQueued = true
            graph.enqueueList(self)
        }

        override func update(from pointer: UnsafeRawPointer) {
            super.update(from: pointer)
            reread()
        }

        override func modifierDidChange(from old: AccessibilityLabelModifier<Label>) {
            withUnsafePointer(to: modifier.label) { label.update(from: UnsafeRawPointer($0)) }
            reread()
        }

        override func refresh() {
            graph.dequeue(self)
            reread()
        }

        override func forEachChild(_ body: (ViewNode) -> Void) {
            super.forEachChild(body)
            body(label)
        }
    }
}
