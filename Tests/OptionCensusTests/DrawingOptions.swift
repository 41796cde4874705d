// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout
import VitrineTesting

private let colors: [Color] = [.red, .blue]
private let stops = [Gradient.Stop(color: .red, location: 0.2), Gradient.Stop(color: .green, location: 0.7)]
private let gradient = Gradient(colors: [.yellow, .black, .white])

private struct Drawn: View {
    let draw: (inout GraphicsContext) -> Void

    var body: some View { Canvas { context, _ in draw(&context) }.frame(width: 100, height: 100) }
}

private struct Lines: TextRenderer {
    let options: Text.Layout.DrawingOptions

    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
        for line in layout { ctx.draw(line, options: options) }
    }
}

private let box = Path(CGRect(x: 10, y: 10, width: 50, height: 40))

@MainActor let drawingOptions: [OptionTable] = [
    looks(
        Color.self,
        [
            "accentColor": .accentColor, "black": .black, "blue": .blue, "brown": .brown, "clear": .clear,
            "cyan": .cyan, "gray": .gray, "green": .green, "indigo": .indigo, "mint": .mint, "orange": .orange,
            "pink": .pink, "primary": .primary, "purple": .purple, "red": .red, "secondary": .secondary,
            "teal": .teal, "white": .white, "yellow": .yellow,
        ]
    ) { $0 }
    .alike("accentColor", "blue", because: "the accent of an app without one is blue")
    .alike("black", "primary", because: "in light the first colour is black"),
    looks(
        "ShapeStyle",
        [
            "angularGradient(_:center:startAngle:endAngle:)": AnyShapeStyle(
                .angularGradient(gradient, center: .center, startAngle: .zero, endAngle: .degrees(90))),
            "angularGradient(colors:center:startAngle:endAngle:)": AnyShapeStyle(
                .angularGradient(colors: colors, center: .center, startAngle: .zero, endAngle: .degrees(90))),
            "angularGradient(stops:center:startAngle:endAngle:)": AnyShapeStyle(
                .angularGradient(stops: stops, center: .center, startAngle: .zero, endAngle: .degrees(90))),
            "conicGradient(_:center:angle:)": AnyShapeStyle(.conicGradient(gradient, center: .center, angle: .zero)),
            "conicGradient(colors:center:angle:)": AnyShapeStyle(.conicGradient(colors: colors, center: .center)),
            "conicGradient(stops:center:angle:)": AnyShapeStyle(.conicGradient(stops: stops, center: .center)),
            "ellipticalGradient(_:center:startRadiusFraction:endRadiusFraction:)": AnyShapeStyle(
                .ellipticalGradient(gradient)),
            "ellipticalGradient(colors:center:startRadiusFraction:endRadiusFraction:)": AnyShapeStyle(
                .ellipticalGradient(colors: colors)),
            "ellipticalGradient(stops:center:startRadiusFraction:endRadiusFraction:)": AnyShapeStyle(
                .ellipticalGradient(stops: stops)),
            "linearGradient(_:startPoint:endPoint:)": AnyShapeStyle(
                .linearGradient(gradient, startPoint: .top, endPoint: .bottom)),
            "linearGradient(colors:startPoint:endPoint:)": AnyShapeStyle(
                .linearGradient(colors: colors, startPoint: .top, endPoint: .bottom)),
            "linearGradient(stops:startPoint:endPoint:)": AnyShapeStyle(
                .linearGradient(stops: stops, startPoint: .top, endPoint: .bottom)),
            "radialGradient(_:center:startRadius:endRadius:)": AnyShapeStyle(
                .radialGradient(gradient, center: .center, startRadius: 1, endRadius: 30)),
            "radialGradient(colors:center:startRadius:endRadius:)": AnyShapeStyle(
                .radialGradient(colors: colors, center: .center, startRadius: 1, endRadius: 30)),
            "radialGradient(stops:center:startRadius:endRadius:)": AnyShapeStyle(
                .radialGradient(stops: stops, center: .center, startRadius: 1, endRadius: 30)),
        ]
    ) { Circle().fill($0).frame(width: 60, height: 60) },
    looks(
        "ShapeStyle",
        [
            "~foreground": AnyShapeStyle(.foreground), "blendMode(_:)": AnyShapeStyle(.blendMode(.multiply)),
            "opacity(_:)": AnyShapeStyle(.opacity(0.5)), "shadow(_:)": AnyShapeStyle(.shadow(.drop(radius: 4))),
        ]
    ) { Circle().fill($0).frame(width: 60, height: 60) },
    looks(
        "ShadowStyle",
        [
            "drop(color:radius:x:y:)": ShadowStyle.drop(radius: 4), "inner(color:radius:x:y:)": .inner(radius: 4),
        ]
    ) { Circle().fill(.red.shadow($0)).frame(width: 60, height: 60) },
    looks(
        "ShapeStyle",
        [
            "background": AnyShapeStyle(.background), "bar": AnyShapeStyle(.bar), "black": AnyShapeStyle(.black),
            "blue": AnyShapeStyle(.blue), "brown": AnyShapeStyle(.brown), "clear": AnyShapeStyle(.clear),
            "cyan": AnyShapeStyle(.cyan), "fill": AnyShapeStyle(.fill), "foreground": AnyShapeStyle(.foreground),
            "gray": AnyShapeStyle(.gray), "green": AnyShapeStyle(.green), "indigo": AnyShapeStyle(.indigo),
            "link": AnyShapeStyle(.link), "mint": AnyShapeStyle(.mint), "orange": AnyShapeStyle(.orange),
            "pink": AnyShapeStyle(.pink), "placeholder": AnyShapeStyle(.placeholder),
            "primary": AnyShapeStyle(.primary), "purple": AnyShapeStyle(.purple),
            "quaternary": AnyShapeStyle(.quaternary), "quinary": AnyShapeStyle(.quinary),
            "red": AnyShapeStyle(.red), "regularMaterial": AnyShapeStyle(.regularMaterial),
            "secondary": AnyShapeStyle(.secondary), "separator": AnyShapeStyle(.separator),
            "teal": AnyShapeStyle(.teal), "tertiary": AnyShapeStyle(.tertiary),
            "thickMaterial": AnyShapeStyle(.thickMaterial), "thinMaterial": AnyShapeStyle(.thinMaterial),
            "tint": AnyShapeStyle(.tint), "ultraThickMaterial": AnyShapeStyle(.ultraThickMaterial),
            "ultraThinMaterial": AnyShapeStyle(.ultraThinMaterial), "white": AnyShapeStyle(.white),
            "yellow": AnyShapeStyle(.yellow),
        ]
    ) { style in
        Circle().fill(style).frame(width: 60, height: 60).tint(Color(red: 0.1, green: 0.2, blue: 0.3))
            .foregroundStyle(Color(red: 0.3, green: 0.2, blue: 0.1))
            .backgroundStyle(Color(red: 0.4, green: 0.6, blue: 0.1))
    }
    .alike("blue", "link", because: "UIKit's link colour is the system's blue")
    .alike("foreground", "primary", because: "the first level of a foreground is the foreground")
    .alike("bar", "ultraThickMaterial", because: "bars are of the thickest material (a decision of ours)"),
    looks(
        HierarchicalShapeStyle.self,
        [
            "primary": .primary, "quaternary": .quaternary, "quinary": .quinary, "secondary": .secondary,
            "tertiary": .tertiary,
        ]
    ) { Circle().fill($0) },
    looks(
        Material.self,
        [
            "bar": .bar, "regular": .regular, "thick": .thick, "thin": .thin, "ultraThick": .ultraThick,
            "ultraThin": .ultraThin,
        ]
    ) { Circle().fill($0) }
    .alike("bar", "ultraThick", because: "bars are of the thickest material (a decision of ours)"),
    looks(Glass.self, ["clear": .clear, "identity": .identity, "regular": .regular]) { glass in
        Text("A").padding().glassEffect(glass)
    },
    looks(
        BlendMode.self,
        [
            "color": .color, "colorBurn": .colorBurn, "colorDodge": .colorDodge, "darken": .darken,
            "destinationOut": .destinationOut, "difference": .difference, "exclusion": .exclusion,
            "hardLight": .hardLight, "hue": .hue, "lighten": .lighten, "luminosity": .luminosity,
            "multiply": .multiply, "normal": .normal, "overlay": .overlay, "plusLighter": .plusLighter,
            "saturation": .saturation, "screen": .screen,
            "softLight": .softLight,
        ]
    ) { Square().blendMode($0).compositingGroup() },
    looks(CGLineCap.self, ["butt": .butt, "round": .round, "square": .square]) { cap in
        Circle().trim(from: 0, to: 0.5).stroke(.red, style: StrokeStyle(lineWidth: 10, lineCap: cap))
    },
    looks(CGLineJoin.self, ["bevel": .bevel, "miter": .miter, "round": .round]) { join in
        Rectangle().stroke(.red, style: StrokeStyle(lineWidth: 10, lineJoin: join))
    },
    looks(CGAffineTransform.self, ["identity": .identity, "~moved": CGAffineTransform(translationX: 3, y: 4)]) {
        Square().transformEffect($0)
    },
    outcomes(CGVector.self, ["zero": .zero, "~other": CGVector(dx: 1, dy: 2)]) { "\($0.dx) \($0.dy)" },
    looks(Angle.self, ["degrees(_:)": .degrees(30), "radians(_:)": .radians(1), "zero": .zero]) {
        Square().rotationEffect($0)
    },
    outcomes("AnimatablePair", ["zero": AnimatablePair<Double, Double>.zero, "~other": AnimatablePair(1, 2)]) {
        "\($0.first) \($0.second)"
    },
    outcomes("EmptyAnimatableData", ["zero": true, "~other": false]) { isZero in
        "\(isZero == (EmptyAnimatableData.zero == EmptyAnimatableData()))"
    },
    looks(
        Color.RGBColorSpace.self, ["displayP3": .displayP3, "sRGB": .sRGB, "sRGBLinear": .sRGBLinear]
    ) { Color($0, red: 0.2, green: 0.7, blue: 0.4) },
    views(
        "ColorRenderingMode",
        [
            "nonLinear": { Square().drawingGroup(colorMode: .nonLinear) }, "~none": { Square().drawingGroup() },
        ]
    )
    .alike("nonLinear", "~none", because: "it is the default, and the others are unavailable"),
    looks(ColorScheme.self, ["dark": .dark, "light": .light]) { Text("A").preferredColorScheme($0) },
    outcomes(ColorSchemeContrast.self, ["increased": .increased, "standard": .standard]) { contrast in
        var viewport = Viewport()
        viewport.increasesContrast = contrast == .increased
        struct Reading: View {
            @Environment(\.colorSchemeContrast) private var contrast
            var body: some View { Text(verbatim: "\(contrast)") }
        }
        let host = TestHost(viewport: viewport) { Reading() }
        #expect(host.contains(label: "\(contrast)"))
        return host.outcome
    },
    looks(Gradient.ColorSpace.self, ["device": .device, "perceptual": .perceptual]) { space in
        Rectangle().fill(Gradient(colors: colors).colorSpace(space))
    },
    looks("GraphicsContext.ClipOptions", ["~none": [], "inverse": GraphicsContext.ClipOptions.inverse]) { options in
        Drawn { context in
            context.clip(to: box, options: options)
            context.fill(Path(CGRect(x: 0, y: 0, width: 90, height: 90)), with: .color(.red))
        }
    },
    looks(
        "Text.Layout.DrawingOptions",
        ["~none": [], "disablesSubpixelQuantization": Text.Layout.DrawingOptions.disablesSubpixelQuantization]
    ) { options in
        Text("A").textRenderer(Lines(options: options))
    }
    .alike("~none", "disablesSubpixelQuantization", because: "surfaces place glyphs at fractions of pixels anyway"),
    looks(
        GraphicsContext.BlendMode.self,
        [
            "clear": .clear, "color": .color, "colorBurn": .colorBurn,
            "colorDodge": .colorDodge, "copy": .copy, "darken": .darken,
            "destinationAtop": .destinationAtop, "destinationIn": .destinationIn, "destinationOut": .destinationOut,
            "destinationOver": .destinationOver, "difference": .difference, "exclusion": .exclusion,
            "hardLight": .hardLight, "hue": .hue, "lighten": .lighten,
            "luminosity": .luminosity, "multiply": .multiply, "normal": .normal,
            "overlay": .overlay, "plusLighter": .plusLighter, "saturation": .saturation,
            "screen": .screen, "softLight": .softLight, "sourceAtop": .sourceAtop,
            "sourceIn": .sourceIn, "sourceOut": .sourceOut, "xor": .xor,
        ]
    ) { mode in
        Drawn { context in
            context.fill(box, with: .color(.blue))
            context.blendMode = mode
            context.fill(box, with: .color(.red))
        }
    },
    looks(
        GraphicsContext.Filter.self,
        [
            "alphaThreshold(min:max:color:)": .alphaThreshold(min: 0.5, color: .green),
            "blur(radius:options:)": .blur(radius: 3), "brightness(_:)": .brightness(0.3),
            "colorMultiply(_:)": .colorMultiply(.blue), "contrast(_:)": .contrast(0.4),
            "grayscale(_:)": .grayscale(0.6), "hueRotation(_:)": .hueRotation(.degrees(40)),
            "saturation(_:)": .saturation(0.2),
            "shadow(color:radius:x:y:blendMode:options:)": .shadow(radius: 5),
        ]
    ) { filter in
        Drawn { context in
            context.addFilter(filter)
            context.fill(box, with: .color(.red))
        }
    },
    looks(
        GraphicsContext.Shading.self,
        [
            "color(_:)": .color(.red),
            "color(_:red:green:blue:opacity:)": .color(.sRGB, red: 0.1, green: 0.2, blue: 0.3),
            "color(_:white:opacity:)": .color(.sRGB, white: 0.4),
            "conicGradient(_:center:angle:options:)": .conicGradient(gradient, center: CGPoint(x: 20, y: 20)),
            "foreground": .foreground,
            "linearGradient(_:startPoint:endPoint:options:)": .linearGradient(
                gradient, startPoint: .zero, endPoint: CGPoint(x: 40, y: 40)),
            "radialGradient(_:center:startRadius:endRadius:options:)": .radialGradient(
                gradient, center: CGPoint(x: 20, y: 20), startRadius: 1, endRadius: 30),
            "style(_:)": .style(.tertiary),
        ]
    ) { shading in
        Drawn { $0.fill(box, with: shading) }
    },
    views(
        "Shape",
        [
            "buttonBorder": { Color.red.clipShape(.buttonBorder).buttonBorderShape(.roundedRectangle(radius: 7)) },
            "capsule": { Color.red.clipShape(.capsule) },
            "capsule(style:)": { Color.red.clipShape(.capsule(style: .circular)) },
            "circle": { Color.red.clipShape(.circle) },
            "containerRelative": { Color.red.clipShape(.containerRelative).containerShape(.circle) },
            "ellipse": { Color.red.clipShape(.ellipse) }, "rect": { Color.red.clipShape(.rect) },
            "rect(cornerRadii:style:)": { Color.red.clipShape(.rect(cornerRadii: .init(topLeading: 3))) },
            "rect(cornerRadius:style:)": { Color.red.clipShape(.rect(cornerRadius: 12)) },
            "rect(cornerSize:style:)": {
                Color.red.clipShape(.rect(cornerSize: CGSize(width: 5, height: 9)))
            },
            "rect(corners:isUniform:)": { Color.red.clipShape(.rect(corners: .fixed(17), isUniform: true)) },
            "rect(topLeadingRadius:bottomLeadingRadius:bottomTrailingRadius:topTrailingRadius:style:)": {
                Color.red.clipShape(.rect(topLeadingRadius: 1, bottomTrailingRadius: 4))
            },
        ]),
    looks(RoundedCornerStyle.self, ["circular": .circular, "continuous": .continuous]) { style in
        RoundedRectangle(cornerRadius: 20, style: style)
    },
    outcomes(
        Edge.Corner.self,
        [
            "bottomLeading": .bottomLeading, "bottomTrailing": .bottomTrailing, "topLeading": .topLeading,
            "topTrailing": .topTrailing,
        ]
    ) { "\($0.rawValue)" },
    looks(
        Edge.Corner.Style.self,
        [
            "concentric": .concentric, "concentric(minimum:)": .concentric(minimum: .fixed(30)),
            "fixed(_:)": .fixed(9),
        ]
    ) { style in
        ConcentricRectangle(corners: style, isUniform: true).padding(20)
            .containerShape(RoundedRectangle(cornerRadius: 35))
    },
    looks(
        LayoutDirectionBehavior.self,
        ["fixed": .fixed, "mirrors": .mirrors, "mirrors(in:)": .mirrors(in: .leftToRight)]
    ) { behavior in
        HStack {
            Triangle(layoutDirectionBehavior: behavior).environment(\.layoutDirection, .leftToRight)
            Triangle(layoutDirectionBehavior: behavior).environment(\.layoutDirection, .rightToLeft)
        }
    },
    outcomes(
        Path.Element.self,
        [
            "closeSubpath": .closeSubpath,
            "curve(to:control1:control2:)": .curve(
                to: CGPoint(x: 1, y: 2), control1: CGPoint(x: 3, y: 4), control2: CGPoint(x: 5, y: 6)),
            "line(to:)": .line(to: CGPoint(x: 1, y: 2)), "move(to:)": .move(to: CGPoint(x: 1, y: 2)),
            "quadCurve(to:control:)": .quadCurve(to: CGPoint(x: 1, y: 2), control: CGPoint(x: 3, y: 4)),
        ]
    ) { element in
        var path = Path()
        path.move(to: CGPoint(x: 9, y: 9))
        switch element {
        case .closeSubpath:
            path.addLine(to: CGPoint(x: 8, y: 8))
            path.closeSubpath()
        case .curve(let end, let first, let second): path.addCurve(to: end, control1: first, control2: second)
        case .line(let end): path.addLine(to: end)
        case .move(let end): path.move(to: end)
        case .quadCurve(let end, let control): path.addQuadCurve(to: end, control: control)
        }
        var seen: [Path.Element] = []
        path.forEach { seen.append($0) }
        #expect(seen.contains(element))
        return "\(seen)"
    },
    looks(
        Image.Interpolation.self, ["high": .high, "low": .low, "medium": .medium, "none": .none]
    ) { interpolation in
        picture.resizable().interpolation(interpolation)
    }
    .alike("high", "low", "medium", because: "browsers blend in one way"),
    looks(Image.ResizingMode.self, ["stretch": .stretch, "tile": .tile]) { mode in
        picture.resizable(capInsets: EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1), resizingMode: mode)
    },
    looks(Image.Scale.self, ["large": .large, "medium": .medium, "small": .small]) { scale in
        Image(systemName: "star").imageScale(scale)
    },
    looks(Image.TemplateRenderingMode.self, ["original": .original, "template": .template]) { mode in
        picture.renderingMode(mode).foregroundStyle(.red)
    },
    looks(
        SymbolRenderingMode.self,
        [
            "hierarchical": .hierarchical, "monochrome": .monochrome, "multicolor": .multicolor,
            "palette": .palette,
        ]
    ) { mode in
        Image(systemName: "checkmark.circle.fill").symbolRenderingMode(mode).foregroundStyle(.red, .blue)
    }
    .alike("hierarchical", "palette", because: "two foreground styles are the two levels of a hierarchy"),
    looks(
        SymbolVariants.self,
        [
            "circle": .circle, "fill": .fill, "none": .none, "rectangle": .rectangle, "slash": .slash,
            "square": .square,
        ]
    ) { Image(systemName: "star").symbolVariant($0) },
    looks("RedactionReasons", ["~none": [], "placeholder": RedactionReasons.placeholder, "privacy": .privacy]) {
        reason in
        VStack {
            Text("Public")
            Text("Private").privacySensitive()
        }
        .redacted(reason: reason)
    },
    looks(
        ContentShapeKinds.self,
        [
            "accessibility": .accessibility, "contextMenuPreview": .contextMenuPreview, "dragPreview": .dragPreview,
            "hoverEffect": .hoverEffect, "interaction": .interaction, "~none": [],
        ]
    ) { kinds in
        Square().onTapGesture {}.draggable("A").hoverEffect().contextMenu { Button("A") {} }
            .contentShape(kinds, Circle())
    }
    .alike("hoverEffect", "interaction", because: "what is hit by the mouse is what lights up"),
]

/// An image of 2 × 2 points.
private let pixels =
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAEElEQVR4nGP4z8DwHwohFABFzAf5Zsv/OQAAAABJRU5ErkJggg=="

private var picture: Image { Image(uiImage: UIImage(data: Data(base64Encoded: pixels)!)!) }

private struct Triangle: Shape {
    let layoutDirectionBehavior: LayoutDirectionBehavior

    nonisolated func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        }
    }
}
