// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Gets what the list shows beyond its beginning: later pages, and those who match a filter.
protocol GetCharactersPageUseCaseContract {
    /// How many characters a page has that another one follows.
    var pageSize: Int { get }

    /// - Parameter page: from 1.
    func execute(filter: CharacterFilter, page: Int) async throws -> CharactersPage
}
