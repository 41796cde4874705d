// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// What a list knows of a link that is a row.
nonisolated struct RowLink: Equatable {
    /// Whether the link's page is shown beside the list, whose row is marked then.
    let isShown: Bool
    /// Where the link's label shows the row's badge.
    let place: RowBadgePlace

    static func == (a: RowLink, b: RowLink) -> Bool { a.isShown == b.isShown && a.place === b.place }
}
