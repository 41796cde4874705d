// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization
import VitrineBase
import VitrineText

/// What a text engine complained about, from any thread.
final class DiagnosticLog: Sendable {
    private let heard = Mutex<[Diagnostic]>([])

    var all: [Diagnostic] { heard.withLock { $0 } }

    func append(_ diagnostic: Diagnostic) { heard.withLock { $0.append(diagnostic) } }
}
