// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A modifier that identifies a view to a container that selects among its views.
nonisolated package struct TagModifier: ViewModifier {
    package typealias Body = Never
    /// The tag without optional wrappers, so that it matches a selection that may be `nil`.
    let tag: AnyHashable

    init<V: Hashable>(_ tag: V) {
        self.tag = AnyHashable.unwrapped(tag)
    }
}

extension AnyHashable {
    /// Returns a value without the optionals around it; `nil` stays `nil`.
    package nonisolated static func unwrapped<V: Hashable>(_ value: V) -> AnyHashable {
        guard let optional = value as? any UnwrappableOptional, let inner = optional.wrappedHashable else {
            return AnyHashable(value)
        }
        return inner
    }
}

private protocol UnwrappableOptional {
    var wrappedHashable: AnyHashable? { get }
}

extension Optional: UnwrappableOptional where Wrapped: Hashable {
    fileprivate var wrappedHashable: AnyHashable? { map { AnyHashable.unwrapped($0) } }
}

extension View {
    /// Sets the value that identifies the view to a picker, a list or a tab view with a selection.
    ///
    /// - Parameters:
    ///   - tag: A value of the selection's type.
    ///   - includeOptional: Whether the tag also matches a selection of the optional type. It always does, whatever is
    ///     passed.
    /// - Returns: A view with this tag.
    public nonisolated func tag<V>(_ tag: V, includeOptional: Bool = true) -> some View where V: Hashable {
        modifier(TagModifier(tag))
    }
}

extension TagModifier: TraitModifier {}

extension TagModifier: PrimitiveModifier {
    @MainActor package static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: ModifierNode<TagModifier> {
        override func trait(_ key: TraitKey) -> Any? { key == .tag ? modifier.tag : super.trait(key) }

        override func modifierDidChange(from old: TagModifier) {
            traitDidChange()
        }
    }
}
