// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A collection view.
///
/// - Support: partial: settings have no effect, and a diagnostic says so.
open class UICollectionView: UIScrollView {
    package override var ignoresTint: Bool { true }
    package override var scrollsSubviews: Bool { false }
}
