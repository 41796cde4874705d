// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import VitrineCore
package import VitrineDisplay

/// The configuration of a host of live pages: limits, keys and the places of its data.
package struct LiveConfiguration: Sendable {
    /// How long a first page waits for its content.
    package var idleLimit = Duration.milliseconds(300)
    /// How long a first page goes on waiting for the link or list that leads to what its address names.
    package var linkLimit = Duration.seconds(2)
    /// How long a scene waits for its page's socket.
    package var adoptionLimit = Duration.seconds(10)
    /// How long a socket may stay without a hello.
    package var helloLimit = Duration.seconds(10)
    /// Scenes that wait for their sockets, from one address and in all; one more displaces the oldest of the address
    /// that has the most.
    package var provisionalPerAddress = 20
    package var provisionalTotal = 500
    /// Live sessions from one address and in all; the latter follows from the memory (``scale(sessions:)``).
    package var sessionsPerAddress = 200
    package var sessionsTotal = 5_000
    /// Sessions whose pages may come back, from one address and in all; above them the oldest ends.
    package var detachedPerAddress = 50
    package var detachedTotal = 5_000
    /// Pages that one address may ask for in a minute, all at once if it likes; more are refused before a scene is
    /// mounted.
    package var pagesPerMinute = 120
    /// Addresses whose pages are counted.
    package var rememberedPeers = 10_000
    /// How long sessions are kept in which form.
    package var sessionLimits = SessionLimits()
    /// Bytes of stored images kept for browsers that ask late.
    package var imageBytes = 32 << 20
    /// Bytes of images kept for one session.
    package var sessionImageBytes = 32 << 20
    /// The folder with the derived families (`FontFaces`).
    package var fontFolder: URL?
    /// The drawings of symbols.
    package var symbols: any SymbolSource = NoSymbols()
    package var policy = ResponsePolicy()
    /// The app's name, in what is signed and sealed.
    package var appName = ProcessInfo.processInfo.processName
    /// The name that its Info.plist gives the app, for pages and a home screen; `nil` for `appName`.
    package var displayName: String?
    /// The title of a page whose screen has none.
    package var shownName: String { displayName ?? appName }
    /// The PNG files of the app's icon; without any, the first letter of its name is drawn.
    package var iconImages: [[UInt8]] = []

    /// The keys that sign the tokens of pages.
    package var tokenKeys = TokenKeys()
    /// The keys that seal values in addresses; `nil` to use `tokenKeys`.
    package var addressKeys: TokenKeys?
    /// The key that signs the names of visitors, if what is kept for them outlives the process.
    package var visitorKey: [UInt8]?
    /// The wall clock in seconds since 1970; tokens end by it, nothing else does.
    package var seconds: @Sendable () -> Int = { Int(Date().timeIntervalSince1970) }

    /// Waits until the next batch may leave.
    package var pause: @Sendable (Duration) async -> Void = { try? await Task.sleep(for: $0) }

    /// Processor time of the thread that runs the main actor: sessions pay for their turns with it.
    package var processorTime: @Sendable () -> Duration = { ProcessorTime.ofThread() }

    /// The prefix of the tokens of pages, by which several processes behind one address are distinguished.
    package var tokenPrefix = ""

    /// Keeps sessions for other processes; `nil` where they end with this one.
    package var capsules: CapsuleKeeping?

    /// How long a process that leaves writes its sessions; those that are left then only end.
    package var keepingLimit = Duration.milliseconds(3_750)

    /// Whether a path (with or without a query) may be one of the app's, whatever a scene shows; `false` is an answer
    /// without a scene.
    package var mayKnow: @Sendable @MainActor (String) -> Bool = { _ in true }

    package init() {}

    /// Sets the number of sessions, and what follows from it: as many may be absent, and a tenth may wait for their
    /// sockets, as after a restart.
    package mutating func scale(sessions: Int) {
        sessionsTotal = sessions
        detachedTotal = sessions
        provisionalTotal = min(sessions, max(200, sessions / 10))
    }
}

/// A request for a page.
package struct SceneRequest {
    package var path: String
    package var viewport: BrowserViewport
    /// Stable for a browser as long as it keeps our cookie.
    package var visitor: String
    /// The codec of the visitor's values in addresses.
    package var addresses: any AddressCodec
    /// The states of the same scene in another process.
    package var states: StateArchive?

    package init(
        path: String, viewport: BrowserViewport, visitor: String, addresses: any AddressCodec,
        states: StateArchive? = nil
    ) {
        self.states = states
        self.path = path
        self.viewport = viewport
        self.visitor = visitor
        self.addresses = addresses
    }
}
