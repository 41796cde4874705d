// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

public struct ItemFeature {
    private let container = ItemContainer()

    public init() {}

    public func rootView(router: RouterContract) -> some View {
        WelcomeView(viewModel: container.makeWelcomeViewModel(router: router))
    }
}
