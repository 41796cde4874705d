// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineCore
public import VitrineLayout

/// The ground behind which something stands.
nonisolated public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String

    /// A page of a navigation stack.
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    /// A split view.
    public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
    /// A widget, which has no place here.
    public static let widget = ContainerBackgroundPlacement(name: "widget")
}

extension View {
    /// Puts a style behind the whole container that the view stands in.
    public nonisolated func containerBackground<S>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View where S: ShapeStyle {
        containerBackground(for: container) { Rectangle().fill(style) }
    }

    /// Puts a view behind the whole container that the view stands in.
    public nonisolated func containerBackground<V>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View where V: View {
        let ground = container == .widget ? nil : content()
        return frame(maxWidth: ground == nil ? nil : .infinity, maxHeight: ground == nil ? nil : .infinity)
            .background(alignment: alignment) { ground.ignoresSafeArea() }
            .scrollContentBackground(ground == nil ? .automatic : .hidden)
    }
}
