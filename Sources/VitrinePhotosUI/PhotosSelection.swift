// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineComponents
import VitrineCore
import VitrineDisplay

/// Where a picker puts what the user has chosen.
nonisolated enum PhotosSelection {
    case one(Binding<PhotosPickerItem?>)
    case several(Binding<[PhotosPickerItem]>, limit: Int?)

    /// Whether the browser's dialog lets the user choose several items.
    var allowsSeveral: Bool {
        switch self {
        case .one: false
        case .several(_, let limit): limit != 1
        }
    }

    /// Replaces the selection by what the user has chosen.
    @MainActor func choose(_ files: [OfferedFile]) {
        switch self {
        case .one(let item): item.wrappedValue = files.first.map(PhotosPickerItem.init)
        case .several(let items, let limit):
            items.wrappedValue = files.prefix(limit ?? files.count).map(PhotosPickerItem.init)
        }
    }

    /// The content types that a filter offers.
    static func types(_ filter: PHPickerFilter?) -> [UTType] { filter?.types ?? [.image, .movie] }
}
