// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A formatter that knows itself which settings the app has made, and has those of its place in place of others.
nonisolated package protocol PlacedFormatter {
    /// Returns a formatter with the environment's locale, time zone and calendar where the app has set none.
    func placed(in environment: EnvironmentValues) -> Formatter
}
