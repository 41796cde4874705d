// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A request of the app to the page around it.
package enum PageRequest: Equatable, Sendable {
    /// Opens a URL outside the app.
    case follow(String)
    /// Copies a text to the user's clipboard.
    case copy(String)
    /// Vibrates the device: milliseconds of vibration and pause in turn.
    case vibrate([Int])
    /// Saves a file of the session's on the user's device; its path below the server's own addresses.
    case download(String)
    /// Opens a page of the web in a tab of its own, where the browser still counts a press of the user's.
    case openTab(String)
    /// Has screen readers speak a text.
    case speak(String)
    /// Tells whether the app took a key that the page asked about, by the number of the question.
    case answer(key: Int, isTaken: Bool)

    private static let addressLimit = 2048
    private static let textLimit = 65_536
    /// The maximum number of steps of a vibration, and its maximum duration in total.
    private static let vibrationLimits = (steps: 16, milliseconds: 2_000)
    /// The URL schemes that browsers pass on: the web, mail, calls and messages.
    ///
    /// Scripts and files are never allowed.
    private static let schemes: Set<String> = ["http", "https", "mailto", "tel", "sms", "facetime", "maps"]

    /// Returns whether a page may open a URL.
    package nonisolated static func mayFollow(_ url: URL) -> Bool {
        guard let scheme = url.scheme?.lowercased() else { return false }
        return schemes.contains(scheme) && url.absoluteString.utf8.count <= addressLimit
    }

    package var isWithinLimits: Bool {
        switch self {
        case .follow, .download, .openTab, .answer: true
        case .copy(let text), .speak(let text): text.utf8.count <= PageRequest.textLimit
        case .vibrate(let steps):
            steps.count <= PageRequest.vibrationLimits.steps && steps.allSatisfy { $0 > 0 }
                && steps.reduce(0, +) <= PageRequest.vibrationLimits.milliseconds
        }
    }
}
