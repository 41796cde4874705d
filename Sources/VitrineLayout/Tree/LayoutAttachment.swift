// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The object that a surface attaches to a layout node.
///
/// Neither retains the other, and either may be freed first: the node of a removed view may still wait for a layout
/// pass, and a node may be freed before its view. Invariant: `isAttached` exactly while a living node refers to this
/// object; the one freed first clears the reference.
package protocol LayoutAttachment: AnyObject {
    /// Written only by the layout node.
    var isAttached: Bool { get set }
}
