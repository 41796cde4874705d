// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

// Views of UIKit change at once: nothing shows them on their way.

extension UIView {
    /// Whether changes of UIKit's views are animated.
    public private(set) static var areAnimationsEnabled = true

    /// Says whether changes of UIKit's views are animated. Pictures never wait for animations.
    public static func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }

    /// Changes views without animation.
    public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let wasEnabled = areAnimationsEnabled
        areAnimationsEnabled = false
        defer { areAnimationsEnabled = wasEnabled }
        actionsWithoutAnimation()
    }

    /// Changes views, which have their new look at once.
    public static func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }
}
