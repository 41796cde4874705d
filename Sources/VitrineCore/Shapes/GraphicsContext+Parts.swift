// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineDisplay
import VitrineLayout

extension GraphicsContext {
    /// A colour, gradient or style that a canvas draws with.
    public struct Shading: Sendable {
        private enum Kind: Sendable {
            case style(AnyShapeStyle)
            case linear(Gradient, CGPoint, CGPoint)
            case radial(Gradient, CGPoint, CGFloat, CGFloat)
            case conic(Gradient, CGPoint, Angle)
        }

        private let kind: Kind

        /// The foreground style of the canvas.
        public static var foreground: Shading { Shading(kind: .style(AnyShapeStyle(ForegroundStyle()))) }

        /// Returns a shading of a single colour.
        public static func color(_ color: Color) -> Shading { Shading(kind: .style(AnyShapeStyle(color))) }

        /// Returns a shading of a single colour, from its components.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading {
            .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        /// Returns a shading of a grey.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            .color(Color(colorSpace, white: white, opacity: opacity))
        }

        /// Returns a shading of a shape style.
        public static func style<S>(_ style: S) -> Shading where S: ShapeStyle {
            Shading(kind: .style(AnyShapeStyle(style)))
        }

        /// Returns a shading with a gradient between two points of the canvas; the options are ignored.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .linear(gradient, startPoint, endPoint))
        }

        /// Returns a shading with a gradient around a point of the canvas; the options are ignored.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .radial(gradient, center, startRadius, endRadius))
        }

        /// Returns a shading with a gradient of one full turn around a point of the canvas; the options are ignored.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .conic(gradient, center, angle))
        }

        /// Returns the style for a canvas of a size, whose points are converted to unit points.
        func style(in size: CGSize, _ transform: CGAffineTransform) -> AnyShapeStyle {
            func unit(_ point: CGPoint) -> UnitPoint {
                let place = point.applying(transform)
                return UnitPoint(x: place.x / max(size.width, 1), y: place.y / max(size.height, 1))
            }
            switch kind {
            case .style(let style): return style
            case .linear(let gradient, let start, let end):
                return AnyShapeStyle(LinearGradient(gradient: gradient, startPoint: unit(start), endPoint: unit(end)))
            case .radial(let gradient, let center, let start, let end):
                // A circle stays one: it is scaled by the geometric mean of both axes, as strokes are.
                let factor = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
                return AnyShapeStyle(
                    RadialGradient(
                        gradient: gradient, center: unit(center), startRadius: start * factor,
                        endRadius: end * factor))
            case .conic(let gradient, let center, let angle):
                return AnyShapeStyle(AngularGradient(gradient: gradient, center: unit(center), angle: angle))
            }
        }
    }

    /// Options for how a gradient continues beyond its ends; none of them has an effect here.
    public struct GradientOptions: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt32

        /// Creates a set of options from its bits.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }
    }
}

/// A path at fixed coordinates, whatever the frame; it is never mirrored.
nonisolated struct CanvasShape: Shape {
    let path: Path

    func path(in rect: CGRect) -> Path { path }
    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// The kinds of areas that a drawing is clipped to.
enum CanvasClip {
    case path(Path, FillStyle)
    /// The opacity of another drawing.
    case layer(AnyView)

    func applied(to view: AnyView) -> AnyView {
        switch self {
        case .path(let path, let style): AnyView(view.clipShape(CanvasShape(path: path), style: style))
        case .layer(let layer): AnyView(view.mask { layer })
        }
    }
}

/// A filter that is applied to what is drawn.
enum CanvasFilter: Sendable {
    case blur(CGFloat)
    case shadow(Color, CGFloat, CGFloat, CGFloat)
    case brightness(Double)
    case contrast(Double)
    case saturation(Double)
    case grayscale(Double)
    case hueRotation(Angle)
    case colorMultiply(Color)
    case alphaThreshold(Double, Color)

    func applied(to view: AnyView) -> AnyView {
        switch self {
        case .blur(let radius): AnyView(view.blur(radius: radius))
        case .shadow(let color, let radius, let x, let y):
            AnyView(view.shadow(color: color, radius: radius, x: x, y: y))
        case .brightness(let amount): AnyView(view.brightness(amount))
        case .contrast(let amount): AnyView(view.contrast(amount))
        case .saturation(let amount): AnyView(view.saturation(amount))
        case .grayscale(let amount): AnyView(view.grayscale(amount))
        case .hueRotation(let angle): AnyView(view.hueRotation(angle))
        case .colorMultiply(let color): AnyView(view.colorMultiply(color))
        case .alphaThreshold(let limit, let color): AnyView(view.alphaThreshold(limit).colorMultiply(color))
        }
    }
}

/// Measures texts and images before they are laid out.
enum CanvasMeasure {
    static func layout(of text: Text, in size: CGSize, _ environment: EnvironmentValues) -> TextLayout? {
        guard let engine = SessionContext.current?.textEngine else { return nil }
        let texts = TextEnvironment(environment)
        let resolved = TextResolver.resolve(text, in: texts)
        return engine.layout(
            resolved.runs, options: texts.options, width: size.width.isFinite ? Double(size.width) : nil,
            height: size.height.isFinite ? Double(size.height) : nil)
    }

    static func size(of text: Text, in size: CGSize, _ environment: EnvironmentValues) -> CGSize {
        guard let layout = layout(of: text, in: size, environment) else { return .zero }
        return MeasuredLeafNode.Measurement(layout).size
    }

    static func size(of image: Image, _ environment: EnvironmentValues) -> CGSize {
        guard let session = SessionContext.current else { return .zero }
        let resolver = ImageResolver(image: image, environment: environment, session: session)
        let resolved = resolver.resolve(
            font: { TextResolver.resolve(Text(verbatim: " "), in: TextEnvironment(environment)).leadFont },
            ink: { .color(.clear) })
        return resolved.size
    }
}
