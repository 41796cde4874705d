// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineLayout

/// A view that shows the first of its subviews that fits in the available space.
nonisolated public struct ViewThatFits<Content>: View where Content: View {
    /// The body type of a primitive view: it has none.
    public typealias Body = Never
    private let axes: Axis.Set
    private let content: Content

    /// Creates a view that chooses among its subviews.
    ///
    /// - Parameters:
    ///   - axes: The axes along which a subview's ideal size must fit.
    ///   - content: A view builder that creates the subviews, the preferred one first.
    public nonisolated init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }
}

extension ViewThatFits: PrimitiveView {
    @MainActor package static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode {
        Node(view, context)
    }

    private final class Node: ContainerNode<ViewThatFits<Content>> {
        private let fits: ViewThatFitsNode

        init(_ view: ViewThatFits<Content>, _ context: NodeContext) {
            fits = ViewThatFitsNode(tree: context.graph.layout, axes: view.axes)
            super.init(view, context, layout: fits)
            fits.onChoice = { [unowned self] in showChosen() }
            load(view.content, context)
        }

        /// Always true: children that do not fit are measured, but do not appear.
        override var showsOneElement: Bool { true }

        override func syncList() {
            super.syncList()
            showChosen()
        }

        /// Lets the views of the chosen element appear, and all others disappear.
        private func showChosen() {
            let around = scope.object(of: AppearanceGroup.self)
            var groups: [AppearanceGroup] = []
            var chosen: AppearanceGroup?
            content.forEachElement { element in
                guard let group = element.scope.object(of: AppearanceGroup.self), group !== around else { return }
                groups.append(group)
                if element.layoutNode === fits.chosenChild { chosen = group }
            }
            for group in groups { group.isShown = group === chosen }
        }

        override func viewDidChange(from old: ViewThatFits<Content>) {
            fits.axes = view.axes
            updateContent(view.content)
        }
    }
}
