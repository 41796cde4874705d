// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// Materials and glass, over stripes that they blur.
struct MaterialsPage: View {
    var body: some View {
        SampleRows {
            HStack {
                material("Ultra thin", .ultraThinMaterial)
                material("Thin", .thinMaterial)
                material("Regular", .regularMaterial)
            }
            HStack {
                material("Thick", .thickMaterial)
                material("Ultra thick", .ultraThickMaterial)
                material("Bar", .bar)
            }
            HStack {
                Sample(name: "Circle") { Stripes().overlay { Circle().fill(.thinMaterial).padding(8) } }
                Sample(name: "Star") { Stripes().overlay { Star().fill(.thinMaterial) } }
                Sample(name: "Background") {
                    Stripes().overlay { Text("Words").padding(8).background(.thinMaterial) }
                }
            }
            HStack {
                glass("Glass", .regular)
                glass("Clear", .clear)
                glass("Tinted", .regular.tint(.orange))
            }
            HStack {
                Sample(name: "Clipped") {
                    Stripes()
                        .overlay(alignment: .bottom) { Rectangle().fill(.regularMaterial).frame(height: 28) }
                        .clipShape(RoundedRectangle(cornerRadius: 14))
                }
                Sample(name: "Shadow") {
                    Stripes().overlay { Capsule().fill(.thinMaterial.shadow(.drop(radius: 4))).padding(12) }
                }
                Sample(name: "Button") {
                    Stripes().overlay { Button("Tap") {}.buttonStyle(.glass) }
                }
            }
        }
    }

    private func material(_ name: String, _ material: Material) -> some View {
        Sample(name: name) {
            Stripes().overlay { RoundedRectangle(cornerRadius: 12).fill(material).padding(8) }
        }
    }

    private func glass(_ name: String, _ glass: Glass) -> some View {
        Sample(name: name) {
            Stripes().overlay { Text("Glass").padding(10).glassEffect(glass) }
        }
    }
}

/// Upright stripes in two colours.
private struct Stripes: View {
    var body: some View {
        HStack(spacing: 0) {
            ForEach(0..<14, id: \.self) { index in index.isMultiple(of: 2) ? Color.blue : Color.yellow }
        }
    }
}

#Preview("Materials") { MaterialsPage() }
