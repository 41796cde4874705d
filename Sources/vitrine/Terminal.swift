// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc

/// Standard error: what a developer reads, beside what a program reads on standard output.
enum Terminal {
    static let isInteractive = isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"

    static func say(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }

    /// A line that the next one replaces; nothing where nobody looks.
    static func show(_ text: String) {
        guard isInteractive else { return }
        FileHandle.standardError.write(Data("\r\u{1B}[K\(text.prefix(100))".utf8))
    }

    /// Ends the line of `show(_:)`.
    static func clear() {
        guard isInteractive else { return }
        FileHandle.standardError.write(Data("\r\u{1B}[K".utf8))
    }
}
