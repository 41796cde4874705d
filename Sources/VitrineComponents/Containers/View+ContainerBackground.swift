// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineCore
public import VitrineLayout

/// A container whose background a view can set.
nonisolated public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String

    package init(name: String) {
        self.name = name
    }

    /// A page of a navigation stack.
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    /// A split view.
    public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
    /// A widget; without effect in Vitrine.
    public static let widget = ContainerBackgroundPlacement(name: "widget")
}

extension View {
    /// Sets a style as the background of the enclosing container.
    ///
    /// - Parameters:
    ///   - style: The style.
    ///   - container: The kind of container.
    /// - Returns: A view that sets the background.
    public nonisolated func containerBackground<S>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View where S: ShapeStyle {
        containerBackground(for: container) { Rectangle().fill(style) }
    }

    /// Sets a view as the background of the enclosing container.
    ///
    /// - Parameters:
    ///   - container: The kind of container.
    ///   - alignment: The alignment of the background.
    ///   - content: A view builder of the background.
    /// - Returns: A view that sets the background.
    public nonisolated func containerBackground<V>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View where V: View {
        let background = container == .widget ? nil : content()
        return frame(maxWidth: background == nil ? nil : .infinity, maxHeight: background == nil ? nil : .infinity)
            .background(alignment: alignment) { background.ignoresSafeArea() }
            .scrollContentBackground(background == nil ? .automatic : .hidden)
    }
}
