// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The outcomes of an input from a page.
enum InputOutcome {
    /// The input was handled, or refused and noted; what has changed is sent.
    case taken
    /// The input was dropped: the session has no scene to handle it.
    case dropped
    /// The input ended the session, with these last outputs.
    case ended([LiveSession.Output])

    /// The outputs of an input after which nothing is sent.
    var outputs: [LiveSession.Output] {
        if case .ended(let outputs) = self { outputs } else { [] }
    }
}
