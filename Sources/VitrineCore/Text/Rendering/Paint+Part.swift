// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineDisplay

extension Paint {
    /// Returns the paint of a part of an area as it is where the whole area is painted.
    ///
    /// It is `nil` for an elliptical gradient, whose shape depends on the area's.
    ///
    /// - Parameters:
    ///   - frame: The frame of the part in the area.
    ///   - size: The size of the area.
    /// - Returns: The paint with points and lengths for the part.
    func part(_ frame: CGRect, of size: CGSize) -> Paint? {
        guard frame.width > 0, frame.height > 0 else { return nil }
        let (wholeWidth, wholeHeight) = (Double(size.width), Double(size.height))
        let (left, top) = (Double(frame.minX), Double(frame.minY))
        let (width, height) = (Double(frame.width), Double(frame.height))
        func x(_ unit: Double) -> Double { (unit * wholeWidth - left) / width }
        func y(_ unit: Double) -> Double { (unit * wholeHeight - top) / height }
        return switch self {
        case .color: self
        case .linearGradient(let stops, let startX, let startY, let endX, let endY):
            .linearGradient(stops: stops, startX: x(startX), startY: y(startY), endX: x(endX), endY: y(endY))
        case .radialGradient(let stops, let centerX, let centerY, let start, let end):
            .radialGradient(
                stops: stops, centerX: x(centerX), centerY: y(centerY), startRadius: start, endRadius: end)
        case .ellipticalGradient: nil
        case .angularGradient(let stops, let centerX, let centerY, let angle):
            .angularGradient(stops: stops, centerX: x(centerX), centerY: y(centerY), angle: angle)
        }
    }
}
