// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore

/// The part of a view that a popover is attached to.
nonisolated public enum PopoverAttachmentAnchor: Sendable {
    /// A rectangle of the view.
    case rect(Anchor<CGRect>.Source)
    /// A point in unit coordinates of the view.
    case point(UnitPoint)

    /// The rectangle to attach to, for a view with a frame.
    func part(of frame: CGRect) -> CGRect {
        switch self {
        case .rect(let source): source.resolve(frame.size) { $0.offsetBy(dx: frame.minX, dy: frame.minY) }
        case .point(let point):
            CGRect(x: frame.minX + frame.width * point.x, y: frame.minY + frame.height * point.y, width: 0, height: 0)
        }
    }
}
