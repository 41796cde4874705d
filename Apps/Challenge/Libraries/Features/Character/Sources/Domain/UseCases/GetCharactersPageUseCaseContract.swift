// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Gets what the list shows beyond its beginning: later pages, and those who match a filter.
protocol GetCharactersPageUseCaseContract {
    /// How many characters a page has that another one follows.
    var pageSize: Int { get }

    /// Gets a page of the characters that match a filter.
    ///
    /// - Parameters:
    ///   - filter: The filter.
    ///   - page: The number of the page, from 1.
    /// - Returns: The page; empty if no character matches.
    /// - Throws: The errors of the repository.
    func execute(filter: CharacterFilter, page: Int) async throws -> CharactersPage
}
