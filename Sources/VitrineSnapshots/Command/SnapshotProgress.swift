// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// Shows the progress of a run: a bar on a terminal, otherwise a line for each image.
final class SnapshotProgress: Sendable {
    private struct State {
        var done = 0
        var failed = 0
    }

    private static let width = 30
    private let total: Int
    private let isTerminal: Bool
    private let output: FileHandle
    private let state = Mutex(State())

    init(total: Int, output: Int32 = STDOUT_FILENO) {
        self.total = total
        self.output = FileHandle(fileDescriptor: output)
        isTerminal = isatty(output) == 1
    }

    func note(_ reply: SnapshotReply, of stem: String) {
        let now = state.withLock {
            $0.done += 1
            if !reply.isFine { $0.failed += 1 }
            return $0
        }
        if isTerminal {
            write("\r\u{1b}[2K" + Self.bar(done: now.done, failed: now.failed, of: total, doing: stem))
        } else {
            write(Self.line(reply, stem) + "\n")
        }
    }

    /// Removes the bar.
    func end() {
        if isTerminal { write("\r\u{1b}[2K") }
    }

    /// The bar, short enough for a terminal of 80 columns.
    static func bar(done: Int, failed: Int, of total: Int, doing stem: String) -> String {
        let filled = total == 0 ? width : width * done / total
        let bar = String(repeating: "=", count: filled) + String(repeating: " ", count: width - filled)
        let failures = failed == 0 ? "" : ", \(failed) failed"
        let head = "[\(bar)] \(done)/\(total)\(failures) "
        return head + stem.suffix(max(0, 79 - head.count))
    }

    static func line(_ reply: SnapshotReply, _ stem: String) -> String {
        if let error = reply.error { return "FAILED  \(stem): \(error)" }
        switch reply.verdict?.kind {
        case .none: return "ok      \(stem)"
        case .same: return "same    \(stem)"
        case .new: return "new     \(stem)"
        case .elements, .pixels: return "DIFFERS \(stem): \(reply.verdict?.findings.first ?? "")"
        }
    }

    private func write(_ text: String) {
        output.write(Data(text.utf8))
    }
}

extension SnapshotReply {
    /// Whether there is an image, and it equals its reference if it was compared.
    var isFine: Bool {
        error == nil && (verdict == nil || verdict?.kind == .same)
    }
}
