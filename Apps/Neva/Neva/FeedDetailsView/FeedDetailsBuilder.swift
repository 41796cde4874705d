// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// Knows which screen a character has. Views find it in the environment.
@MainActor
@Observable
final class FeedDetailsBuilder {
    func buildFeedDetailsView(character: FeedEntity) -> FeedDetailsView {
        FeedDetailsView(viewModel: FeedDetailsViewModel(character: character))
    }
}
