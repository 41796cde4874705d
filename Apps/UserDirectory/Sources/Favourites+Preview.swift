// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

// MARK: - Preview data

extension UserDefaults {
    /// A store of previews and tests, apart from everybody's, in which somebody has these favourites.
    static func preview(_ favourites: Favourites) -> UserDefaults {
        let store = UserDefaults(suiteName: "directory.preview.\(favourites.rawValue)")!
        store.set(favourites.rawValue, forKey: Favourites.storageKey)
        return store
    }
}
