// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

@MainActor
@Observable
final class FeedDetailsViewModel {
    let character: FeedEntity

    init(character: FeedEntity) {
        self.character = character
    }

    var shareURL: URL {
        Constants.API.shareURL(id: character.id)
    }
}
