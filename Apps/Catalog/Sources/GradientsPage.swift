// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// Gradients as fills, strokes, backgrounds and styles of text.
struct GradientsPage: View {
    private let colors: [Color] = [.blue, .purple, .orange]

    private var sunset: LinearGradient {
        LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing)
    }

    var body: some View {
        SampleRows {
            HStack {
                Sample(name: "Linear") { LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing) }
                Sample(name: "Diagonal") {
                    LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing)
                }
                Sample(name: "Stops") {
                    LinearGradient(
                        stops: [.init(color: .red, location: 0.2), .init(color: .yellow, location: 0.3)],
                        startPoint: .top,
                        endPoint: .bottom
                    )
                }
            }
            HStack {
                Sample(name: "Radial") {
                    RadialGradient(colors: colors, center: .center, startRadius: 4, endRadius: 40)
                }
                Sample(name: "Angular") { AngularGradient(colors: colors + [.blue], center: .center) }
                Sample(name: "Elliptical") { EllipticalGradient(colors: colors) }
            }
            HStack {
                Sample(name: "Shape") {
                    Circle().fill(LinearGradient(colors: [.mint, .teal], startPoint: .top, endPoint: .bottom))
                }
                Sample(name: "color.gradient") { RoundedRectangle(cornerRadius: 12).fill(Color.red.gradient) }
                Sample(name: "Stroke") {
                    Circle().stroke(
                        AngularGradient(colors: [.red, .yellow, .green, .blue, .red], center: .center),
                        lineWidth: 8
                    )
                }
            }
            HStack {
                Sample(name: "Text") { Text("Aa").font(.system(size: 48, weight: .heavy)).foregroundStyle(sunset) }
                Sample(name: "Symbol") {
                    Image(systemName: "heart.fill").font(.system(size: 48)).foregroundStyle(sunset)
                }
                Sample(name: "Radial text") {
                    Text("Ring").font(.title.bold())
                        .foregroundStyle(
                            RadialGradient(colors: [.yellow, .red], center: .center, startRadius: 0, endRadius: 36)
                        )
                }
            }
        }
    }
}

#Preview("Gradients") { GradientsPage() }
