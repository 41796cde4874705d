// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) public import VitrineCore

/// Sets a container value of the content.
nonisolated struct ContainerValueModifier<Value>: ViewModifier {
    typealias Body = Never
    let keyPath: WritableKeyPath<ContainerValues, Value>
    let value: Value
}

extension View {
    /// Sets a container value, which the container around the view can read.
    ///
    /// - Support: partial: a value that a view sets in its own body is not visible outside of it.
    public nonisolated func containerValue<V>(
        _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
    ) -> some View {
        modifier(ContainerValueModifier(keyPath: keyPath, value: value))
    }
}

extension ContainerValueModifier: ContainerValueSource {
    @MainActor func add(to values: inout ContainerValues) { values[keyPath: keyPath] = value }
}

extension ContainerValueModifier: PrimitiveModifier {
    @MainActor package static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        ModifierNode(modifier, context)
    }
}
