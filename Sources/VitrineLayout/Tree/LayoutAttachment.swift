// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// What a surface hangs on a layout node.
///
/// Neither keeps the other, and either may be freed first: the node of a view that has left may still wait in a layout
/// pass, and a node may go before its view. Invariant: `isAttached` exactly while a living node points here; whoever goes
/// first lets the other know.
package protocol LayoutAttachment: AnyObject {
    /// Written by the layout node alone.
    var isAttached: Bool { get set }
}
