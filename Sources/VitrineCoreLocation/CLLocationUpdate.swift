// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// A place of the user's device, in a sequence of such updates.
public struct CLLocationUpdate: Sendable {
    /// The activity of the user; without effect.
    public enum LiveConfiguration: Int, Sendable {
        /// No particular activity.
        case `default` = 0
        /// Driving.
        case automotiveNavigation = 1
        /// Another vehicle.
        case otherNavigation = 2
        /// Running or the like.
        case fitness = 3
        /// Flying.
        case airborne = 4
    }

    /// The place; `nil` while it is not known.
    public let location: CLLocation?
    /// Whether the user does not allow it.
    public let authorizationDenied: Bool
    /// Whether the device rests: browsers do not tell.
    public var isStationary: Bool { false }
    /// Whether the device does not know where it is.
    public let locationUnavailable: Bool

    /// Returns the places of the device from now on, until the loop over them ends.
    ///
    /// - Parameter configuration: Without effect.
    /// - Returns: The updates.
    public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates { Updates() }

    /// The places of the device from now on.
    public struct Updates: AsyncSequence, Sendable {
        /// The next places.
        public struct Iterator: AsyncIteratorProtocol {
            private let listener: Listener
            private var stream: AsyncStream<CLLocationUpdate>.Iterator

            init() {
                let (stream, continuation) = AsyncStream<CLLocationUpdate>.makeStream(
                    bufferingPolicy: .bufferingNewest(1))
                listener = Listener(continuation)
                self.stream = stream.makeAsyncIterator()
            }

            /// Waits for the next place.
            public mutating func next() async throws -> CLLocationUpdate? { await stream.next() }
        }

        /// Begins to listen.
        public func makeAsyncIterator() -> Iterator { Iterator() }
    }

    /// Passes what a manager tells on.
    private final class Listener: CLLocationManagerDelegate, @unchecked Sendable {
        private let manager = CLLocationManager()
        private let continuation: AsyncStream<CLLocationUpdate>.Continuation

        init(_ continuation: AsyncStream<CLLocationUpdate>.Continuation) {
            self.continuation = continuation
            manager.delegate = self
            manager.locator.settings.withLock { $0.onEnd = { continuation.finish() } }
            manager.startUpdatingLocation()
        }

        func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
            for location in locations {
                continuation.yield(
                    CLLocationUpdate(location: location, authorizationDenied: false, locationUnavailable: false))
            }
        }

        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
            let isDenied = (error as? CLError)?.code == .denied
            continuation.yield(
                CLLocationUpdate(location: nil, authorizationDenied: isDenied, locationUnavailable: !isDenied))
        }
    }
}
