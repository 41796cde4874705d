// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import VitrineCore

/// The size of a spacer.
nonisolated public struct SpacerSizing: Hashable, Sendable {
    private let name: String

    /// The remaining space.
    public static let flexible = SpacerSizing(name: "flexible")
    /// The system's space between groups: 8 points.
    public static let fixed = SpacerSizing(name: "fixed")
}

/// Space between the items of a toolbar.
nonisolated public struct ToolbarSpacer: ToolbarContent {
    /// A primitive type: it has no body.
    public typealias Body = Never
    private let sizing: SpacerSizing
    private let placement: ToolbarItemPlacement

    /// Creates a spacer at a place of the bar.
    ///
    /// - Parameters:
    ///   - sizing: The size of the spacer.
    ///   - placement: The place of the bar.
    public nonisolated init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        self.sizing = sizing
        self.placement = placement
    }
}

extension ToolbarSpacer: PrimitiveToolbarContent {
    package var elements: some View {
        ToolbarGap(isFlexible: sizing == .flexible)
            .modifier(ToolbarPositionModifier(position: placement.position))
    }
}

/// A gap of 8 points in addition to the spacing of items, or of the remaining space.
private nonisolated struct ToolbarGap: View {
    let isFlexible: Bool

    @MainActor @ViewBuilder var body: some View {
        if isFlexible {
            Spacer(minLength: 0)
        } else {
            Color.clear.frame(width: 8, height: 1).accessibilityHidden(true)
        }
    }
}
