// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import VitrineDisplay
import VitrineLayout

/// A colour, resolved in the environment of the view that draws it. As a view it fills the space it is offered.
nonisolated public struct Color: Hashable, CustomStringConvertible, Sendable {
    package indirect enum Provider: Hashable, Sendable {
        case rgba(DisplayColor)
        case system(SystemColor)
        case opacity(Provider, Double)
        /// One colour in the light, another one in the dark.
        case adaptive(light: Provider, dark: Provider)
        /// A colour of an asset catalogue.
        case asset(String, bundle: URL)
        /// What a closure of the app answers.
        case dynamic(DynamicColor)
        case mix(Provider, Provider, by: Double, Gradient.ColorSpace)
    }

    package let provider: Provider

    package init(_ provider: Provider) {
        self.provider = provider
    }

    /// A profile that specifies how to interpret components.
    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB
        case sRGBLinear
        case displayP3
    }

    /// A colour from red, green and blue components, 0 to 1.
    public init(
        _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        let components = ColorSpaces.sRGB(colorSpace, red, green, blue)
        provider = .rgba(
            DisplayColor(
                red: components.0, green: components.1, blue: components.2, alpha: opacity))
    }

    /// A grey, 0 (black) to 1 (white).
    public init(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// A colour from hue, saturation and brightness, 0 to 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let rgb = ColorSpaces.rgb(hue: hue, saturation: saturation, brightness: brightness)
        self.init(red: rgb.0, green: rgb.1, blue: rgb.2, opacity: opacity)
    }

    /// This colour with its opacity multiplied.
    public func opacity(_ opacity: Double) -> Color {
        Color(.opacity(provider, opacity))
    }

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

    /// The components in an environment.
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
            // Apple's is clear, and says so in the console.
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
    public static let red = Color(.system(.red))
    public static let orange = Color(.system(.orange))
    public static let yellow = Color(.system(.yellow))
    public static let green = Color(.system(.green))
    public static let mint = Color(.system(.mint))
    public static let teal = Color(.system(.teal))
    public static let cyan = Color(.system(.cyan))
    public static let blue = Color(.system(.blue))
    public static let indigo = Color(.system(.indigo))
    public static let purple = Color(.system(.purple))
    public static let pink = Color(.system(.pink))
    public static let brown = Color(.system(.brown))
    public static let white = Color(red: 1, green: 1, blue: 1)
    public static let gray = Color(.system(.gray))
    public static let black = Color(red: 0, green: 0, blue: 0)
    public static let clear = Color(.rgba(.clear))
    public static let primary = Color(.system(.primary))
    public static let secondary = Color(.system(.secondary))
    public static let accentColor = Color(.system(.accent))
}

extension Color: View {
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
