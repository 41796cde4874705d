// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// A control group as the style of the environment presents it, or as a menu does: in cells, unless it is a menu itself.
nonisolated struct ControlGroupBody: View {
    let configuration: ControlGroupStyleConfiguration
    @Environment(\.controlGroupStyle) private var style
    @Environment(\.menuSession) private var menu
    @Environment(\.isInBar) private var isInBar
    @Environment(\.sharesBarGlass) private var sharesGlass

    @MainActor var body: some View {
        if menu != nil && !style.isStyle(MenuControlGroupStyle.self) {
            MenuCells(
                controls: configuration.content, name: configuration.shownLabel?.name,
                kind: style.isStyle(PaletteControlGroupStyle.self) ? .symbol : .titled)
        } else if isInBar {
            // Among the items of a bar the view list does not tell a group from a single button.
            SharedGlassRow(content: style.body(configuration), drawsGlass: !sharesGlass)
        } else {
            style.body(configuration)
        }
    }
}
