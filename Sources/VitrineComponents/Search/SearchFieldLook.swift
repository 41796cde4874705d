// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// How the field of a search bar looks, as far as an app has set it.
struct SearchFieldLook {
    /// The font; `nil` for the bar's.
    let font: Font?
    /// The colour of the text; `nil` for the bar's.
    let color: Color?
    /// The background of the field; `nil` for glass.
    let ground: Color?
    /// Adds what screen readers and tests are told of the field.
    let describe: @MainActor (AnyView) -> AnyView
}
