// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import VitrineComponents
package import VitrineCore

extension UIView: DrawnView {
    /// Returns what `draw(_:)` draws in a rectangle; `nil` for nothing.
    package func ownDrawing(in rect: CGRect) -> AnyView? {
        let context = CGContext(size: rect.size, scale: 3, isOpaque: false)
        CurrentDrawing.push(context)
        defer { CurrentDrawing.pop() }
        draw(rect)
        return context.canvas
    }
}
