// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore
public import VitrineLayout

/// The purpose of a scroll view's default anchor.
nonisolated public struct ScrollAnchorRole: Hashable, Sendable {
    private let name: String

    /// The position of the content at first.
    public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(name: "initialOffset") }
    /// The point that stays in place when the size of the content or the scroll view changes.
    public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(name: "sizeChanges") }
    /// The position of content that is shorter than its scroll view.
    public static var alignment: ScrollAnchorRole { ScrollAnchorRole(name: "alignment") }
}

private struct ScrollAnchorsKey: EnvironmentKey {
    static var defaultValue: ScrollAnchors { ScrollAnchors() }
}

extension EnvironmentValues {
    package var scrollAnchors: ScrollAnchors {
        get { self[ScrollAnchorsKey.self] }
        set { self[ScrollAnchorsKey.self] = newValue }
    }
}

extension View {
    /// Sets the anchor of the scroll views in the view for all purposes.
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        environment(\.scrollAnchors, ScrollAnchors(initialOffset: anchor, sizeChanges: anchor, alignment: anchor))
    }

    /// Sets the anchor of the scroll views in the view for one purpose.
    ///
    /// - Parameters:
    ///   - anchor: The anchor; `nil` for the default.
    ///   - role: The purpose.
    /// - Returns: A view whose scroll views have the anchor.
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        transformEnvironment(\.scrollAnchors) { anchors in
            switch role {
            case .initialOffset: anchors.initialOffset = anchor
            case .sizeChanges: anchors.sizeChanges = anchor
            default: anchors.alignment = anchor
            }
        }
    }
}
