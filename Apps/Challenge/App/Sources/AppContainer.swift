// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ChallengeCharacter
import ChallengeHome

/// Puts the features together: they do not know of each other.
struct AppContainer {
    let homeFeature = HomeFeature()
    let characterFeature: CharacterFeature

    init() {
        characterFeature = CharacterFeature(
            httpClient: URLSessionHTTPClient(baseURL: APIConfiguration.baseURL),
            cacheDirectory: CacheConfiguration.directory
        )
    }
}
