// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore

/// A zoom that assistive technology asks for.
nonisolated public struct AccessibilityZoomGestureAction: Sendable {
    /// Whether to zoom in or out.
    public enum Direction: Hashable, Sendable {
        /// The content gets larger.
        case zoomIn
        /// The content gets smaller.
        case zoomOut
    }

    /// Whether to zoom in or out.
    public let direction: AccessibilityZoomGestureAction.Direction
    /// The place in the view, as parts of its size.
    public let location: UnitPoint
    /// The place in the window, in points.
    public let point: CGPoint
}

extension View {
    /// Adds an action for the zoom gesture of assistive technology.
    ///
    /// - Support: partial: never run: screen readers of the web have no such gesture, and a diagnostic says so.
    /// - Parameter handler: What zooms.
    /// - Returns: The view.
    public nonisolated func accessibilityZoomAction(
        _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
    ) -> some View {
        DeveloperNotes.withoutEffect(
            "accessibilityZoomAction(_:)", remedy: "Offer buttons, or accessibilityAction(named:_:), that zoom.")
        return self
    }
}
