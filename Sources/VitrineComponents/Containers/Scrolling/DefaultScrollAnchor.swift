// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore
public import VitrineLayout

/// What an anchor of a scroll view is for.
nonisolated public struct ScrollAnchorRole: Hashable, Sendable {
    private let name: String

    /// Where the content stands first.
    public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(name: "initialOffset") }
    /// What stays when a length changes.
    public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(name: "sizeChanges") }
    /// Where content stands that is shorter than its scroll view.
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
    /// Says which part of their content the scroll views inside show first, and keep to while it grows.
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        environment(\.scrollAnchors, ScrollAnchors(initialOffset: anchor, sizeChanges: anchor, alignment: anchor))
    }

    /// Sets the anchor of the scroll views inside for one purpose.
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
