// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

/// Whether and how the keyboard focus reaches a layer, given the layers around and inside it.
package struct KeyboardStop: Hashable, Sendable {
    /// Whether another layer takes the focus in place of this one.
    package var isElsewhere = false
    /// Whether the layer takes the focus and a press on it is a tap.
    package var isPressed = false

    /// Whether another radio button of the layer's group takes the focus; the arrow keys move from there to this one.
    package var isInGroup = false
    /// Whether the layer is a button that holds other controls.
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
