// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

// UIKit views change at once: no intermediate state is shown.

extension UIView {
    /// Whether changes of UIKit views are animated.
    public private(set) static var areAnimationsEnabled = true

    /// Sets whether changes of UIKit views are animated.
    ///
    /// Images never wait for animations.
    public static func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }

    /// Changes views without animation.
    public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let wasEnabled = areAnimationsEnabled
        areAnimationsEnabled = false
        defer { areAnimationsEnabled = wasEnabled }
        actionsWithoutAnimation()
    }

    /// Changes views, which have their final state at once.
    ///
    /// - Parameters:
    ///   - duration: The duration, in seconds; without effect.
    ///   - animations: The closure that changes the views.
    ///   - completion: A closure that is called at once with `true`.
    public static func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }
}
