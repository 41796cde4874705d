// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) public import VitrineCore
@_spi(Engine) import VitrineLayout

/// A navigation stack, in the older form that precedes `NavigationStack`.
///
/// Of several columns it shows the first, as on a phone.
///
/// - Support: partial: one column at every width; no navigationViewStyle
nonisolated public struct NavigationView<Content>: View where Content: View {
    private let content: Content

    /// Creates a navigation view whose root is the first view of the content.
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// A navigation stack with the first column.
    @MainActor public var body: some View {
        NavigationStack { FirstColumn(content: Self.first(of: content)) }
    }

    /// Returns the first column; the others are not created, so that their titles and bars have no effect.
    private static func first(of content: Content) -> AnyView {
        guard let columns = content as? any Columns else { return AnyView(content) }
        return columns.first.map { AnyView($0) } ?? AnyView(content)
    }
}

/// A list of views of which the first one can be extracted.
private protocol Columns {
    var first: (any View)? { get }
}

extension TupleView: Columns {
    fileprivate var first: (any View)? { Mirror(reflecting: value).children.first?.value as? any View }
}

/// A view that shows only the first element of its content.
private nonisolated struct FirstColumn<Content: View>: View {
    typealias Body = Never
    let content: Content
}

extension FirstColumn: PrimitiveView {
    @MainActor static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode { Node(view, context) }

    private final class Node: UnaryContainerNode<FirstColumn<Content>> {
        init(_ view: FirstColumn<Content>, _ context: NodeContext) {
            super.init(view, context, layout: WrapperNode(tree: context.graph.layout))
            load(view.content, context)
        }

        override func syncList() {
            guard content.elementCount > 1 else { return super.syncList() }
            let first = content.element(at: 0).layoutNode
            if unary.child !== first { unary.child = first }
        }

        override func viewDidChange(from old: FirstColumn<Content>) { updateContent(view.content) }
    }
}
