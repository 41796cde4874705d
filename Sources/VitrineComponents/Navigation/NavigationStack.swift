// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) public import VitrineCore

/// Shows a root view and pages pushed over it.
nonisolated public struct NavigationStack<Data, Root> where Root: View {
    package let root: Root
    /// Reads and writes the path as erased values; `nil` keeps it in the stack.
    package let path: (get: () -> [AnyHashable], set: ([AnyHashable]) -> Void)?
}

extension NavigationStack: View {
    public typealias Body = Never

    /// A stack that manages its own path.
    public nonisolated init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        path = nil
    }

    /// A stack whose path is a type-erased one.
    public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
    where Data == NavigationPath {
        self.root = root()
        self.path = (
            { path.wrappedValue.elements }, { path.wrappedValue = NavigationPath(elements: $0) }
        )
    }

    /// A stack whose path is a collection of values of one type.
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
