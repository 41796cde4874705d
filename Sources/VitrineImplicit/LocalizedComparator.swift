// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

/// Compares texts in the user's language: what `.localizedStandard` and `.localized` of comparators are.
public struct _LocalizedComparator: SortComparator, Codable, Sendable {
    /// Whether numbers in texts are compared by their value.
    let isStandard: Bool
    /// Whether the first text comes first or last.
    public var order = SortOrder.forward

    init(isStandard: Bool) { self.isStandard = isStandard }

    /// Compares two texts, in the language of the session that runs.
    public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
        let result = (isStandard ? LocalizedOrder.standard : .dictionary).compare(lhs, rhs)
        guard order == .reverse else { return result }
        switch result {
        case .orderedAscending: return .orderedDescending
        case .orderedDescending: return .orderedAscending
        case .orderedSame: return .orderedSame
        }
    }
}
