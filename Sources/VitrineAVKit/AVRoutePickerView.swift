// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineComponents

/// A button that chooses where sound goes.
///
/// - Support: partial: an empty area; the browser chooses, in the buttons of its players.
@MainActor @preconcurrency
open class AVRoutePickerView: UIView {
    /// The color of the button while sound goes elsewhere: the tint color until another one is set, and again after `nil`;
    /// without effect.
    open var activeTintColor: UIColor! {
        get { ownActiveTintColor ?? tintColor }
        set { ownActiveTintColor = newValue }
    }
    /// Whether devices with a picture come first; without effect.
    open var prioritizesVideoDevices = false

    private var ownActiveTintColor: UIColor?
}
