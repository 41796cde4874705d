// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// A source of every module of an app that `vitrine` builds: types that Foundation has on Linux as well, without what
// they do, and defaults of arguments that it leaves out (texts are sorted as the Finder does where nothing is said). The
// compiler prefers a module's own name to an imported one; a type of ours of the same name would be ambiguous.

import Foundation
import VitrineImplicit

typealias PersonNameComponentsFormatter = _PersonNameComponentsFormatter

extension SortDescriptor {
    nonisolated init(
        _ keyPath: any KeyPath<Compared, String> & Sendable, comparator: String.StandardComparator = .localizedStandard
    ) {
        self = ._sorting(by: keyPath, comparator, comparator.order)
    }

    nonisolated init(
        _ keyPath: any KeyPath<Compared, String> & Sendable, comparator: String.StandardComparator = .localizedStandard,
        order: SortOrder
    ) {
        self = ._sorting(by: keyPath, comparator, order)
    }

    nonisolated init(
        _ keyPath: any KeyPath<Compared, String?> & Sendable,
        comparator: String.StandardComparator = .localizedStandard
    ) {
        self = ._sorting(by: keyPath, comparator, comparator.order)
    }

    nonisolated init(
        _ keyPath: any KeyPath<Compared, String?> & Sendable,
        comparator: String.StandardComparator = .localizedStandard, order: SortOrder
    ) {
        self = ._sorting(by: keyPath, comparator, order)
    }
}
