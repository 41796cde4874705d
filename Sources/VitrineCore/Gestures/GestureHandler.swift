// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// How a gesture stands to those of the views inside.
nonisolated package enum GestureRank: Sendable {
    /// They go first.
    case normal
    /// It goes first.
    case high
    /// Each is made.
    case simultaneous
}

/// A view's gesture as its scene knows it.
@MainActor
package protocol GestureTaking: AnyObject {
    var recognizer: any GestureRecognizing { get }
    var rank: GestureRank { get }
    var mask: GestureMask { get }
    /// Whether the view takes anything from a person.
    var isEnabled: Bool { get }
    func makeSpace() -> GestureSpace
    /// What a tap does that comes without a pointer.
    func activate()
}

/// Refers a layer with a gesture to its node.
@MainActor
package struct GestureHandler {
    /// Its node, which takes the gesture out of the layer before it goes.
    private(set) weak var target: (any GestureTaking)?

    init(_ target: any GestureTaking) { self.target = target }

    func activate() { target?.activate() }
}
