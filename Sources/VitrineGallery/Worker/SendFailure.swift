// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Sends a message, and names one that cannot be sent on the error stream: whoever waits for it gives up after a while.
func namingFailure(_ send: () throws -> Void) {
    do {
        try send()
    } catch {
        try? FileHandle.standardError.write(contentsOf: Data("error [previews]: not sent: \(error)\n".utf8))
    }
}
