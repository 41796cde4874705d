// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension View {
    /// Sets the colour scheme of the view, whatever the window's is.
    public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }

    /// Hides the status bar; a browser window has none, so this has no effect.
    ///
    /// - Support: partial: a browser's window has no status bar; images keep theirs.
    public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View {
        self
    }

    /// Hides the status bar; a browser window has none, so this has no effect.
    ///
    /// - Support: partial: a browser's window has no status bar; images keep theirs.
    public nonisolated func statusBar(hidden: Bool) -> some View {
        statusBarHidden(hidden)
    }

    /// Shows or hides overlays of the system, such as a phone's home indicator; a browser has none, so this has no
    /// effect.
    ///
    /// - Support: partial: a browser's window has no such overlays; images keep theirs.
    public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View {
        self
    }

    /// Isolates the layout of the view from that of its ancestors while its position changes.
    ///
    /// - Support: partial: frames inside are always relative to the view's own.
    public nonisolated func geometryGroup() -> some View {
        self
    }

    /// Mirrors the view horizontally in a right-to-left layout.
    ///
    /// - Parameter enabled: Whether the view is mirrored.
    /// - Returns: A view that is mirrored in a right-to-left layout.
    public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modifier(RightToLeftMirror(isEnabled: enabled))
    }
}

extension View where Self: Equatable {
    /// Returns a view that is updated only when the new value is not equal to the old one.
    public nonisolated func equatable() -> EquatableView<Self> {
        EquatableView(content: self)
    }
}

/// A view that is updated only when its content is not equal to the previous content.
nonisolated public struct EquatableView<Content>: View where Content: Equatable, Content: View {
    /// The content, which is compared by `==`.
    public var content: Content

    /// Creates a view from content that is compared by `==`.
    ///
    /// - Parameter content: The content.
    public init(content: Content) {
        self.content = content
    }

    /// The content.
    @MainActor public var body: some View { content }
}

extension EquatableView: ComparedProperty {
    package static func isSame(_ a: EquatableView<Content>, _ b: EquatableView<Content>) -> Bool {
        a.content == b.content
    }
}

private nonisolated struct RightToLeftMirror: ViewModifier {
    let isEnabled: Bool
    @Environment(\.layoutDirection) private var direction

    @MainActor func body(content: Content) -> some View {
        content.scaleEffect(x: isEnabled && direction == .rightToLeft ? -1 : 1, y: 1)
    }
}
