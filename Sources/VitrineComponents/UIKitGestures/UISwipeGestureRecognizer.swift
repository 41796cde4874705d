// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore

/// Recognises that a finger moves in a direction.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The directions of a swipe.
    public struct Direction: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// To the right.
        public static let right = Direction(rawValue: 1 << 0)
        /// To the left.
        public static let left = Direction(rawValue: 1 << 1)
        /// Up.
        public static let up = Direction(rawValue: 1 << 2)
        /// Down.
        public static let down = Direction(rawValue: 1 << 3)
    }

    /// The directions that count.
    open var direction = Direction.right
    /// The number of fingers; gestures of several are not recognised, and one finger counts.
    open var numberOfTouchesRequired = 1 { didSet { noteTouches(numberOfTouchesRequired) } }

    override func recognising(_ content: AnyView) -> AnyView {
        AnyView(
            content.gesture(
                DragGesture(minimumDistance: 20).onEnded { [weak self] value in
                    guard let self, direction.contains(Self.direction(of: value.translation)) else { return }
                    step(.ended, at: value.startLocation)
                }, isEnabled: mayRecognise))
    }

    private static func direction(of movement: CGSize) -> Direction {
        guard abs(movement.width) < abs(movement.height) else { return movement.width < 0 ? .left : .right }
        return movement.height < 0 ? .up : .down
    }
}
