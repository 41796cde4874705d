// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// What an input of a page leads to.
enum InputOutcome {
    /// The input was handled, or refused and noted; what has changed is sent.
    case taken
    /// Nothing follows: the session has no scene to handle it.
    case dropped
    /// The input ended the session, with these last outputs.
    case ended([LiveSession.Output])

    /// The outputs of an input after which nothing is sent.
    var outputs: [LiveSession.Output] {
        if case .ended(let outputs) = self { outputs } else { [] }
    }
}
