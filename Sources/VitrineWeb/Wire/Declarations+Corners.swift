// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

/// The corners of boxes.
///
/// A browser's round corner stands for a continuous one where the difference is not visible: 0.0138 of the radius at
/// most. Larger corners are superellipses, fitted to the curve of Documentation/Layout.md 7.1: with 1.245 of the radius
/// and the exponent 2^1.39 they stay within 0.0032 of the radius. Where a browser has no `corner-shape`, `--k` is 1 and
/// the corner is round.
extension Declarations {
    /// Up to this radius a round corner is within 0.2 points of the continuous one.
    private static let largestRoundRadius = 14.5
    private static let superellipseShare = 1.245

    /// The corner declarations of an outline that a box can have; `nil` needs a drawing.
    package static func corners(_ outline: Outline, _ size: WireSize) -> String? {
        switch outline {
        case .rectangle:
            return ""
        case .roundedRectangle(let radiusX, let radiusY, let isContinuous):
            if radiusX <= 0 || radiusY <= 0 { return "" }
            let isSmooth = isContinuous && isSmooth([max(radiusX, radiusY)], size)
            let (x, y) = (radius(radiusX, isSmooth: isSmooth), radius(radiusY, isSmooth: isSmooth))
            return "border-radius:" + (x == y ? x : "\(x)/\(y)") + ";" + shape(isSmooth: isSmooth)
        case .unevenRoundedRectangle(let topLeft, let topRight, let bottomRight, let bottomLeft, let isContinuous):
            let radii = [topLeft, topRight, bottomRight, bottomLeft].map { max(0, $0) }
            let isSmooth = isContinuous && isSmooth(radii, size)
            let list = radii.map { radius($0, isSmooth: isSmooth) }
            return "border-radius:" + list.joined(separator: " ") + ";" + shape(isSmooth: isSmooth)
        case .capsule:
            return "border-radius:99999px;"
        case .ellipse:
            return "border-radius:50%;"
        case .circle:
            return isSquare(size) ? "border-radius:50%;" : nil
        case .path, .evenOddPath:
            return nil
        }
    }

    package static func dependsOnSize(_ outline: Outline) -> Bool {
        switch outline {
        case .roundedRectangle(let radiusX, let radiusY, let isContinuous):
            isContinuous && max(radiusX, radiusY) > largestRoundRadius
        case .unevenRoundedRectangle(let topLeft, let topRight, let bottomRight, let bottomLeft, let isContinuous):
            isContinuous && max(topLeft, topRight, bottomRight, bottomLeft) > largestRoundRadius
        case .circle:
            true
        case .rectangle, .capsule, .ellipse, .path, .evenOddPath:
            false
        }
    }

    /// Whether the sides of a box differ by less than a pixel of any screen: a circle in it touches all four.
    private static func isSquare(_ size: WireSize) -> Bool { abs(size.width - size.height) < 0.1 }

    /// Whether corners are worth a superellipse, and have room for one.
    private static func isSmooth(_ radii: [Double], _ size: WireSize) -> Bool {
        guard let largest = radii.max(), largest > largestRoundRadius else { return false }
        return 2 * superellipseShare * largest <= min(size.width, size.height)
    }

    private static func radius(_ radius: Double, isSmooth: Bool) -> String {
        let length = WireLength.text(radius) + "px"
        return isSmooth && radius > 0 ? "calc(\(length)*var(--k))" : length
    }

    private static func shape(isSmooth: Bool) -> String {
        isSmooth ? "corner-shape:superellipse(1.39);" : ""
    }
}
