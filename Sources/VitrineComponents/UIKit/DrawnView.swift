// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import VitrineCore

/// A view that draws by UIKit's `draw(_:)`: every view does, once the module with graphics contexts is linked.
@MainActor
package protocol DrawnView {
    /// Returns what is drawn in a rectangle; `nil` for nothing.
    func ownDrawing(in rect: CGRect) -> AnyView?

    /// Returns the size that content takes in a width; `nil` if nothing can be measured.
    ///
    /// - Parameters:
    ///   - content: The content.
    ///   - width: The width, in points; 0 and very large ones are any.
    /// - Returns: The size, in points.
    func size(of content: AnyView, inWidth width: CGFloat) -> CGSize?
}
