// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import Logging
package import VitrineWeb

/// What a server tells its operator: one line per event on standard error, through swift-log, with the session's
/// name and without what users typed.
package struct ServerLog: Sendable {
    private let logger: Logger
    /// Whether texts in quotation marks stand in lines; see `LogText`.
    private let showsValues: Bool

    /// Creates a log.
    ///
    /// - Parameters:
    ///   - logger: Where the lines go.
    ///   - showsValues: Whether texts in quotation marks are written, as in debug builds, not only their lengths.
    package init(
        logger: Logger = Logger(label: "vitrine") { _ in LineLogHandler { FileHandle.standardError.write($0) } },
        showsValues: Bool = _isDebugAssertConfiguration()
    ) {
        self.logger = logger
        self.showsValues = showsValues
    }

    /// Logs what a session refused or dropped.
    package func note(_ note: SessionNote) {
        let level: Logger.Level =
            switch note.code {
            case .unwrittenSessions: .error
            case .forgedEvent, .malformedMessage, .badToken, .tooManyEvents, .refusedPage, .memory: .warning
            default: .notice
            }
        // Counted (`vitrine_notes_total`): one line each would be thousands in seconds.
        if note.code == .ignoredEvent || note.code == .staleEvent { return }
        write(level, note.description, session: note.session)
    }

    /// Logs what the server refused; see `RefusalLog`.
    func refusal(_ text: String) {
        write(.warning, text, session: nil)
    }

    /// Logs what an engine or an app reports about a session.
    package func diagnostic(_ text: String, session: String? = nil) {
        write(.warning, text, session: session)
    }

    private func write(_ level: Logger.Level, _ text: String, session: String?) {
        let metadata: Logger.Metadata =
            session.map { ["session": .string(LogText.line($0, showsValues: true))] } ?? [:]
        logger.log(level: level, "\(LogText.line(text, showsValues: showsValues))", metadata: metadata)
    }
}

/// `2026-11-21T09:00:00Z warning vitrine: [web.event.forged] layer 9 … session=1f3a77c0`
package struct LineLogHandler: LogHandler {
    package var metadata: Logger.Metadata = [:]
    package var logLevel: Logger.Level = .info
    private let write: @Sendable (Data) -> Void

    package init(write: @escaping @Sendable (Data) -> Void) {
        self.write = write
    }

    package subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    package func log(event: LogEvent) {
        let all = metadata.merging(event.metadata ?? [:]) { $1 }
        let pairs = all.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
        let time = Date.now.formatted(.iso8601)
        write(Data("\(time) \(event.level) vitrine: \(event.message)\(pairs)\n".utf8))
    }
}
