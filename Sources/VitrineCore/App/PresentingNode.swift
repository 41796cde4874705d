// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A node that keeps another one beside its content, which presents what no view asks for.
@MainActor
package protocol PresentingNode: ViewNode {
    /// The node that presents; it takes no place in the layout.
    var presenting: ViewNode? { get set }
}
