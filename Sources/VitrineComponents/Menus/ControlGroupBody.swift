// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// A control group as the style of the environment presents it, or as a menu does, whatever the style.
nonisolated struct ControlGroupBody: View {
    let configuration: ControlGroupStyleConfiguration
    @Environment(\.controlGroupStyle) private var style
    @Environment(\.menuSession) private var menu

    @MainActor var body: some View {
        if menu != nil {
            MenuCells(controls: configuration.content, name: configuration.shownLabel?.name)
        } else {
            style.body(configuration)
        }
    }
}
