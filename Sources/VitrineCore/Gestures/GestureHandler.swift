// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The precedence of a gesture relative to the gestures of views inside.
nonisolated package enum GestureRank: Sendable {
    /// The gestures inside take precedence.
    case normal
    /// This gesture takes precedence.
    case high
    /// All gestures can be recognised at the same time.
    case simultaneous
}

/// A view's gesture as the scene sees it.
@MainActor
package protocol GestureTaking: AnyObject {
    var recognizer: any GestureRecognizing { get }
    var rank: GestureRank { get }
    var mask: GestureMask { get }
    /// Whether the view reacts to the user.
    var isEnabled: Bool { get }
    func makeSpace() -> GestureSpace
    /// Recognises a tap that did not come from a pointer.
    func activate()
}

/// Refers a layer with a gesture to its node.
@MainActor
package struct GestureHandler {
    /// The gesture's node, which removes the gesture from the layer before it is released.
    private(set) weak var target: (any GestureTaking)?

    init(_ target: any GestureTaking) { self.target = target }

    func activate() { target?.activate() }
}
