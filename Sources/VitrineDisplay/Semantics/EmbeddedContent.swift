// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Content that the browser shows in a layer above the layer's own drawing, or a task that it carries out by itself.
///
/// Other surfaces show the drawing. What happens comes back as `EmbedReport`s. On the heap: few layers have any.
package indirect enum EmbeddedContent: Hashable, Sendable {
    /// Another page of the web in a frame of its own.
    case frame(Frame)
    /// A video, or a sound.
    case media(Media)
    /// The place of the user's device.
    case location(Location)
    /// Notifications of the user's system.
    case notifications(Notifications)

    /// Another page of the web, without access to ours.
    package struct Frame: Hashable, Sendable {
        /// The source of the page: an address of the web, or a file of the session (`SessionFiles`).
        package var source: Source
        /// Counts what the app asked the frame to load: a higher one loads the address again.
        package var revision: Int
        /// Whether the page may run scripts.
        package var allowsScripts: Bool
        /// The words of the link that opens the page in a tab of its own; `nil` for no link.
        package var openWords: String?

        package init(source: Source, revision: Int = 0, allowsScripts: Bool = true, openWords: String? = nil) {
            self.source = source
            self.revision = revision
            self.allowsScripts = allowsScripts
            self.openWords = openWords
        }
    }

    /// The sources of contents.
    package enum Source: Hashable, Sendable {
        /// An address of the web.
        case web(String)
        /// The key of a file that the session offers.
        case file(String)
    }

    /// A video or a sound, as the app wants it to be.
    package struct Media: Hashable, Sendable {
        package var source: Source
        /// Counts what the app asked for: what is older than what the user did since is not done again.
        package var revision: Int
        /// The speed; 0 pauses.
        package var rate: Double
        /// The loudness, from 0 to 1.
        package var volume: Double
        package var isMuted: Bool
        /// Whether it begins again at its end.
        package var loops: Bool
        /// The position to continue at, in seconds, with the revision that asked for it; `nil` to stay at the current
        /// one.
        package var seek: Seek?
        /// Whether it is seen, with the browser's own buttons.
        package var isShown: Bool
        /// Whether the time is reported while it plays, about four times a second.
        package var reportsTime: Bool

        package struct Seek: Hashable, Sendable {
            package var revision: Int
            package var time: Double

            package init(revision: Int, time: Double) {
                self.revision = revision
                self.time = time
            }
        }

        package init(source: Source, isShown: Bool) {
            self.source = source
            self.isShown = isShown
            revision = 0
            rate = 0
            volume = 1
            isMuted = false
            loops = false
            reportsTime = false
        }
    }

    /// A request for the location of the user's device.
    package struct Location: Hashable, Sendable {
        /// Counts requests for one place; 0 for none. The first one asks the user for permission.
        package var request: Int
        /// Whether every movement is reported.
        package var isWatched: Bool
        /// Whether the place is wanted as exactly as the device knows it.
        package var isPrecise: Bool

        package init(request: Int = 0, isWatched: Bool = false, isPrecise: Bool = false) {
            self.request = request
            self.isWatched = isWatched
            self.isPrecise = isPrecise
        }
    }

    /// The notifications that the system is to show.
    package struct Notifications: Hashable, Sendable {
        /// Counts how often the user is asked for permission; 0 for never.
        package var request: Int
        package var notices: [Notice]

        package init(request: Int = 0, notices: [Notice] = []) {
            self.request = request
            self.notices = notices
        }
    }

    /// A notification.
    package struct Notice: Hashable, Sendable {
        package var key: Int
        /// When it is due, in milliseconds since 1970; 0 for at once, even before the user's eyes.
        package var due: Double
        package var title: String
        package var body: String
        package var isSilent: Bool

        package init(key: Int, due: Double, title: String, body: String, isSilent: Bool) {
            self.key = key
            self.due = due
            self.title = title
            self.body = body
            self.isSilent = isSilent
        }
    }
}
