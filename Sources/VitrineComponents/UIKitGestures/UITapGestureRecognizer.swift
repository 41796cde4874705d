// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore

/// Recognises taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of taps.
    open var numberOfTapsRequired = 1 { didSet { view?.didChange() } }
    /// The number of fingers; gestures of several are not recognised, and one finger counts.
    open var numberOfTouchesRequired = 1 { didSet { noteTouches(numberOfTouchesRequired) } }

    override func recognising(_ content: AnyView) -> AnyView {
        AnyView(
            content.gesture(
                SpatialTapGesture(count: numberOfTapsRequired).onEnded { [weak self] value in
                    self?.step(.ended, at: value.location)
                }, isEnabled: mayRecognise))
    }
}
