// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Synchronization

/// The data that images get instead of the network, by URL; registered by a launcher or a test.
///
/// Views never mention fixtures. A launcher registers them before it calls the app's `main()`:
///
///     SnapshotFixtures.register { url in
///         url.host() == "example.com" ? try? Data(contentsOf: portrait) : nil
///     }
///
/// It may also render them (`ViewImage`), or register a folder with a subfolder for each host, in which
/// `Fixtures/example.com/avatars/1.png` is the response to `https://example.com/avatars/1.png`. The command `snapshot`
/// uses the folder of `--fixtures DIR` too. Later registrations take precedence. A request without a response fails at
/// once, and the snapshot reports its URL.
public enum SnapshotFixtures {
    private static let answers = Mutex<[@Sendable (URL) async -> Data?]>([])

    /// Registers a closure that returns the data of a URL; `nil` leaves the URL to earlier registrations.
    public static func register(_ answer: @escaping @Sendable (URL) async -> Data?) {
        answers.withLock { $0.append(answer) }
    }

    /// Registers a folder of files whose paths are the host and path of their URLs.
    public static func register(directory: URL) {
        register { FixtureFolder(directory).data(for: $0) }
    }

    /// Returns the registered data of a URL, or `nil`.
    package static func data(for url: URL) async -> Data? {
        let known = answers.withLock { $0 }
        for answer in known.reversed() {
            if let data = await answer(url) { return data }
        }
        return nil
    }
}
