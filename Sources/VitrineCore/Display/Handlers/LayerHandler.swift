// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

/// Takes a user's events on a layer: one case for each kind of view that listens.
///
/// A layer owns its handler. No handler owns a node: its payload calls a closure of the node's, or refers to the node
/// without keeping it.
@MainActor package enum LayerHandler: LayerHandling {
    /// A button: taps, and what the user pastes where a tap asks for it.
    case tap(TapHandler)
    /// Dismisses a presentation; called for the Escape key.
    case dismiss(() -> Void)
    /// A view with a menu, opened by the secondary button, a long press or the menu key.
    case menu(() -> Void)
    /// A control that the surface draws and moves by itself.
    case control(ControlHandler)
    /// A text field.
    case field(FieldHandler)
    /// A focusable view that is no field.
    case focus(FocusHandler)
    /// A view with a gesture.
    case gesture(GestureHandler)
    /// A view that follows the mouse.
    case hover(HoverHandler)
    /// A view that takes keys.
    case keys(KeyHandler)
    /// A scroll view.
    case scroll(ScrollHandler)
    /// A view that takes what is dragged from outside of the page.
    case drop((OutsideDrag) -> Void)
    /// A view or service that the browser shows or does by itself.
    case embed((EmbedReport) -> Void)
}

extension Layer {
    /// The handler of this layer's events; `nil` for a layer without events.
    @MainActor package var handler: LayerHandler? {
        get { storedHandler as? LayerHandler }
        set { storedHandler = newValue }
    }
}
