// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The report of a process that trapped or hung, read from the last line that its signal handler wrote (CCrashReport).
package struct FaultReport: Hashable, Sendable {
    /// The most bytes of a report that are read.
    private static let limit = 16 << 10

    /// The name in logs of the session that the main actor was working for; `nil` where it was for none.
    package var session: String?
    /// The report, or the line where there is no file of it.
    package var text: String

    package init(session: String?, text: String) {
        self.session = session
        self.text = text
    }

    /// Finds the report of which a process has spoken; `nil` where it neither trapped nor hung.
    ///
    /// - Parameter errorOutput: The last that the process wrote to its error stream.
    package init?(errorOutput: String) {
        let lines = errorOutput.split(whereSeparator: \.isNewline)
        guard
            let line = lines.last(where: { $0.hasPrefix("error [crash]") || $0.hasPrefix("error [watchdog]") })
        else { return nil }
        let end = line.wholeMatch(of: #/.*; session: (?<session>\w+); report: (?<file>.+)/#)
        session = end.map { String($0.session) }.flatMap { $0 == "none" ? nil : $0 }
        let file = end.flatMap { FileHandle(forReadingAtPath: String($0.file)) }
        let bytes = try? file?.read(upToCount: Self.limit)
        text = bytes.map { String(decoding: $0, as: UTF8.self) } ?? String(line)
    }
}
