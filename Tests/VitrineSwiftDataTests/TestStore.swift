// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftData

/// A container in memory with the models of these tests.
func container() throws -> ModelContainer {
    try ModelContainer(
        for: Trip.self, Traveller.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
}

/// A folder that ends with the test.
final class Folder {
    let url = FileManager.default.temporaryDirectory.appending(path: "swiftdata-\(UUID())")

    deinit { try? FileManager.default.removeItem(at: url) }
}
