// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_exported import ChallengeCore
import Foundation
import SwiftUI

/// The way into the Character feature.
public struct CharacterFeature {
    private let container: CharacterContainer

    /// Creates the feature.
    ///
    /// - Parameters:
    ///   - httpClient: The client of the API.
    ///   - cacheDirectory: The folder for characters that were seen, for use without a network; `nil` keeps them for as
    ///     long as the app runs.
    public init(httpClient: HTTPClientContract, cacheDirectory: URL? = nil) {
        container = CharacterContainer(httpClient: httpClient, cacheDirectory: cacheDirectory)
    }

    /// The list of characters.
    public func rootView(router: RouterContract) -> some View {
        CharacterListView(viewModel: container.makeCharacterListViewModel(router: router))
    }

    /// What stands at one of the feature's own places.
    @ViewBuilder
    public func view(for navigation: CharacterNavigation, router: RouterContract) -> some View {
        switch navigation {
        case .detail(let identifier):
            CharacterDetailView(
                viewModel: container.makeCharacterDetailViewModel(identifier: identifier, router: router))
        }
    }
}
