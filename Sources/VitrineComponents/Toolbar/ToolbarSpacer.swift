// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import VitrineCore

/// How much room a spacer takes.
nonisolated public struct SpacerSizing: Hashable, Sendable {
    private let name: String

    /// As much as there is.
    public static let flexible = SpacerSizing(name: "flexible")
    /// As much as the system leaves between groups.
    public static let fixed = SpacerSizing(name: "fixed")
}

/// Room between the items of a toolbar.
nonisolated public struct ToolbarSpacer: ToolbarContent {
    public typealias Body = Never
    private let sizing: SpacerSizing
    private let placement: ToolbarItemPlacement

    /// Room at a place of the bar.
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

/// Eight points beyond the distance of items, or as much as there is.
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
