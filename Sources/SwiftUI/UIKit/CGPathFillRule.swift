// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// What is inside of a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
    /// What the path winds around.
    case winding
    /// What an odd number of its lines separates from the outside.
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
