// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import VitrineDisplay

extension Color {
    /// A colour's components in one environment.
    public struct Resolved: Hashable, CustomStringConvertible, Sendable {
        public var linearRed: Float
        public var linearGreen: Float
        public var linearBlue: Float
        /// 0 to 1.
        public var opacity: Float

        /// Creates a colour from components, 0 to 1 inside the space's gamut.
        public init(
            colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            let (red, green, blue) = ColorSpaces.sRGB(colorSpace, Double(red), Double(green), Double(blue))
            linearRed = Float(ColorSpaces.linear(red))
            linearGreen = Float(ColorSpaces.linear(green))
            linearBlue = Float(ColorSpaces.linear(blue))
            self.opacity = opacity
        }

        /// The red component in sRGB.
        public var red: Float {
            get { Float(ColorSpaces.encoded(Double(linearRed))) }
            set { linearRed = Float(ColorSpaces.linear(Double(newValue))) }
        }

        /// The green component in sRGB.
        public var green: Float {
            get { Float(ColorSpaces.encoded(Double(linearGreen))) }
            set { linearGreen = Float(ColorSpaces.linear(Double(newValue))) }
        }

        /// The blue component in sRGB.
        public var blue: Float {
            get { Float(ColorSpaces.encoded(Double(linearBlue))) }
            set { linearBlue = Float(ColorSpaces.linear(Double(newValue))) }
        }

        public var description: String {
            "#\(ColorSpaces.hex(components))"
        }

        package var components: DisplayColor {
            DisplayColor(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(opacity))
        }
    }

    /// Creates a colour from resolved components.
    public init(_ resolved: Color.Resolved) {
        self.init(.rgba(resolved.components))
    }
}

extension Color.Resolved: ShapeStyle {
    public typealias Resolved = Never
}

extension Color.Resolved: PaintedShapeStyle {
    package func paint(level: Int, in environment: EnvironmentValues) -> Paint {
        Paint.color(components).opacity(Paint.opacity(ofLevel: level, in: environment))
    }
}
