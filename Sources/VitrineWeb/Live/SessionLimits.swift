// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// How long a session is kept in which form.
package struct SessionLimits: Hashable, Sendable {
    /// A scene without a socket is inactive at once and in the background after so long.
    package var background = Duration.seconds(5)
    /// A scene without a socket keeps its graph so long; then it is parked.
    package var detachedLive = Duration.seconds(30)
    /// A scene whose page is open but does nothing keeps its graph so long, if no task of the app runs; `nil`: always.
    ///
    /// A parked scene does not see what other sessions change in models that they share with it, so this is only for
    /// apps that share none. Hidden pages close their sockets by themselves (`Client/link.js`).
    package var idleLive: Duration?
    /// A page that goes away may be one that is loaded again: so long its session waits for that.
    package var farewell = Duration.seconds(20)
    /// A session without a socket ends after so long.
    package var resume = Duration.seconds(1_800)
    /// Batches that stay without acknowledgement for so long close the socket.
    package var acknowledgement = Duration.seconds(30)
    /// A session that another process could take over is kept at most so often while its user does something, and while
    /// only its app changes what is shown.
    package var keepingByUser = Duration.seconds(2)
    package var keepingByApp = Duration.seconds(30)
    /// Bytes of batches kept for a socket that takes over; above it a snapshot is sent instead.
    package var replay = WireLimits.replay

    package init() {}
}
