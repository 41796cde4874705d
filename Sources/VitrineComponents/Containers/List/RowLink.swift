// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// What a list knows of a link that is a row.
nonisolated struct RowLink: Equatable {
    /// Whether the link's page is shown beside the list, whose row is marked then.
    let isShown: Bool
    /// Whether the link's label ends in a chevron.
    let hasChevron: Bool
}
