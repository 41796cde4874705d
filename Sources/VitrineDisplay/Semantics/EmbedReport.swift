// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A surface's report on a layer's `EmbeddedContent`. It is not trusted: a page can send anything.
package enum EmbedReport: Hashable, Sendable {
    /// A frame has loaded what its revision asked for, or shows that it cannot.
    case loaded(revision: Int)
    /// A video or sound has begun, ended, or changed.
    case played(Playback)
    /// The location of the user's device.
    case located(Place)
    /// Why that is not known.
    case notLocated(LocationFailure)
    /// Whether the user allows what the layer asks for, as it was known after so many requests.
    case permitted(Permission, request: Int)
    /// The outcome of a notification.
    case notice(key: Int, NoticeEvent)

    /// The state of a video or sound.
    package struct Playback: Hashable, Sendable {
        package enum State: Int, Hashable, Sendable {
            case paused = 0
            case playing
            /// The player waits for data.
            case waiting
            case ended
            /// The browser cannot play it.
            case failed
        }

        /// The last revision that was done: what the app has asked for since is not in here.
        package var revision: Int
        package var state: State
        /// The playback position, in seconds.
        package var time: Double
        /// The length in seconds; `nil` if it is unknown or the content has no end.
        package var duration: Double?
        package var rate: Double
        package var volume: Double
        package var isMuted: Bool

        package init(
            revision: Int, state: State, time: Double, duration: Double?, rate: Double = 1, volume: Double = 1,
            isMuted: Bool = false
        ) {
            self.revision = revision
            self.state = state
            self.time = time
            self.duration = duration
            self.rate = rate
            self.volume = volume
            self.isMuted = isMuted
        }
    }

    /// The place of a device.
    package struct Place: Hashable, Sendable {
        /// Degrees.
        package var latitude: Double
        package var longitude: Double
        /// Metres around it.
        package var accuracy: Double
        /// Metres above the sea, and around that; `nil` if unknown.
        package var altitude: Double?
        package var altitudeAccuracy: Double?
        /// Degrees from north, and metres a second; `nil` if unknown.
        package var course: Double?
        package var speed: Double?
        /// Seconds since 1970.
        package var time: Double

        package init(
            latitude: Double, longitude: Double, accuracy: Double, altitude: Double? = nil,
            altitudeAccuracy: Double? = nil, course: Double? = nil, speed: Double? = nil, time: Double
        ) {
            self.latitude = latitude
            self.longitude = longitude
            self.accuracy = accuracy
            self.altitude = altitude
            self.altitudeAccuracy = altitudeAccuracy
            self.course = course
            self.speed = speed
            self.time = time
        }
    }

    package enum LocationFailure: Int, Hashable, Sendable {
        case denied = 1
        case unavailable
        case timeout
    }

    package enum Permission: Int, Hashable, Sendable {
        case undecided = 0
        case granted
        case denied
    }

    package enum NoticeEvent: Int, Hashable, Sendable {
        /// The notification is due while the user looks at the page: the app decides whether it is shown.
        case due = 0
        case shown
        /// The user pressed it.
        case opened
        case closed
        /// The browser does not show it.
        case failed
    }
}
