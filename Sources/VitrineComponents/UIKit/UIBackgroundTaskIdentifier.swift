// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

/// The identifier of work that goes on while the app is in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Int

    /// Creates an identifier from its number.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The identifier of no task.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

// A session's code is never suspended: it goes on while its window is not visible, as long as the session lives.
extension UIApplication {
    /// The time for which code goes on in the background, in seconds: without a limit.
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

    /// Says that work has begun that has to go on in the background, as all work does.
    ///
    /// - Parameter handler: A closure for the end of the time; never called, because the time does not end.
    /// - Returns: An identifier of the work.
    public func beginBackgroundTask(
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        beginBackgroundTask(withName: nil, expirationHandler: handler)
    }

    /// Says that work has begun that has to go on in the background, as all work does.
    ///
    /// - Parameters:
    ///   - taskName: A name for debuggers.
    ///   - handler: A closure for the end of the time; never called, because the time does not end.
    /// - Returns: An identifier of the work.
    public func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        Self.backgroundTasks += 1
        return UIBackgroundTaskIdentifier(rawValue: Self.backgroundTasks)
    }

    /// Says that work has ended.
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    /// How many there were.
    private static var backgroundTasks = 0
}
