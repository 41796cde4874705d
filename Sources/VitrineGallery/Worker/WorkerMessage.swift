// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineFleet

/// A message from the gallery to a worker.
package enum WorkerCommand: Codable, Hashable, Sendable {
    /// First of all: the number that the tokens of this worker's pages carry, and the providers that are not to be
    /// asked.
    case start(number: Int, skipping: [String])
    /// A request or a socket of a preview's page.
    case host(HostCommand)
}

/// A message from a worker to the gallery.
package enum WorkerEvent: Codable, Hashable, Sendable {
    /// A provider's builder is about to run.
    case asks(provider: String)
    case catalogue(GalleryCatalogue)
    /// An answer to a request, or what a socket is sent.
    case host(HostEvent)
}
