// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The options of `snapshot`.
package struct SnapshotOptions: Equatable, Sendable {
    /// The action of the command.
    package enum Action: Equatable, Sendable {
        /// Prints the ids of the previews.
        case list
        /// Renders the previews into the folder.
        case record
        /// Compares the previews with images that were rendered into this folder before.
        case verify(URL)
    }

    package var action = Action.record
    package var output = URL(fileURLWithPath: ".")
    package var matrix = PreviewMatrix()
    /// The ids, or patterns of ids with `*` and `?`; empty for all previews.
    package var only: [String] = []
    /// The number of worker processes; by default that of the processor's cores.
    package var jobs = ProcessInfo.processInfo.activeProcessorCount
    /// The number of pixels per point; `nil` for that of the device.
    package var scale: Double?
    /// The time limit of a preview, in seconds; a preview that exceeds it counts as hanging.
    package var limit = 60.0
    package var fixtures: [URL] = []
    /// Whether the result is printed as JSON, and the progress on the error stream.
    package var printsJSON = false

    package init() {}
}
