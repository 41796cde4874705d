// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ChallengeCommon
import SwiftUI

/// Says in one line that what stands below is not the latest.
struct CharacterNoticeView: View {
    let notice: CharacterNotice

    var body: some View {
        Label(text, systemImage: systemImage)
            .font(.footnote)
            .foregroundStyle(.secondary)
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.vertical, 4)
            .accessibilityIdentifier(AccessibilityIdentifier.notice)
    }

    private var text: String {
        switch notice {
        case .offline: LocalizedStrings.offline
        case .stored: LocalizedStrings.stored
        case .notRefreshed: LocalizedStrings.notRefreshed
        }
    }

    private var systemImage: String {
        switch notice {
        case .offline: "wifi.slash"
        case .stored, .notRefreshed: "exclamationmark.triangle"
        }
    }
}

// MARK: - LocalizedStrings

private enum LocalizedStrings {
    static var offline: String { "characterNotice.offline".localized() }
    static var stored: String { "characterNotice.stored".localized() }
    static var notRefreshed: String { "characterNotice.notRefreshed".localized() }
}

// MARK: - AccessibilityIdentifiers

private enum AccessibilityIdentifier {
    static let notice = "character.notice"
}

// MARK: - Previews

#Preview("Offline") {
    CharacterNoticeView(notice: .offline)
        .padding()
}

#Preview("Stored") {
    CharacterNoticeView(notice: .stored)
        .padding()
}

#Preview("Not refreshed") {
    CharacterNoticeView(notice: .notRefreshed)
        .padding()
}
