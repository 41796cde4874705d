// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) package import VitrineCore
import VitrineDisplay

/// A control that a surface provides, with what it says of itself.
nonisolated package struct NativeControl: View {
    package typealias Body = Never
    /// Reads the environment for names, formats and colours.
    package let content: @MainActor (EnvironmentValues) -> ControlContent
    /// A person's value, and whether the hand has let go.
    package let take: @MainActor (String, Bool) -> Void

    package init(
        content: @escaping @MainActor (EnvironmentValues) -> ControlContent,
        take: @escaping @MainActor (String, Bool) -> Void
    ) {
        self.content = content
        self.take = take
    }
}

extension NativeControl: PrimitiveView {
    @MainActor package static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode { Node(view, context) }

    private final class Node: NativeControlNode<NativeControl> {
        override init(_ view: NativeControl, _ context: NodeContext) {
            super.init(view, context)
            resolveNow()
        }

        override func content(_ environment: EnvironmentValues) -> ControlContent { view.content(environment) }
        override func take(_ value: String, isDone: Bool) { view.take(value, isDone) }
    }
}
