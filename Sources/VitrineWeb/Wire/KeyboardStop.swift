// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

/// What the layers around and inside one mean for the keyboard on its way to it.
package struct KeyboardStop: Hashable, Sendable {
    /// Another layer takes the focus in its place.
    package var isElsewhere = false
    /// It takes the focus, and pressing it is a tap.
    package var isPressed = false

    /// Another radio button of its group takes the focus, and arrows lead here.
    package var isInGroup = false
    /// It is a button that holds other controls.
    var isAroundControls = false
    /// What the elements around the layer mean for screen readers.
    package var reading = ReadingContext()

    package init() {}

    package init(of layer: Layer) {
        reading = ReadingContext(of: layer)
        isInGroup = layer.radioStop.map { $0 !== layer } ?? false
        isAroundControls = layer.isButtonAroundControls
        if case .scroll = layer.content {
            isElsewhere = layer.hasKeyboardStop
        } else if !layer.events.isDisjoint(with: .pressed) {
            isElsewhere = layer.hasKeyboardStop || layer.isPressedFromOutside || layer.isMenuOfButton
        } else {
            isPressed = layer.isPressable
        }
    }
}
