// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ChallengeCommon
import SwiftUI

/// Stands behind the last row and asks for more of them.
struct LoadMoreButton: View {
    let hasFailed: Bool
    let loadMore: () async -> Void

    var body: some View {
        Button {
            Task { await loadMore() }
        } label: {
            Label(
                hasFailed ? LocalizedStrings.retry : LocalizedStrings.title,
                systemImage: hasFailed ? "arrow.clockwise" : "chevron.down"
            )
            .frame(maxWidth: .infinity)
        }
        .buttonStyle(.bordered)
    }
}

// MARK: - LocalizedStrings

private enum LocalizedStrings {
    static var title: String { "characterList.loadMore".localized() }
    static var retry: String { "characterList.loadMore.retry".localized() }
}

// MARK: - Previews

#Preview("Available") {
    LoadMoreButton(hasFailed: false) {}
        .padding()
}

#Preview("Failed") {
    LoadMoreButton(hasFailed: true) {}
        .padding()
}
