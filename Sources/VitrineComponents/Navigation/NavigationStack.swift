// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) public import VitrineCore

/// A view that shows a root view and the pages pushed over it.
nonisolated public struct NavigationStack<Data, Root> where Root: View {
    package let root: Root
    /// Reads and writes the path as type-erased values; `nil` if the stack keeps the path itself.
    package let path: (get: () -> [AnyHashable], set: ([AnyHashable]) -> Void)?
}

extension NavigationStack: View {
    /// A primitive view: it has no body.
    public typealias Body = Never

    /// Creates a stack that manages its path itself.
    public nonisolated init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        path = nil
    }

    /// Creates a stack with a type-erased path.
    ///
    /// - Parameters:
    ///   - path: A binding to the path.
    ///   - root: A view builder of the root.
    public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
    where Data == NavigationPath {
        self.root = root()
        self.path = (
            { path.wrappedValue.elements }, { path.wrappedValue = NavigationPath(elements: $0) }
        )
    }

    /// Creates a stack whose path is a collection of values of one type.
    ///
    /// - Parameters:
    ///   - path: A binding to the values.
    ///   - root: A view builder of the root.
    public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
        Data.Element: Hashable
    {
        self.root = root()
        self.path = (
            { path.wrappedValue.map { AnyHashable($0) } },
            { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) }
        )
    }
}

extension NavigationStack: PrimitiveView {
    @MainActor package static func makeNode(_ view: NavigationStack<Data, Root>, _ context: NodeContext) -> ViewNode {
        NavigationStackNode(view, context)
    }
}
