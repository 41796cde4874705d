// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ChallengeCommon
import SwiftUI

struct HomeView: View {
    let viewModel: HomeViewModel

    var body: some View {
        VStack(spacing: 24) {
            Text(LocalizedStrings.title)
                .font(.largeTitle)
                .accessibilityAddTraits(.isHeader)
                .accessibilityHeading(.h1)

            Button(LocalizedStrings.goToCharacters) {
                viewModel.didTapOnCharacterButton()
            }
            .buttonStyle(.borderedProminent)
            .accessibilityIdentifier(AccessibilityIdentifier.charactersButton)
        }
        .accessibilityIdentifier(AccessibilityIdentifier.view)
    }
}

// MARK: - LocalizedStrings

private enum LocalizedStrings {
    static var title: String { "home.title".localized() }
    static var goToCharacters: String { "home.goToCharacters".localized() }
}

// MARK: - AccessibilityIdentifiers

private enum AccessibilityIdentifier {
    static let view = "home.view"
    static let charactersButton = "home.charactersButton"
}

// MARK: - Previews

#Preview {
    NavigationStack {
        HomeView(viewModel: HomeViewModel(router: RouterPreviewMock()))
    }
}

// MARK: - Preview Mocks

private final class RouterPreviewMock: RouterContract {
    func navigate(to destination: any Navigation) {}
    func goBack() {}
}
