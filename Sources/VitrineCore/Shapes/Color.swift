// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import VitrineDisplay
import VitrineLayout

/// A colour that is resolved in the environment of the view that draws it.
///
/// As a view it fills the space it is offered.
nonisolated public struct Color: Hashable, CustomStringConvertible, Sendable {
    package indirect enum Provider: Hashable, Sendable {
        case rgba(DisplayColor)
        case system(SystemColor)
        case opacity(Provider, Double)
        /// A colour for the light appearance and another one for the dark appearance.
        case adaptive(light: Provider, dark: Provider)
        /// A colour of an asset catalogue.
        case asset(String, bundle: URL)
        /// A colour that a closure of the app returns.
        case dynamic(DynamicColor)
        case mix(Provider, Provider, by: Double, Gradient.ColorSpace)
    }

    package let provider: Provider

    package init(_ provider: Provider) {
        self.provider = provider
    }

    /// A profile that specifies how to interpret components.
    public enum RGBColorSpace: Hashable, Sendable {
        /// The standard RGB colour space, with gamma-encoded components.
        case sRGB
        /// The standard RGB colour space, with linear components.
        case sRGBLinear
        /// Display P3, with a wider gamut; components are converted to sRGB and may lie outside 0 to 1 then.
        case displayP3
    }

    /// Creates a colour from red, green and blue components between 0 and 1.
    ///
    /// - Parameters:
    ///   - colorSpace: The colour space of the components.
    ///   - red: The red component.
    ///   - green: The green component.
    ///   - blue: The blue component.
    ///   - opacity: The opacity, from 0 (transparent) to 1 (opaque).
    public init(
        _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        let components = ColorSpaces.sRGB(colorSpace, red, green, blue)
        provider = .rgba(
            DisplayColor(
                red: components.0, green: components.1, blue: components.2, alpha: opacity))
    }

    /// Creates a grey from 0 (black) to 1 (white).
    ///
    /// - Parameters:
    ///   - colorSpace: The colour space of the component.
    ///   - white: The brightness.
    ///   - opacity: The opacity, from 0 (transparent) to 1 (opaque).
    public init(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Creates a colour from hue, saturation and brightness, all between 0 and 1.
    ///
    /// - Parameters:
    ///   - hue: The position on the colour wheel, where 0 and 1 are red.
    ///   - saturation: The saturation, where 0 is grey.
    ///   - brightness: The brightness, where 0 is black.
    ///   - opacity: The opacity, from 0 (transparent) to 1 (opaque).
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let rgb = ColorSpaces.rgb(hue: hue, saturation: saturation, brightness: brightness)
        self.init(red: rgb.0, green: rgb.1, blue: rgb.2, opacity: opacity)
    }

    /// Returns this colour with its opacity multiplied by a factor.
    ///
    /// - Parameter opacity: The factor, from 0 to 1.
    /// - Returns: A colour with the new opacity.
    public func opacity(_ opacity: Double) -> Color {
        Color(.opacity(provider, opacity))
    }

    /// The colour in words or in hexadecimal notation, for debugging.
    public var description: String {
        switch provider {
        case .rgba(let color): "#\(ColorSpaces.hex(color))"
        case .system(let color): "\(color)"
        case .opacity(let base, let value): "\(value * 100)% \(Color(base))"
        case .adaptive(let light, _): "\(Color(light))"
        case .asset(let name, _): "NamedColor(name: \"\(name)\")"
        case .dynamic: "DynamicColor"
        case .mix(let first, let second, let share, _): "\(Color(first)) mixed with \(Color(second)) by \(share)"
        }
    }

    /// Returns the colour's components in an environment.
    package func resolved(in environment: EnvironmentValues) -> DisplayColor {
        Color.resolve(provider, environment)
    }

    private static func resolve(_ provider: Provider, _ environment: EnvironmentValues) -> DisplayColor {
        switch provider {
        case .rgba(let color): return color
        case .system(let color): return color.value(in: environment)
        case .opacity(let base, let opacity):
            var color = resolve(base, environment)
            color.alpha *= opacity
            return color
        case .adaptive(let light, let dark):
            return resolve(environment.colorScheme == .dark ? dark : light, environment)
        case .asset(let name, let bundle):
            // A missing colour is clear and is reported in the console, as on Apple's platforms.
            guard let found = ColorAssets.shared.color(name, in: bundle) else {
                ColorAssets.reportMissing(name)
                return .clear
            }
            return resolve(found, environment)
        case .dynamic(let color): return resolve(color.provider(environment), environment)
        case .mix(let first, let second, let share, let space):
            return ColorSpaces.mix(resolve(first, environment), resolve(second, environment), by: share, in: space)
        }
    }
}

extension Color {
    /// The system's red, which adapts to the appearance and contrast.
    public static let red = Color(.system(.red))
    /// The system's orange, which adapts to the appearance and contrast.
    public static let orange = Color(.system(.orange))
    /// The system's yellow, which adapts to the appearance and contrast.
    public static let yellow = Color(.system(.yellow))
    /// The system's green, which adapts to the appearance and contrast.
    public static let green = Color(.system(.green))
    /// The system's mint, which adapts to the appearance and contrast.
    public static let mint = Color(.system(.mint))
    /// The system's teal, which adapts to the appearance and contrast.
    public static let teal = Color(.system(.teal))
    /// The system's cyan, which adapts to the appearance and contrast.
    public static let cyan = Color(.system(.cyan))
    /// The system's blue, which adapts to the appearance and contrast.
    public static let blue = Color(.system(.blue))
    /// The system's indigo, which adapts to the appearance and contrast.
    public static let indigo = Color(.system(.indigo))
    /// The system's purple, which adapts to the appearance and contrast.
    public static let purple = Color(.system(.purple))
    /// The system's pink, which adapts to the appearance and contrast.
    public static let pink = Color(.system(.pink))
    /// The system's brown, which adapts to the appearance and contrast.
    public static let brown = Color(.system(.brown))
    /// White, in every appearance.
    public static let white = Color(red: 1, green: 1, blue: 1)
    /// The system's grey, which adapts to the appearance and contrast.
    public static let gray = Color(.system(.gray))
    /// Black, in every appearance.
    public static let black = Color(red: 0, green: 0, blue: 0)
    /// A fully transparent colour.
    public static let clear = Color(.rgba(.clear))
    /// The colour of primary content, such as text.
    public static let primary = Color(.system(.primary))
    /// The colour of secondary content, such as captions.
    public static let secondary = Color(.system(.secondary))
    /// The app's accent colour, or the tint around the view.
    public static let accentColor = Color(.system(.accent))
}

extension Color: View {
    /// The body type of a primitive view: it has none.
    public typealias Body = Never
}

extension Color: PrimitiveView {
    @MainActor package static func makeNode(_ view: Color, _ context: NodeContext) -> ViewNode {
        Node(view, context)
    }

    private final class Node: LeafNode<Color> {
        init(_ view: Color, _ context: NodeContext) {
            super.init(view, context, layout: FlexibleLeafNode(tree: context.graph.layout))
            resolveNow()
        }

        override func resolve(_ environment: EnvironmentValues) {
            item.layer.content = .fill(.rectangle, .color(view.resolved(in: environment)))
        }
    }
}
