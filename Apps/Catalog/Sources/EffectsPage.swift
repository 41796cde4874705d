// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// What is done to a view after it was drawn.
struct EffectsPage: View {
    var body: some View {
        SampleRows {
            HStack {
                Sample(name: "Shadow") { card.shadow(radius: 6, x: 2, y: 4) }
                Sample(name: "Colour") { card.shadow(color: .red.opacity(0.6), radius: 10) }
                Sample(name: "Blur") { card.blur(radius: 4) }
            }
            HStack {
                Sample(name: "Opacity") { overlapping.opacity(0.5) }
                Sample(name: "Mask") { swatch.mask { Star() } }
                Sample(name: "Soft mask") {
                    swatch.mask { LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing) }
                }
            }
            HStack {
                Sample(name: "Rotation") { card.rotationEffect(.degrees(20)) }
                Sample(name: "Scale") { card.scaleEffect(x: 0.6, y: 0.9, anchor: .bottomTrailing) }
                Sample(name: "Offset") { card.offset(x: 8, y: -6) }
            }
            HStack {
                Sample(name: "Shear") {
                    card.transformEffect(CGAffineTransform(a: 1, b: 0, c: -0.4, d: 1, tx: 8, ty: 0))
                }
                Sample(name: "Projection") { card.projectionEffect(tilt) }
                Sample(name: "Hole") {
                    swatch.mask { Rectangle().overlay { Star().blendMode(.destinationOut) } }
                }
            }
            HStack {
                Sample(name: "Brightness") { swatch.brightness(0.3) }
                Sample(name: "Contrast") { swatch.contrast(0.5) }
                Sample(name: "Saturation") { swatch.saturation(0.3) }
            }
            HStack {
                Sample(name: "Grayscale") { swatch.grayscale(0.9) }
                Sample(name: "Hue") { swatch.hueRotation(.degrees(90)) }
                Sample(name: "Invert") { swatch.colorInvert() }
            }
        }
    }

    private var tilt: ProjectionTransform {
        var tilt = ProjectionTransform(CGAffineTransform(translationX: 4, y: 0))
        tilt.m13 = 0.006
        return tilt
    }

    private var card: some View {
        RoundedRectangle(cornerRadius: 12).fill(.teal).frame(width: 60, height: 44)
    }

    private var overlapping: some View {
        ZStack {
            Circle().fill(.red).frame(width: 44).offset(x: -12)
            Circle().fill(.blue).frame(width: 44).offset(x: 12)
        }
    }

    private var swatch: some View {
        HStack(spacing: 0) {
            Color.red
            Color.green
            Color.blue
            Color.gray
        }
    }
}

#Preview("Effects") { EffectsPage() }
