// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore

/// What of its view a popover points to.
nonisolated public enum PopoverAttachmentAnchor: Sendable {
    /// A rectangle of the view.
    case rect(Anchor<CGRect>.Source)
    /// A point, relative to the view's size.
    case point(UnitPoint)

    /// The part of a view with this frame.
    func part(of frame: CGRect) -> CGRect {
        switch self {
        case .rect(let source): source.resolve(frame.size, frame.origin)
        case .point(let point):
            CGRect(x: frame.minX + frame.width * point.x, y: frame.minY + frame.height * point.y, width: 0, height: 0)
        }
    }
}
