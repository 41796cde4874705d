// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineComponents
import VitrineCore

/// What a canvas draws: a case for every kind of operation, and for every way in which it may meet what is behind it.
struct CanvasCase {
    /// The name of the case, and of its files.
    var name: String
    var draw: (inout GraphicsContext, CGSize) -> Void

    /// The size of each canvas, in points.
    static let side = 120.0

    @MainActor static var all: [CanvasCase] {
        marks + shadings + looks + blendModes + operators + filters + contents
    }

    private static let box = Path(CGRect(x: 20, y: 15, width: 70, height: 60))
    private static let colors = Gradient(colors: [.red, .yellow, .blue])
    private static let fading = Gradient(colors: [.green, .green.opacity(0)])
    private static let center = CGPoint(x: 60, y: 60)
    /// A picture of 2 × 2 points.
    private static let pixels =
        "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAEElEQVR4nGP4z8DwHwohFABFzAf5Zsv/OQAAAABJRU5ErkJggg=="

    private static var star: Path {
        Path { path in
            for point in 0..<5 {
                let angle = Double(point) * 0.8 * Double.pi - Double.pi / 2
                let place = CGPoint(x: 60 + 50 * cos(angle), y: 60 + 50 * sin(angle))
                if point == 0 { path.move(to: place) } else { path.addLine(to: place) }
            }
            path.closeSubpath()
        }
    }

    private static var wave: Path {
        Path { path in
            path.move(to: CGPoint(x: 10, y: 60))
            path.addQuadCurve(to: CGPoint(x: 60, y: 60), control: CGPoint(x: 35, y: 0))
            path.addCurve(
                to: CGPoint(x: 110, y: 60), control1: CGPoint(x: 70, y: 130), control2: CGPoint(x: 100, y: 110))
        }
    }

    @MainActor private static var marks: [CanvasCase] {
        [
            CanvasCase(name: "rectangles") { context, _ in
                context.fill(box, with: .color(.red))
                context.fill(Path(CGRect(x: 40.5, y: 30.25, width: 60.5, height: 70)), with: .color(.blue.opacity(0.5)))
            },
            CanvasCase(name: "ellipses") { context, _ in
                for index in 0..<12 {
                    let place = CGRect(
                        x: Double(index) * 8, y: Double(index * 37 % 80), width: 24, height: 20 + Double(index))
                    context.fill(
                        Path(ellipseIn: place),
                        with: .color(Color(hue: Double(index) / 12, saturation: 1, brightness: 1)))
                }
            },
            CanvasCase(name: "paths") { context, _ in
                context.fill(star, with: .color(.orange))
                context.stroke(wave, with: .color(.black), lineWidth: 3)
            },
            CanvasCase(name: "even-odd paths") { context, _ in
                context.fill(star, with: .color(.purple), style: FillStyle(eoFill: true))
            },
            CanvasCase(name: "rounded rectangles") { context, _ in
                context.fill(
                    Path(roundedRect: CGRect(x: 10, y: 10, width: 100, height: 80), cornerRadius: 24),
                    with: .color(.teal))
            },
            CanvasCase(name: "lines") { context, _ in
                let caps: [CGLineCap] = [.butt, .round, .square]
                let joins: [CGLineJoin] = [.miter, .round, .bevel]
                for index in 0..<3 {
                    var line = Path()
                    let y = 20 + Double(index) * 35
                    line.addLines([CGPoint(x: 15, y: y + 15), CGPoint(x: 60, y: y - 10), CGPoint(x: 105, y: y + 15)])
                    context.stroke(
                        line, with: .color(.indigo),
                        style: StrokeStyle(lineWidth: 10, lineCap: caps[index], lineJoin: joins[index]))
                }
            },
            CanvasCase(name: "dashes") { context, _ in
                context.stroke(
                    box, with: .color(.black), style: StrokeStyle(lineWidth: 6, dash: [12, 8], dashPhase: 5))
            },
        ]
    }

    @MainActor private static var shadings: [CanvasCase] {
        let all: [(String, GraphicsContext.Shading)] = [
            ("linear", .linearGradient(colors, startPoint: CGPoint(x: 20, y: 15), endPoint: CGPoint(x: 90, y: 75))),
            ("radial", .radialGradient(colors, center: center, startRadius: 5, endRadius: 50)),
            ("conic", .conicGradient(colors, center: center, angle: .degrees(30))),
            ("elliptical", .style(.ellipticalGradient(colors))),
            ("fading", .linearGradient(fading, startPoint: CGPoint(x: 20, y: 0), endPoint: CGPoint(x: 90, y: 0))),
            ("foreground", .foreground), ("translucent", .color(.red.opacity(0.3))),
        ]
        return all.map { name, shading in
            CanvasCase(name: "\(name) shading") { context, _ in
                context.fill(box, with: shading)
                context.stroke(
                    Path(ellipseIn: CGRect(x: 15, y: 60, width: 90, height: 50)), with: shading, lineWidth: 8)
            }
        }
    }

