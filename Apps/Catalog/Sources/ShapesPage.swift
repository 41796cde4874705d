// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// Outlines, filled and stroked.
struct ShapesPage: View {
    var body: some View {
        SampleRows {
            HStack {
                Sample(name: "Rectangle") { Rectangle().fill(.blue) }
                Sample(name: "Continuous") { RoundedRectangle(cornerRadius: 20).fill(.blue) }
                Sample(name: "Circular") { RoundedRectangle(cornerRadius: 20, style: .circular).fill(.blue) }
            }
            HStack {
                Sample(name: "Capsule") { Capsule().fill(.green) }
                Sample(name: "Circle") { Circle().fill(.green) }
                Sample(name: "Ellipse") { Ellipse().fill(.green) }
            }
            HStack {
                Sample(name: "Uneven") {
                    UnevenRoundedRectangle(
                        topLeadingRadius: 4, bottomLeadingRadius: 24, bottomTrailingRadius: 12, topTrailingRadius: 30
                    ).fill(.orange)
                }
                Sample(name: "Path") { Star().fill(.orange) }
                Sample(name: "Clip") { Color.orange.clipShape(Circle()) }
            }
            HStack {
                Sample(name: "Stroke") { RoundedRectangle(cornerRadius: 16).stroke(.purple, lineWidth: 5) }
                Sample(name: "Border") { RoundedRectangle(cornerRadius: 16).strokeBorder(.purple, lineWidth: 5) }
                Sample(name: "Dashes") {
                    Capsule().stroke(.purple, style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [8, 10]))
                }
            }
            HStack {
                Sample(name: "Trim") {
                    Circle().trim(from: 0.1, to: 0.7).stroke(.red, style: StrokeStyle(lineWidth: 6, lineCap: .round))
                }
                Sample(name: "Bevel") { Star().stroke(.red, style: StrokeStyle(lineWidth: 4, lineJoin: .bevel)) }
                Sample(name: "border(_:)") { Text("Edge").padding(8).border(.red, width: 2) }
            }
            HStack {
                Sample(name: "Drop") { Circle().fill(.teal.shadow(.drop(radius: 5, y: 3))) }
                Sample(name: "Inner") {
                    RoundedRectangle(cornerRadius: 16).fill(.teal.shadow(.inner(radius: 5, x: 2, y: 4)))
                }
                Sample(name: "Both") {
                    Capsule().fill(.teal.shadow(.inner(radius: 3, y: -3)).shadow(.drop(radius: 3, y: 3)))
                }
            }
            HStack {
                Sample(name: "Material") {
                    Capsule().fill(.regularMaterial.shadow(.drop(radius: 4)))
                }
                Sample(name: "Multiply") {
                    ZStack {
                        Rectangle().fill(.yellow).frame(width: 84, height: 32)
                        Circle().fill(.cyan.blendMode(.multiply))
                    }
                }
                Sample(name: "Text") {
                    Text("Lit").font(.largeTitle.bold()).foregroundStyle(.orange.shadow(.drop(radius: 2, y: 2)))
                }
            }
            HStack {
                Sample(name: "Color.Brand") { Circle().fill(Color.Brand.sea) }
                Sample(name: ".sand") { Circle().fill(.sand) }
                Sample(name: ".Icons.leaf") { Image(.Icons.leaf).foregroundStyle(Color(.Brand.sea)) }
            }
        }
    }
}

/// A star of five points, the same from right to left.
struct Star: Shape {
    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    func path(in rect: CGRect) -> Path {
        let centre = CGPoint(x: rect.midX, y: rect.midY)
        let radius = min(rect.width, rect.height) / 2
        var path = Path()
        for step in 0..<10 {
            let angle = Double(step) * .pi / 5 - .pi / 2
            let length = step.isMultiple(of: 2) ? radius : radius * 0.45
            let point = CGPoint(x: centre.x + length * cos(angle), y: centre.y + length * sin(angle))
            if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
        return path
    }
}

#Preview("Shapes") { ShapesPage() }
