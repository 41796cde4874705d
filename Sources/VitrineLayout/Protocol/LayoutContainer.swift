// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A layout that does what another one does, whose type may change.
package protocol LayoutContainer: Layout {
    /// The layout that does the work.
    var contained: any Layout { get }
}
