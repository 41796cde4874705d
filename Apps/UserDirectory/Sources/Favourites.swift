// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The people that a person wants to find first, as `@AppStorage` keeps them: numbers in order, with commas between.
struct Favourites: RawRepresentable, Equatable {
    private var ids: Set<Int>

    init(ids: Set<Int> = []) {
        self.ids = ids
    }

    /// What was kept by whoever wrote it; anything but a number is passed over.
    init(rawValue: String) {
        ids = Set(rawValue.split(separator: ",").compactMap { Int($0) })
    }

    var rawValue: String {
        ids.sorted().map(String.init).joined(separator: ",")
    }

    subscript(user: User) -> Bool {
        get { ids.contains(user.id) }
        set {
            if newValue {
                ids.insert(user.id)
            } else {
                ids.remove(user.id)
            }
        }
    }

    static let storageKey = "directory.favourites"
}
