// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// What the app asks of the page around it.
package enum PageRequest: Equatable, Sendable {
    /// Goes to an address outside of the app.
    case follow(String)
    /// Puts a text where the person can paste it from.
    case copy(String)
    /// Lets the device be felt: milliseconds of trembling and of stillness in turn.
    case vibrate([Int])

    private static let addressLimit = 2048
    private static let textLimit = 65_536
    /// How many steps a vibration has, and for how long it takes altogether.
    private static let vibrationLimits = (steps: 16, milliseconds: 2_000)
    /// What browsers hand on: the web, mails, calls and messages. Scripts and files never.
    private static let schemes: Set<String> = ["http", "https", "mailto", "tel", "sms", "facetime", "maps"]

    /// Whether a page may go to an address.
    package nonisolated static func mayFollow(_ url: URL) -> Bool {
        guard let scheme = url.scheme?.lowercased() else { return false }
        return schemes.contains(scheme) && url.absoluteString.utf8.count <= addressLimit
    }

    package var isWithinLimits: Bool {
        switch self {
        case .follow: true
        case .copy(let text): text.utf8.count <= PageRequest.textLimit
        case .vibrate(let steps):
            steps.count <= PageRequest.vibrationLimits.steps && steps.allSatisfy { $0 > 0 }
                && steps.reduce(0, +) <= PageRequest.vibrationLimits.milliseconds
        }
    }
}
