// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import VitrineDisplay
public import VitrineLayout

extension Color {
    /// The components of a colour in a particular environment.
    public struct Resolved: Hashable, CustomStringConvertible, Sendable {
        /// The red component in linear sRGB.
        public var linearRed: Float
        /// The green component in linear sRGB.
        public var linearGreen: Float
        /// The blue component in linear sRGB.
        public var linearBlue: Float
        /// The opacity, from 0 to 1.
        public var opacity: Float

        /// Creates a colour from components, which lie between 0 and 1 inside the colour space's gamut.
        public init(
            colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            let (red, green, blue) = ColorSpaces.sRGB(colorSpace, Double(red), Double(green), Double(blue))
            linearRed = Float(ColorSpaces.linear(red))
            linearGreen = Float(ColorSpaces.linear(green))
            linearBlue = Float(ColorSpaces.linear(blue))
            self.opacity = opacity
        }

        /// The red component in sRGB, with its gamma encoding.
        public var red: Float {
            get { Float(ColorSpaces.encoded(Double(linearRed))) }
            set { linearRed = Float(ColorSpaces.linear(Double(newValue))) }
        }

        /// The green component in sRGB, with its gamma encoding.
        public var green: Float {
            get { Float(ColorSpaces.encoded(Double(linearGreen))) }
            set { linearGreen = Float(ColorSpaces.linear(Double(newValue))) }
        }

        /// The blue component in sRGB, with its gamma encoding.
        public var blue: Float {
            get { Float(ColorSpaces.encoded(Double(linearBlue))) }
            set { linearBlue = Float(ColorSpaces.linear(Double(newValue))) }
        }

        /// The colour in hexadecimal notation, such as `#FF0000FF`.
        public var description: String {
            "#\(ColorSpaces.hex(components))"
        }

        package var components: DisplayColor {
            DisplayColor(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(opacity))
        }
    }

    /// Creates a colour from resolved components, which is the same in every environment.
    public init(_ resolved: Color.Resolved) {
        self.init(.rgba(resolved.components))
    }
}

extension Color.Resolved: Codable {
    /// Decodes a list of the red, green and blue components in sRGB and the opacity.
    public init(from decoder: any Decoder) throws {
        var components = try decoder.unkeyedContainer()
        let red = try components.decode(Float.self)
        let green = try components.decode(Float.self)
        let blue = try components.decode(Float.self)
        let opacity = try components.decode(Float.self)
        self.init(red: red, green: green, blue: blue, opacity: opacity)
    }

    /// Encodes a list of the red, green and blue components in sRGB and the opacity.
    public func encode(to encoder: any Encoder) throws {
        var components = encoder.unkeyedContainer()
        try components.encode(red)
        try components.encode(green)
        try components.encode(blue)
        try components.encode(opacity)
    }
}

extension Color.Resolved: Animatable {
    /// The type of the data that an animation interpolates.
    public typealias AnimatableData = AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>

    /// The linear components and the opacity, which an animation interpolates, at a scale that keeps springs from stopping early.
    public var animatableData: AnimatableData {
        get {
            AnimatablePair(
                linearRed * Self.animatedScale,
                AnimatablePair(
                    linearGreen * Self.animatedScale,
                    AnimatablePair(linearBlue * Self.animatedScale, opacity * Self.animatedScale)))
        }
        set {
            linearRed = newValue.first / Self.animatedScale
            linearGreen = newValue.second.first / Self.animatedScale
            linearBlue = newValue.second.second.first / Self.animatedScale
            opacity = newValue.second.second.second / Self.animatedScale
        }
    }

    private static let animatedScale: Float = 128
}

extension Color.Resolved: ShapeStyle {
    /// The engine paints the colour itself, so it resolves to no other style.
    public typealias Resolved = Never
}

extension Color.Resolved: PaintedShapeStyle {
    package func paint(level: Int, in environment: EnvironmentValues) -> Paint {
        Paint.color(components).opacity(Paint.opacity(ofLevel: level, in: environment))
    }
}
