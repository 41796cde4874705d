// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import VitrineDisplay

/// What differs between an image and its reference.
///
/// Rows are compared as memory first, so that equal images cost no more than reading them.
package struct ImageComparison: Hashable, Sendable {
    /// How alike images must be.
    package struct Tolerance: Hashable, Sendable {
        /// The share of pixels that must agree, 0 to 1.
        package var precision: Double
        /// How alike two pixels must be to agree: 1 is equal, 0.98 about what the eye just cannot tell apart.
        ///
        /// One minus a hundredth of the distance of their colours in CIE L*a*b*.
        package var perceptualPrecision: Double

        package init(precision: Double = 1, perceptualPrecision: Double = 1) {
            self.precision = precision
            self.perceptualPrecision = perceptualPrecision
        }

        package static let exact = Tolerance()
    }

    package let tolerance: Tolerance
    /// Whether both have the same number of pixels in each direction.
    package private(set) var hasEqualSize: Bool
    /// Pixels that do not agree; where the sizes differ, all of the larger image.
    package private(set) var differingPixels: Int
    package private(set) var pixelCount: Int
    /// The largest distance of two pixels, as `perceptualPrecision` counts: 1 for equal images.
    package private(set) var worstAgreement: Double
    /// Around the pixels that do not agree, in pixels.
    package private(set) var bounds: DisplayRect?
    /// The same in points.
    package private(set) var boundsInPoints: DisplayRect?

    package init(_ picture: RasterImage, reference: RasterImage, tolerance: Tolerance = .exact) {
        self.tolerance = tolerance
        differingPixels = 0
        worstAgreement = 1
        pixelCount = max(picture.width * picture.height, reference.width * reference.height)
        hasEqualSize = picture.width == reference.width && picture.height == reference.height
        guard hasEqualSize else {
            differingPixels = pixelCount
            worstAgreement = 0
            bounds = DisplayRect(
                width: Double(max(picture.width, reference.width)),
                height: Double(max(picture.height, reference.height)))
            boundsInPoints = bounds?.scaled(by: 1 / picture.scale)
            return
        }
        compare(picture, reference)
        boundsInPoints = bounds?.scaled(by: 1 / picture.scale)
    }

    /// Whether the images are as alike as they must be.
    package var isMatch: Bool {
        hasEqualSize && Double(differingPixels) <= (1 - tolerance.precision) * Double(pixelCount) + 1e-9
    }

    private mutating func compare(_ picture: RasterImage, _ reference: RasterImage) {
        let (width, height) = (picture.width, picture.height)
        var (left, top, right, bottom) = (Int.max, Int.max, Int.min, Int.min)
        var distance = ColorDistance(tolerance: (1 - tolerance.perceptualPrecision) * 100)
        picture.pixels.withUnsafeBytes { own in
            reference.pixels.withUnsafeBytes { other in
                guard let first = own.baseAddress, let second = other.baseAddress else { return }
                for row in 0..<height {
                    let start = row * width * 4
                    if memcmp(first + start, second + start, width * 4) == 0 { continue }
                    let one = (first + start).bindMemory(to: UInt32.self, capacity: width)
                    let two = (second + start).bindMemory(to: UInt32.self, capacity: width)
                    for column in 0..<width where one[column] != two[column] {
                        if distance.agree(one[column], two[column]) { continue }
                        differingPixels += 1
                        (left, right) = (min(left, column), max(right, column))
                        (top, bottom) = (min(top, row), row)
                    }
                }
            }
        }
        worstAgreement = max(1 - distance.largest / 100, 0)
        guard differingPixels > 0 else { return }
        bounds = DisplayRect(
            x: Double(left), y: Double(top), width: Double(right - left + 1), height: Double(bottom - top + 1))
    }
}

extension DisplayRect {
    fileprivate func scaled(by factor: Double) -> DisplayRect {
        DisplayRect(x: x * factor, y: y * factor, width: width * factor, height: height * factor)
    }
}
