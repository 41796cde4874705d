// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// A source of every module of an app that `vitrine` builds: defaults of arguments that Foundation on Linux leaves out
// (texts are sorted as the Finder does where nothing is said). The compiler prefers a module's own declaration to an
// imported one of the same signature.
//
// Names say their module: the app may have types of the same names.

import Foundation
import VitrineImplicit

extension Foundation.SortDescriptor {
    nonisolated init(
        _ keyPath: any Swift.KeyPath<Compared, Swift.String> & Swift.Sendable,
        comparator: Swift.String.StandardComparator = .localizedStandard
    ) {
        self = ._sorting(by: keyPath, comparator, comparator.order)
    }

    nonisolated init(
        _ keyPath: any Swift.KeyPath<Compared, Swift.String> & Swift.Sendable,
        comparator: Swift.String.StandardComparator = .localizedStandard,
        order: Foundation.SortOrder
    ) {
        self = ._sorting(by: keyPath, comparator, order)
    }

    nonisolated init(
        _ keyPath: any Swift.KeyPath<Compared, Swift.String?> & Swift.Sendable,
        comparator: Swift.String.StandardComparator = .localizedStandard
    ) {
        self = ._sorting(by: keyPath, comparator, comparator.order)
    }

    nonisolated init(
        _ keyPath: any Swift.KeyPath<Compared, Swift.String?> & Swift.Sendable,
        comparator: Swift.String.StandardComparator = .localizedStandard, order: Foundation.SortOrder
    ) {
        self = ._sorting(by: keyPath, comparator, order)
    }
}
