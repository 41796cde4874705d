// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineComponents

/// A button that chooses where sound goes.
///
/// - Support: partial: an empty area; the browser chooses, in the buttons of its players.
@MainActor @preconcurrency
open class AVRoutePickerView: UIView {
    /// The color of the button while sound goes elsewhere; without effect.
    open var activeTintColor: UIColor!
    /// Whether devices with a picture come first; without effect.
    open var prioritizesVideoDevices = false
}