    @MainActor private static var looks: [CanvasCase] {
        [
            CanvasCase(name: "opacity") { context, _ in
                context.fill(star, with: .color(.red))
                context.opacity = 0.4
                context.fill(box, with: .color(.blue))
                context.fill(
                    Path(ellipseIn: CGRect(x: 40, y: 40, width: 70, height: 70)),
                    with: .radialGradient(
                        colors, center: center, startRadius: 0, endRadius: 40))
            },
            CanvasCase(name: "transforms") { context, _ in
                context.translateBy(x: 60, y: 20)
                context.rotate(by: .degrees(35))
                context.scaleBy(x: 1, y: 0.6)
                context.fill(box, with: .color(.green))
                context.stroke(box, with: .color(.black), lineWidth: 4)
                context.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 30, height: 30)), with: .color(.red))
            },
            CanvasCase(name: "clips") { context, _ in
                context.clip(to: star)
                context.clip(to: Path(ellipseIn: CGRect(x: 10, y: 20, width: 100, height: 70)))
                context.fill(Path(CGRect(x: 0, y: 0, width: 120, height: 120)), with: .color(.red))
            },
            CanvasCase(name: "inverse clips") { context, _ in
                context.clip(to: star, style: FillStyle(eoFill: true), options: .inverse)
                context.fill(Path(CGRect(x: 0, y: 0, width: 120, height: 120)), with: .color(.red))
            },
            CanvasCase(name: "layers") { context, _ in
                context.fill(star, with: .color(.yellow))
                context.opacity = 0.5
                context.drawLayer { inner in
                    inner.fill(box, with: .color(.red))
                    inner.translateBy(x: 25, y: 25)
                    inner.fill(box, with: .color(.blue))
                }
            },
        ]
    }

    @MainActor private static var blendModes: [CanvasCase] {
        let modes: [(String, GraphicsContext.BlendMode)] = [
            ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay), ("darken", .darken),
            ("lighten", .lighten), ("colorDodge", .colorDodge), ("colorBurn", .colorBurn), ("softLight", .softLight),
            ("hardLight", .hardLight), ("difference", .difference), ("exclusion", .exclusion), ("hue", .hue),
            ("saturation", .saturation), ("color", .color), ("luminosity", .luminosity),
            ("plusLighter", .plusLighter),
        ]
        return modes.map { name, mode in
            CanvasCase(name: "\(name) blending") { context, _ in
                context.fill(box, with: .linearGradient(colors, startPoint: .zero, endPoint: CGPoint(x: 120, y: 0)))
                context.blendMode = mode
                context.fill(
                    Path(CGRect(x: 40, y: 40, width: 70, height: 70)),
                    with: .color(Color(red: 0.6, green: 0.3, blue: 0.5)))
            }
        }
    }

    /// Operators that meet the opacity of what the canvas has drawn, by themselves, within a clip, and in a layer.
    @MainActor private static var operators: [CanvasCase] {
        let modes: [(String, GraphicsContext.BlendMode)] = [
            ("clear", .clear), ("copy", .copy), ("sourceIn", .sourceIn), ("sourceOut", .sourceOut),
            ("sourceAtop", .sourceAtop), ("destinationOver", .destinationOver), ("destinationIn", .destinationIn),
            ("destinationOut", .destinationOut), ("destinationAtop", .destinationAtop), ("xor", .xor),
        ]
        let disc = Path(ellipseIn: CGRect(x: 45, y: 40, width: 60, height: 60))
        let band = Path(CGRect(x: 30, y: 5, width: 60, height: 110))
        let singles = modes.map { name, mode in
            CanvasCase(name: "\(name)") { context, _ in
                context.fill(box, with: .color(.orange))
                context.fill(Path(CGRect(x: 10, y: 60, width: 90, height: 30)), with: .color(.blue.opacity(0.5)))
                context.blendMode = mode
                context.fill(disc, with: .color(.green.opacity(0.7)))
            }
        }
        let clipped = modes.map { name, mode in
            CanvasCase(name: "\(name) within a clip") { context, _ in
                context.fill(Path(CGRect(x: 0, y: 0, width: 120, height: 120)), with: .color(.yellow))
                context.drawLayer { inner in
                    inner.fill(box, with: .color(.purple))
                    inner.clip(to: band)
                    inner.blendMode = mode
                    inner.fill(disc, with: .color(.red))
                }
                context.stroke(box, with: .color(.black), lineWidth: 2)
            }
        }
        return singles + clipped + [
            CanvasCase(name: "erasing strokes between others") { context, _ in
                for step in 0..<4 {
                    context.blendMode = .normal
                    context.stroke(wave, with: .color(.indigo), lineWidth: 20 - Double(step) * 4)
                    context.blendMode = step % 2 == 0 ? .destinationOut : .clear
                    context.stroke(
                        Path(CGRect(x: 10 + Double(step) * 25, y: 10, width: 8, height: 100)), with: .color(.black),
                        lineWidth: 4)
                }
            },
            CanvasCase(name: "coloured text as layers") { context, _ in
                context.drawLayer { inner in
                    inner.draw(Text("Colours").font(.title), at: center)
                    inner.blendMode = .sourceIn
                    inner.fill(Path(CGRect(x: 0, y: 0, width: 120, height: 120)), with: .color(.pink))
                }
            },
            CanvasCase(name: "erased text as layers") { context, _ in
                context.drawLayer { inner in
                    inner.fill(box, with: .color(.mint))
                    inner.draw(Text("Erased").font(.title), at: center)
                    inner.blendMode = .destinationOut
                    inner.fill(disc, with: .color(.black))
                }
            },
        ]
    }

    @MainActor private static var filters: [CanvasCase] {
        let all: [(String, GraphicsContext.Filter)] = [
            ("blur", .blur(radius: 4)), ("shadow", .shadow(color: .black, radius: 4, x: 6, y: 5)),
            ("brightness", .brightness(0.3)), ("contrast", .contrast(0.5)), ("saturation", .saturation(0.3)),
            ("grayscale", .grayscale(0.8)), ("hue", .hueRotation(.degrees(90))),
            ("multiplied colour", .colorMultiply(.green)), ("threshold", .alphaThreshold(min: 0.5, color: .green)),
        ]
        return all.map { name, filter in
            CanvasCase(name: "\(name) filter") { context, _ in
                context.addFilter(filter)
                context.fill(box, with: .color(.orange))
                context.drawLayer {
                    $0.fill(Path(ellipseIn: CGRect(x: 50, y: 60, width: 50, height: 40)), with: .color(.blue))
                }
            }
        }
    }

    @MainActor private static var contents: [CanvasCase] {
        let picture = Data(base64Encoded: pixels).flatMap { UIImage(data: $0) }.map { Image(uiImage: $0) }
        return [
            CanvasCase(name: "texts") { context, size in
                context.fill(box, with: .color(.yellow))
                context.draw(Text("Canvas").font(.title2), at: CGPoint(x: size.width / 2, y: 45))
                context.fill(Path(CGRect(x: 0, y: 80, width: 120, height: 30)), with: .color(.mint))
                context.draw(Text("12:34").bold(), in: CGRect(x: 10, y: 84, width: 80, height: 24))
                context.fill(Path(CGRect(x: 50, y: 30, width: 20, height: 30)), with: .color(.red.opacity(0.5)))
            },
            CanvasCase(name: "symbols") { context, _ in
                context.draw(Image(systemName: "star.fill"), in: CGRect(x: 10, y: 10, width: 40, height: 40))
                var heart = context.resolve(Image(systemName: "heart.fill"))
                heart.shading = .color(.red)
                context.translateBy(x: 80, y: 60)
                context.rotate(by: .degrees(20))
                context.draw(heart, in: CGRect(x: -20, y: -20, width: 40, height: 40))
            },
            CanvasCase(name: "pictures") { context, _ in
                guard let picture else { return }
                context.draw(picture.interpolation(.none), in: CGRect(x: 10, y: 10, width: 40, height: 40))
                context.translateBy(x: 80, y: 60)
                context.rotate(by: .degrees(45))
                context.draw(picture.interpolation(.none), in: CGRect(x: -20, y: -20, width: 40, height: 40))
            },
            CanvasCase(name: "clips to layers") { context, _ in
                context.clipToLayer { $0.fill(star, with: .color(.black)) }
                context.fill(box, with: .color(.red))
            },
        ]
    }
}
