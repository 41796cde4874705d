// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) package import VitrineCore
import VitrineDisplay

/// A control of the browser, with its semantics.
nonisolated package struct NativeControl: View {
    package typealias Body = Never
    /// The control in an environment, which determines names, formats and colours.
    package let content: @MainActor (EnvironmentValues) -> ControlContent
    /// Receives a value of the user, and whether the interaction has ended (pointer up).
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
