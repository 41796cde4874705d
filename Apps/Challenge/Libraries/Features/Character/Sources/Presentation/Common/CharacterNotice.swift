// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What the user should know about the characters on the screen.
enum CharacterNotice {
    /// They are stored ones: the API does not answer.
    case offline
    /// They are shown as they were seen before: the answer could not be used.
    case stored
    /// They could not be refreshed.
    case notRefreshed

    /// Why stored characters are shown.
    init(storedBecauseOf error: Error) {
        self = error is URLError ? .offline : .stored
    }
}
