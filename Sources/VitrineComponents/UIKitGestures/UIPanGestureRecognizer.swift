// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

/// Recognises that a finger moves.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The number of fingers at least; gestures of several are not recognised.
    open var minimumNumberOfTouches = 1 { didSet { noteTouches(minimumNumberOfTouches) } }
    /// The number of fingers at most; one counts.
    open var maximumNumberOfTouches = Int.max

    private var translation = CGSize.zero
    private var velocity = CGSize.zero
    /// The distance that is subtracted from the translation, so that the app can set the translation.
    private var base = CGSize.zero

    /// Returns how far the finger has moved, in points.
    open func translation(in view: UIView?) -> CGPoint {
        CGPoint(x: translation.width - base.width, y: translation.height - base.height)
    }

    /// Sets how far the finger has moved; further movements are added.
    ///
    /// - Parameters:
    ///   - translation: The distance, in points.
    ///   - view: The view in whose coordinates it is; ignored.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        base = CGSize(
            width: self.translation.width - translation.x, height: self.translation.height - translation.y)
    }

    /// Returns how fast the finger moves, in points per second.
    open func velocity(in view: UIView?) -> CGPoint { CGPoint(x: velocity.width, y: velocity.height) }

    override func recognising(_ content: AnyView) -> AnyView {
        AnyView(
            content.gesture(
                DragGesture()
                    .onChanged { [weak self] value in self?.move(value, isEnd: false) }
                    .onEnded { [weak self] value in self?.move(value, isEnd: true) }, isEnabled: mayRecognise))
    }

    private func move(_ value: DragGesture.Value, isEnd: Bool) {
        if state == .possible { base = .zero }
        (translation, velocity) = (value.translation, value.velocity)
        if state == .possible { step(.began, at: value.location) } else if !isEnd { step(.changed, at: value.location) }
        if isEnd, state != .possible { step(.ended, at: value.location) }
    }
}
