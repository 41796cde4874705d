// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An object that restores a state of an app from an activity.
@MainActor @preconcurrency
public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Restores the state that an activity describes.
    ///
    /// - Parameter activity: The activity that is continued.
    func restoreUserActivityState(_ activity: NSUserActivity)
}
