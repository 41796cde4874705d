// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Gets one who was seen before, for when the network is gone.
protocol GetStoredCharacterUseCaseContract {
    func execute(identifier: Int) async throws -> Character?
}
