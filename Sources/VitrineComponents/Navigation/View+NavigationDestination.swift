// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineBase
@_spi(Engine) public import VitrineCore

/// A modifier that registers the destination of a type of values with the enclosing navigation stack.
nonisolated public struct _NavigationDestinationModifier<D: Hashable, C: View>: ViewModifier {
    /// A primitive modifier: it has no body.
    public typealias Body = Never
    package let destination: (D) -> C
}

extension View {
    /// Sets the destination for a type of values in the enclosing navigation stack.
    ///
    /// - Parameters:
    ///   - data: The type of the values.
    ///   - destination: A view builder of the page of a value.
    /// - Returns: A view that registers the destination.
    public nonisolated func navigationDestination<D, C>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View where D: Hashable, C: View {
        modifier(_NavigationDestinationModifier(destination: destination))
    }
}

extension _NavigationDestinationModifier: PrimitiveModifier {
    package nonisolated static var isTransparentToLists: Bool { true }

    @MainActor package static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: ModifierNode<_NavigationDestinationModifier<D, C>> {
        private var navigation: NavigationContext?

        override func contentDidLoad() {
            navigation = scope.object(of: NavigationContext.self)
            navigation?.register(record)
        }

        private var record: NavigationContext.Destination {
            let build = modifier.destination
            return NavigationContext.Destination(type: D.self, owner: self) { value in
                guard let value = value as? D else { preconditionFailure("\(value) is no \(D.self).") }
                return ViewFactory(NavigationPageContent(build: { build(value) }))
            }
        }

        override func modifierDidChange(from old: _NavigationDestinationModifier<D, C>) {
            navigation?.replace(record)
        }

        override func willDie() {
            super.willDie()
            navigation?.unregister(self)
        }
    }
}

/// Evaluates a destination closure as a view's body, so that its dependencies update the page.
nonisolated struct NavigationPageContent<Content: View>: View {
    let build: () -> Content

    var body: Content { build() }
}

// MARK: - Destinations presented by a binding

extension View {
    /// Pushes a page while a binding is `true`; going back sets it to `false`.
    ///
    /// - Parameters:
    ///   - isPresented: A binding to whether the page is shown.
    ///   - destination: A view builder of the page.
    /// - Returns: A view that presents the page.
    public nonisolated func navigationDestination<V>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View where V: View {
        modifier(
            BoundDestinationModifier(
                identity: { isPresented.wrappedValue ? true : nil },
                write: { isPresented.wrappedValue = $0 != nil }, destination: destination()))
    }

    /// Pushes a page while an item is not `nil`; going back sets it to `nil`.
    ///
    /// - Parameters:
    ///   - item: A binding to the item.
    ///   - destination: A view builder of the item's page.
    /// - Returns: A view that presents the page.
    public nonisolated func navigationDestination<D, C>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View where D: Hashable, C: View {
        modifier(
            BoundDestinationModifier(
                identity: { item.wrappedValue.map { AnyHashable($0) } },
                write: { item.wrappedValue = $0?.base as? D },
                destination: ItemDestination(item: item, content: destination)))
    }
}

/// The page of an item; it keeps its last content while it is popped.
private nonisolated struct ItemDestination<D: Hashable, C: View>: View {
    let item: Binding<D?>
    let content: (D) -> C

    var body: some View {
        if let value = item.wrappedValue { content(value) }
    }
}

/// Reads a binding in a body, so that its changes push and pop the page.
nonisolated struct BoundDestinationModifier<C: View>: ViewModifier {
    /// The identity of the presented item, or `nil`.
    let identity: () -> AnyHashable?
    let write: (AnyHashable?) -> Void
    let destination: C
    /// Whether the content is a link to the page.
    var isLink = false

    func body(content: Content) -> some View {
        content.modifier(
            BoundDestinationWriter(identity: identity(), write: write, destination: destination, isLink: isLink))
    }
}

private nonisolated struct BoundDestinationWriter<C: View>: ViewModifier {
    typealias Body = Never
    let identity: AnyHashable?
    let write: (AnyHashable?) -> Void
    let destination: C
    let isLink: Bool
}

extension BoundDestinationWriter: PrimitiveModifier {
    nonisolated static var isTransparentToLists: Bool { true }

    @MainActor static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: ModifierNode<BoundDestinationWriter<C>> {
        private var navigation: NavigationContext?
        private var factory: ViewFactory<C>!
        /// The page in the stack with the identity of its item.
        private var shown: (destination: BoundDestination, identity: AnyHashable)?

        override func contentDidLoad() {
            navigation = scope.object(of: NavigationContext.self)
            factory = ViewFactory(modifier.destination)
            present()
        }

        override func modifierDidChange(from old: BoundDestinationWriter<C>) {
            withUnsafePointer(to: modifier.destination) { factory.set(from: UnsafeRawPointer($0)) }
            guard modifier.identity != shown?.identity else {
                if shown != nil { navigation?.contentDidChange(of: factory) }
                return
            }
            withdraw()
            present()
        }

        private func present() {
            guard let identity = modifier.identity else { return }
            guard let navigation, !navigation.isBoundary else {
                return graph.diagnostics.report(
                    Diagnostic(
                        .missingDestination, "A navigationDestination is outside of every navigation stack.",
                        viewPath: path, remedy: "Declare it inside a NavigationStack.",
                        session: graph.session.identifier))
            }
            let destination = BoundDestination(factory: factory)
            if modifier.isLink { destination.findPath = { [weak self] in self?.content.firstLink?.pagePath } }
            destination.present = { [weak self, unowned destination] in
                self?.shown = (destination, identity)
                self?.modifier.write(identity)
            }
            destination.end = { [weak self, unowned destination] in
                guard let self, shown?.destination === destination else { return }
                shown = nil
                modifier.write(nil)
            }
            shown = (destination, identity)
            navigation.present(destination)
        }

        private func withdraw() {
            guard let destination = shown?.destination else { return }
            shown = nil
            navigation?.withdraw(destination)
        }

        override func willDie() {
            super.willDie()
            withdraw()
        }
    }
}
