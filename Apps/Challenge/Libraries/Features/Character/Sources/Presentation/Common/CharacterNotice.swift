// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a person should know about the characters on the screen.
enum CharacterNotice {
    /// They are shown as they were seen before: nobody answers.
    case offline
    /// They are shown as they were seen before: the answer could not be used.
    case stored
    /// They could not be refreshed.
    case notRefreshed

    /// Why somebody who was seen before is shown.
    init(storedBecauseOf error: Error) {
        self = error is URLError ? .offline : .stored
    }
}
