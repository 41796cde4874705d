// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) public import VitrineCore

/// The names by which apps that also run before iOS 18 take views apart, as `Group(subviews:)` does since.
///
/// - Support: partial: subviews have no traits, and several views that a unary root makes are a list.
nonisolated public enum _VariadicView {
    /// A type that makes something of the subviews of a view.
    public typealias Root = _VariadicView_Root
    /// A root that makes a view.
    public typealias ViewRoot = _VariadicView_ViewRoot
    /// A root that makes one view.
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    /// A root that makes a list of views.
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot
    /// The subviews that a root receives.
    public typealias Children = _VariadicView_Children

    /// A view that shows what a root makes of the subviews of another view.
    public struct Tree<Root, Content> where Root: _VariadicView_Root {
        /// The root.
        public var root: Root
        /// The view to take apart.
        public var content: Content

        /// Creates a view that shows what a root makes of the subviews of a view.
        ///
        /// - Parameters:
        ///   - root: The root.
        ///   - content: A view builder of the view to take apart.
        public init(_ root: Root, @ViewBuilder content: () -> Content) {
            self.root = root
            self.content = content()
        }
    }
}

/// A type that makes something of the subviews of a view.
public protocol _VariadicView_Root {}

/// A type that makes a view of the subviews of another view.
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    /// The type of the view.
    associatedtype Body: View

    /// Returns the view.
    ///
    /// - Parameter children: The subviews of the view that is taken apart.
    /// - Returns: A view that shows them.
    @ViewBuilder @MainActor @preconcurrency
    func body(children: _VariadicView.Children) -> Self.Body
}

/// A type that makes one view of the subviews of another view.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A type that makes a list of views of the subviews of another view.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// The subviews that a root receives, in order.
nonisolated public struct _VariadicView_Children: RandomAccessCollection, Sendable {
    /// An integer position.
    public typealias Index = Int
    fileprivate let subviews: SubviewsCollection

    /// The position of the first subview.
    public var startIndex: Int { subviews.startIndex }
    /// The position after the last subview.
    public var endIndex: Int { subviews.endIndex }
    /// The subview at a position.
    public subscript(index: Int) -> Element { Element(subview: subviews[index]) }

    /// A subview, which may be shown anywhere in what the root makes.
    public struct Element: Identifiable, Sendable {
        fileprivate let subview: Subview

        /// An identity that the subview keeps across changes of its view.
        public var id: AnyHashable { AnyHashable(subview.id) }

        /// Returns the innermost identity of a type that `id(_:)` or `ForEach` gave the subview, or `nil`.
        public func id<ID>(as type: ID.Type = ID.self) -> ID? where ID: Hashable {
            subview.containerValues.identifier?.base as? ID ?? subview.id.identifier(as: type)
        }
    }
}

extension _VariadicView_Children: View {
    /// All subviews in sequence.
    @MainActor @preconcurrency
    public var body: some View { subviews }
}

extension _VariadicView_Children.Element: View {
    /// The subview.
    @MainActor @preconcurrency
    public var body: some View { subview }
}

extension Subview.ID {
    /// The innermost explicit identity of the given type on the way to the subview, or `nil`.
    fileprivate func identifier<ID: Hashable>(as type: ID.Type) -> ID? {
        for component in path.components.reversed() {
            if case .identifier(let identifier) = component.place, let found = identifier.base as? ID { return found }
        }
        return nil
    }
}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
    /// The view that the root makes of the subviews.
    @MainActor @preconcurrency
    public var body: some View {
        Group(subviews: content) { subviews in
            VariadicViewBody(root: root, children: _VariadicView_Children(subviews: subviews))
        }
    }
}

/// What a root makes of subviews; the root's dynamic properties are installed as a view's are.
private struct VariadicViewBody<Root: _VariadicView_ViewRoot>: View, DynamicPropertyHolder {
    nonisolated static var heldType: Any.Type { Root.self }

    /// The first property, as `DynamicPropertyHolder` wants it.
    let root: Root
    let children: _VariadicView_Children

    var body: some View { root.body(children: children) }
}
