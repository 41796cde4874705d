// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineFleet

/// What the gallery says to a worker.
package enum WorkerCommand: Codable, Hashable, Sendable {
    /// First of all: the number that the tokens of this worker's pages carry, and the providers that are not to be
    /// asked.
    case start(number: Int, skipping: [String])
    case request(Int, RequestRecord)
    case open(socket: Int, RequestRecord)
    case text(socket: Int, String)
    case closed(socket: Int)
}

/// What a worker says to the gallery.
package enum WorkerEvent: Codable, Hashable, Sendable {
    /// A provider's builder is about to run.
    case asks(provider: String)
    case catalogue(GalleryCatalogue)
    case response(Int, ResponseRecord)
    case text(socket: Int, String)
    case close(socket: Int, code: UInt16, reason: String)
}
