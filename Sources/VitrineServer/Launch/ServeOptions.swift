// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineStore

/// The options of `serve`.
package struct ServeOptions: Hashable, Sendable {
    package var configuration: LiveServerConfiguration
    /// Listening beyond this machine was asked for in so many words.
    package var isPublic: Bool
    /// How long a first page waits for its content; `nil` for what pages do by themselves.
    package var contentWait: Duration?
    /// How long the main actor may not turn before `/healthz` says so.
    package var stallLimit = Duration.seconds(5)
    /// How long it may not turn before the process is ended; `nil` for never.
    package var watchdog: Duration? = .seconds(30)
    /// How many sessions there may be, and how much memory; `nil`: by what the machine has (`Capacity`).
    package var sessions: Int?
    package var memoryLimit: Capacity.MemoryLimit?
    /// Whether the end of standard input is one of the server, as SIGTERM is.
    package var endsWithInput = false
    /// How many processes run the app; with one, this process does. `nil`: by what the machine has (`WorkerCount`).
    package var workers: Int?
    /// Whether all visitors see the same databases; otherwise each has its own.
    package var sharesData = false
    /// How many days a visitor's data are kept without a visit; `nil` for ever.
    package var forgettingDays: Int?
    /// The folder over which sessions go on in the next process, which may run before this one ends; `nil` for what
    /// `VITRINE_TOKEN_KEY` says.
    package var handOverFolder: String?
    /// What this process shares with those of other machines; `nil` for nothing.
    package var store: StoreAddress?

    package init(
        configuration: LiveServerConfiguration = LiveServerConfiguration(), isPublic: Bool = false,
        contentWait: Duration? = nil
    ) {
        self.configuration = configuration
        self.isPublic = isPublic
        self.contentWait = contentWait
    }

    /// Returns a base path without a slash at its end, of letters, digits, `-`, `_`, `.` and `~`: it stands in pages,
    /// cookies and addresses as it is. `nil` where a text is none.
    package static func basePath(_ text: String) -> String? {
        guard text.hasPrefix("/") else { return nil }
        if text == "/" { return "" }
        let segments = text.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
        let named = segments.last == "" ? segments.dropLast() : segments
        let isPlain = named.allSatisfy { segment in
            !segment.isEmpty && segment.contains { $0 != "." }
                && segment.utf8.allSatisfy { byte in
                    (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
                        || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")) || "-_.~".utf8.contains(byte)
                }
        }
        return isPlain ? named.map { "/" + $0 }.joined() : nil
    }

    /// What a public server should be told before it listens, if anything.
    package var warning: String? {
        guard isPublic, !configuration.origins.contains(where: \.isSecure) else { return nil }
        return "warning [public-without-tls]: traffic is not encrypted and sockets open only by IP address; "
            + "put a TLS proxy in front and name it with --origin https://your.host"
    }
}
