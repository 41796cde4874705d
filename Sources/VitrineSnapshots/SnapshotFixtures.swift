// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Synchronization

/// What pictures get instead of the network: bytes for addresses, registered by a launcher or a test.
///
/// Views never mention fixtures. A launcher registers them before it calls the app's `main()`:
///
///     SnapshotFixtures.register { url in
///         url.host() == "example.com" ? try? Data(contentsOf: portrait) : nil
///     }
///
/// draws them (`ViewPicture`), or keeps them in a folder, a folder per host: `Fixtures/example.com/avatars/1.png`
/// answers `https://example.com/avatars/1.png`. The command `snapshot` looks into `--fixtures DIR` too. Later
/// registrations are asked first. A request that nobody answers fails at once, and the snapshot names its address.
public enum SnapshotFixtures {
    private static let answers = Mutex<[@Sendable (URL) async -> Data?]>([])

    /// Registers answers; `nil` leaves an address to earlier registrations.
    public static func register(_ answer: @escaping @Sendable (URL) async -> Data?) {
        answers.withLock { $0.append(answer) }
    }

    /// Registers a folder of files named by host and path.
    public static func register(directory: URL) {
        register { FixtureFolder(directory).data(for: $0) }
    }

    /// The registered bytes of an address.
    package static func data(for url: URL) async -> Data? {
        let known = answers.withLock { $0 }
        for answer in known.reversed() {
            if let data = await answer(url) { return data }
        }
        return nil
    }
}
