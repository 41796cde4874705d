// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension FeedEntity {
    /// Characters whose pictures are the app's own (`ImageCache.mock`).
    static let mocks = [
        mock(1, "Rick Sanchez", "Human"), mock(2, "Morty Smith", "Human"), mock(3, "Summer Smith", "Human"),
        mock(4, "Beth Smith", "Human"), mock(5, "Jerry Smith", "Human"), mock(6, "Abadango Cluster Princess", "Alien"),
        mock(7, "Abradolf Lincler", "Human"), mock(8, "Adjudicator Rick", "Human"), mock(9, "Agency Director", "Human"),
        mock(10, "Alan Rails", "Human"), mock(11, "Albert Einstein", "Human"), mock(12, "Alexander", "Human"),
    ]

    /// Stand in for what is not there yet; only their shapes are ever seen.
    static let placeholders = (1...12).map { mock(-$0, "Name of somebody", "Species") }

    private static func mock(_ id: Int, _ name: String, _ species: String) -> FeedEntity {
        FeedEntity(id: id, name: name, species: species, image: Constants.API.mockImage(id: id))
    }
}
