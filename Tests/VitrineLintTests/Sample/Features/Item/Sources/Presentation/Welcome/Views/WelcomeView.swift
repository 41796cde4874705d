// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

struct WelcomeView: View {
    let viewModel: WelcomeViewModel

    var body: some View {
        Button(LocalizedStrings.items) {
            viewModel.didTapOnItemsButton()
        }
    }
}

// MARK: - LocalizedStrings

private enum LocalizedStrings {
    static var items: String { "welcome.items".localized() }
}

// MARK: - Previews

#Preview {
    NavigationStack {
        WelcomeView(viewModel: WelcomeViewModel(router: RouterPreviewMock()))
    }
}

// MARK: - Preview Mocks

private final class RouterPreviewMock: RouterContract {
    func navigate(to destination: any Navigation) {}
    func goBack() {}
}
