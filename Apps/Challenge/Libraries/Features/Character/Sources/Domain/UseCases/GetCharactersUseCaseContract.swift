// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Gets the characters that the list begins with.
protocol GetCharactersUseCaseContract {
    func execute() async throws -> [Character]
}
