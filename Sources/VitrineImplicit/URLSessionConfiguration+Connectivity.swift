// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import FoundationNetworking
import VitrineCore

extension URLSessionConfiguration {
    /// Whether a request waits for the network instead of failing without one. A server has a network, or the request fails.
    public var waitsForConnectivity: Bool {
        get { false }
        set {
            guard newValue else { return }
            DeveloperNotes.withoutEffect(
                "URLSessionConfiguration.waitsForConnectivity",
                remedy: "Requests of a server fail at once; offer to try again.")
        }
    }
}
