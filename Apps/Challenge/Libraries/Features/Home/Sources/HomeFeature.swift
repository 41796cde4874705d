// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_exported import ChallengeCore
import SwiftUI

/// The way into the Home feature.
public struct HomeFeature {
    private let container = HomeContainer()

    public init() {}

    /// The first screen.
    public func rootView(router: RouterContract) -> some View {
        HomeView(viewModel: container.makeHomeViewModel(router: router))
    }
}
