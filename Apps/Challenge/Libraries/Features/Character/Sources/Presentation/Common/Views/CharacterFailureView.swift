// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ChallengeCommon
import SwiftUI

/// What stands where characters should: what is wrong, and a way to try again.
struct CharacterFailureView: View {
    let title: String
    let systemImage: String
    let retry: () async -> Void

    var body: some View {
        ContentUnavailableView {
            Label(title, systemImage: systemImage)
        } description: {
            Text(LocalizedStrings.description)
        } actions: {
            Button(LocalizedStrings.retry) {
                // Not a task of this view's, which is gone as soon as something is loaded.
                Task { await retry() }
            }
            .buttonStyle(.borderedProminent)
            .accessibilityIdentifier(AccessibilityIdentifier.retryButton)
        }
    }
}

// MARK: - LocalizedStrings

private enum LocalizedStrings {
    static var description: String { "characterFailure.description".localized() }
    static var retry: String { "characterFailure.retry".localized() }
}

// MARK: - AccessibilityIdentifiers

private enum AccessibilityIdentifier {
    static let retryButton = "character.retryButton"
}

// MARK: - Previews

#Preview("List") {
    CharacterFailureView(title: "Error loading characters", systemImage: "exclamationmark.triangle") {}
}
