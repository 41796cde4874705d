// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// The place of a row's badge in the link that the row consists of: the list says what is shown there.
@MainActor
final class RowBadgePlace {
    /// The badge; `nil` for none.
    var badge: Text? {
        didSet { if badge != oldValue { room?.placedBadgeDidChange() } }
    }
    /// The node that shows the badge.
    weak var room: (any RowBadgeRoomNode)?

    nonisolated init() {}
}

/// The node of a view that makes room for a badge.
@MainActor
protocol RowBadgeRoomNode: AnyObject {
    /// Shows the badge that the place has.
    func placedBadgeDidChange()
}
