// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Synchronization
package import VitrineCore

/// Loads images from fixtures only, and records those that are missing.
package final class FixtureImages: ImageLoading {
    package enum Refused: Error, Equatable, CustomStringConvertible {
        case noFixture(URL)
        case notShown(URL, ImageHeader.Refusal)

        package var description: String {
            switch self {
            case .noFixture(let url): "No fixture is registered for \(url.absoluteString)."
            case .notShown(let url, let refusal): "The fixture of \(url.absoluteString) cannot be shown. \(refusal)"
            }
        }
    }

    private let data: @Sendable (URL) async -> Data?
    private let refused = Mutex<Set<String>>([])

    package init(data: @escaping @Sendable (URL) async -> Data? = SnapshotFixtures.data(for:)) {
        self.data = data
    }

    /// The failures, each once, in alphabetical order, because the order of requests is not deterministic.
    package var refusals: [String] { refused.withLock { $0.sorted() } }

    package func load(_ url: URL) async throws -> LoadedImage {
        guard let bytes = await data(url) else { throw refuse(.noFixture(url)) }
        do {
            return try ImageHeader.image(of: bytes)
        } catch {
            throw refuse(.notShown(url, error))
        }
    }

    private func refuse(_ reason: Refused) -> Refused {
        refused.withLock { _ = $0.insert(reason.description) }
        return reason
    }
}
