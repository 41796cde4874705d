// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

/// Recognises that a finger rests.
///
/// - Support: partial: where the finger is is not known, and the gesture ends as soon as it has begun.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How long the finger rests, in seconds.
    open var minimumPressDuration: TimeInterval = 0.5 { didSet { view?.didChange() } }
    /// How far the finger may move meanwhile, in points.
    open var allowableMovement: CGFloat = 10 { didSet { view?.didChange() } }
    /// The number of fingers; gestures of several are not recognised, and one finger counts.
    open var numberOfTouchesRequired = 1 { didSet { noteTouches(numberOfTouchesRequired) } }

    override func recognising(_ content: AnyView) -> AnyView {
        AnyView(
            content.gesture(
                LongPressGesture(minimumDuration: minimumPressDuration, maximumDistance: allowableMovement)
                    .onEnded { [weak self] _ in
                        guard let self else { return }
                        step(.began, at: location)
                        if state == .began { step(.ended, at: location) }
                    }, isEnabled: mayRecognise))
    }
}
