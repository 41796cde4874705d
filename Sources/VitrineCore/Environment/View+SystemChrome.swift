// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension View {
    /// Shows the view in an appearance, whatever the window's is.
    public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }

    /// Hides the status bar; a browser's window has none.
    ///
    /// - Support: partial: a browser's window has no status bar; pictures keep theirs.
    public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View {
        self
    }

    /// Hides the status bar; a browser's window has none.
    ///
    /// - Support: partial: a browser's window has no status bar; pictures keep theirs.
    public nonisolated func statusBar(hidden: Bool) -> some View {
        statusBarHidden(hidden)
    }

    /// Shows or hides what the system lays over the view, such as a phone's home indicator.
    ///
    /// - Support: partial: a browser's window has no such overlays; pictures keep theirs.
    public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View {
        self
    }

    /// Lays the view out by itself before its place changes: what is inside follows as one.
    ///
    /// - Support: partial: frames inside are always relative to the view's own.
    public nonisolated func geometryGroup() -> some View {
        self
    }

    /// Mirrors the view where text is read from right to left.
    public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modifier(RightToLeftMirror(isEnabled: enabled))
    }
}

extension View where Self: Equatable {
    /// Updates the view only when it differs from before.
    public nonisolated func equatable() -> EquatableView<Self> {
        EquatableView(content: self)
    }
}

/// A view that is updated only when it differs from before.
nonisolated public struct EquatableView<Content>: View where Content: Equatable, Content: View {
    public var content: Content

    public init(content: Content) {
        self.content = content
    }

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
