// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

/// Recognises that two fingers move apart or together.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The distance of the fingers over that at the beginning; what the app sets is multiplied with further changes.
    open var scale: CGFloat = 1 { didSet { if !isMoving { base = scale == 0 ? 1 : whole / scale } } }
    /// How fast the scale changes, per second.
    open private(set) var velocity: CGFloat = 0

    /// The distance of the fingers over that at the beginning.
    private var whole: CGFloat = 1
    /// The divisor of `whole`, so that the app can set the scale.
    private var base: CGFloat = 1
    /// Whether the gesture sets the scale, and not the app.
    private var isMoving = false

    override func recognising(_ content: AnyView) -> AnyView {
        AnyView(
            content.gesture(
                MagnifyGesture()
                    .onChanged { [weak self] value in self?.move(value, isEnd: false) }
                    .onEnded { [weak self] value in self?.move(value, isEnd: true) }, isEnabled: mayRecognise))
    }

    private func move(_ value: MagnifyGesture.Value, isEnd: Bool) {
        if state == .possible { base = 1 }
        (whole, velocity) = (value.magnification, value.velocity)
        isMoving = true
        scale = whole / base
        isMoving = false
        let place = value.startLocation
        if state == .possible { step(.began, at: place) } else if !isEnd { step(.changed, at: place) }
        if isEnd, state != .possible { step(.ended, at: place) }
    }
}
