// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization
import VitrineText

/// What a text engine complained about, from any thread.
final class DiagnosticLog: Sendable {
    private let heard = Mutex<[TextDiagnostic]>([])

    var all: [TextDiagnostic] { heard.withLock { $0 } }

    func append(_ diagnostic: TextDiagnostic) { heard.withLock { $0.append(diagnostic) } }
}
