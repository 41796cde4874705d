// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

struct Photo: Identifiable, Hashable {
    let id: Int
    let title: String
    var isFavorite = false

    private var hue: Double { Double(id) * 0.61803.truncatingRemainder(dividingBy: 1) }

    var colors: [Color] {
        let hue = hue.truncatingRemainder(dividingBy: 1)
        return [
            Color(hue: hue, saturation: 0.6, brightness: 0.9),
            Color(hue: (hue + 0.15).truncatingRemainder(dividingBy: 1), saturation: 0.8, brightness: 0.5),
        ]
    }

    static let all = [
        "Dune", "Harbour", "Meadow", "Glacier", "Canyon", "Lagoon", "Orchard", "Summit", "Tundra", "Reef", "Delta",
        "Prairie",
    ].enumerated().map { Photo(id: $0, title: $1) }
}

/// What stands in for a picture: a landscape of two hills.
struct PhotoView: View {
    let photo: Photo

    var body: some View {
        GeometryReader { proxy in
            let size = proxy.size
            ZStack {
                LinearGradient(colors: photo.colors, startPoint: .top, endPoint: .bottom)
                Circle()
                    .fill(.white.opacity(0.7))
                    .frame(width: size.width * 0.2)
                    .position(x: size.width * 0.75, y: size.height * 0.25)
                Hills(phase: Double(photo.id))
                    .fill(.black.opacity(0.35))
            }
        }
        .clipped()
        .accessibilityElement()
        .accessibilityLabel(photo.title)
        .accessibilityAddTraits(.isImage)
    }
}

struct Hills: Shape {
    var phase: Double

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
            for x in stride(from: rect.minX, through: rect.maxX, by: max(rect.width / 40, 1)) {
                let part = (x - rect.minX) / max(rect.width, 1)
                let y = rect.maxY - rect.height * (0.3 + 0.12 * sin(part * 7 + phase))
                path.addLine(to: CGPoint(x: x, y: y))
            }
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.closeSubpath()
        }
    }
}
