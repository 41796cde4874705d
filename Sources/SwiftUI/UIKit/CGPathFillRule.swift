// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The rules for which areas are inside a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
    /// The areas with a winding number other than zero are inside.
    case winding
    /// The areas that an odd number of the path's lines separates from the outside are inside.
    case evenOdd
}

/// How a path is drawn.
public enum CGPathDrawingMode: Int32, Sendable {
    /// Filled by the winding rule.
    case fill
    /// Filled by the even-odd rule.
    case eoFill
    /// Stroked.
    case stroke
    /// Filled by the winding rule, and stroked above it.
    case fillStroke
    /// Filled by the even-odd rule, and stroked above it.
    case eoFillStroke
}
