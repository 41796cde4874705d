// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The hidden command with which an app's program runs the app for another program, which sees and operates it.
package enum LiveAppWorker {
    package static let name = "live-app-worker"
}

/// A request to an app that runs without a browser.
package enum LiveAppRequest: Codable, Equatable, Sendable {
    /// Lists the elements that are on the screen, a line for each.
    case elements
    case tap(LiveAppElement)
    /// Types at the end of a field's text, or instead of it; presses Return then if that is wanted.
    case type(String, into: LiveAppElement, replaces: Bool, submits: Bool)
    /// Scrolls what an element lies in to an offset from its start, in points.
    case scroll(LiveAppElement, x: Double, y: Double)
    /// Leaves the page that is shown last, or closes what is presented.
    case back
    case picture
}

/// Which element is meant: all that is said has to fit.
package struct LiveAppElement: Codable, Equatable, Sendable {
    package var identifier: String?
    /// The label.
    package var name: String?
    package var role: String?
    /// Which of several that fit, from 1; nil where there is one.
    package var position: Int?

    package init(identifier: String? = nil, name: String? = nil, role: String? = nil, position: Int? = nil) {
        self.identifier = identifier
        self.name = name
        self.role = role
        self.position = position
    }
}

/// The app's window.
package struct LiveAppWindow: Codable, Equatable, Sendable {
    /// In points.
    package var width = 393.0
    package var height = 852.0
    package var isDark = false

    package init() {}
}

/// A message to an app: its window first, then requests.
package enum LiveAppMessage: Codable, Equatable, Sendable {
    case start(LiveAppWindow)
    case request(LiveAppRequest)
}

/// The reply of an app, sent once its updates are complete.
package struct LiveAppReply: Codable, Equatable, Sendable {
    /// The contents of the screen, or the diagnostics.
    package var text = ""
    /// A PNG file.
    package var picture: Data?
    /// Why it was not done.
    package var failure: String?

    package init(text: String = "", picture: Data? = nil, failure: String? = nil) {
        self.text = text
        self.picture = picture
        self.failure = failure
    }
}
