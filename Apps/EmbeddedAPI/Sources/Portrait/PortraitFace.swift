// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// Eyes, brows, nose, mouth, glasses and beards.
struct PortraitFace: View {
    let traits: PortraitTraits

    var body: some View {
        ForEach([106.0, 194.0], id: \.self) { x in
            Path.ellipse(x, 185, 15, 10).fill(Colour(0xF0717A).color).opacity(0.24)
        }
        if traits.hasBeard { beard }
        nose
        PortraitMouth(mouth: traits.mouth)
        ForEach(eyes, id: \.x) { PortraitEye(eye: $0, iris: traits.eyeColour) }
        if traits.eyeCount == 2 { brows }
        if traits.hasGlasses { glasses }
    }

    private var eyes: [PortraitEye.Place] {
        switch traits.eyeCount {
        case 1: [.init(x: 150, y: 142, radius: 28)]
        case 3:
            [.init(x: 112, y: 154, radius: 15), .init(x: 150, y: 134, radius: 16), .init(x: 188, y: 154, radius: 15)]
        default: [.init(x: 122, y: 148, radius: 17), .init(x: 178, y: 148, radius: 17)]
        }
    }

    private var nose: some View {
        Path.arc(from: (150, 162), to: (156, 180), by: (136, 184))
            .stroke(traits.skin.darker(0.76).color, style: StrokeStyle(lineWidth: 4.5, lineCap: .round))
    }

    private var brows: some View {
        let ink = traits.hair == .bald ? traits.skin.darker(0.6) : traits.hairColour.darker(0.8)
        return ForEach([-1.0, 1.0], id: \.self) { side in
            Path.arc(from: (150 + side * 46, 123), to: (150 + side * 14, 121), by: (150 + side * 30, 111))
                .stroke(ink.color, style: StrokeStyle(lineWidth: 6.5, lineCap: .round))
        }
    }

    private var glasses: some View {
        let rim = Colour(0x2F3640).color
        return ZStack {
            ForEach([122.0, 178.0], id: \.self) { x in
                Path.circle(x, 149, 25).fill(Color.white).opacity(0.16)
                Path.circle(x, 149, 25).stroke(rim, lineWidth: 4.5)
            }
            Path.arc(from: (146, 146), to: (154, 146), by: (150, 141)).stroke(rim, lineWidth: 4.5)
        }
    }

    private var beard: some View {
        Path.outline(
            (83, 150),
            [
                [90, 170, 104, 178, 118, 180], [136, 172, 164, 172, 182, 180], [196, 178, 210, 170, 217, 150],
                [216, 202, 188, 238, 150, 238], [112, 238, 84, 202, 83, 150],
            ]
        )
        .fill(traits.hairColour.shading)
    }
}

/// An eye that looks at who looks at it.
struct PortraitEye: View {
    struct Place {
        var x: CGFloat
        var y: CGFloat
        var radius: CGFloat
    }

    let eye: Place
    let iris: Colour

    var body: some View {
        Path.ellipse(eye.x, eye.y, eye.radius * 0.96, eye.radius * 1.06).fill(Color.white)
        Path.circle(eye.x, eye.y + 1, eye.radius * 0.56).fill(iris.shading)
        Path.circle(eye.x, eye.y + 1, eye.radius * 0.3).fill(Colour(0x1E1E24).color)
        Path.circle(eye.x - eye.radius * 0.2, eye.y - eye.radius * 0.2, eye.radius * 0.16).fill(Color.white)
    }
}

/// A mouth in one of its moods.
struct PortraitMouth: View {
    let mouth: PortraitTraits.Mouth

    private static let ink = Colour(0x8A3B40).color
    private static let line = StrokeStyle(lineWidth: 5, lineCap: .round)

    var body: some View {
        switch mouth {
        case .smile:
            Path.arc(from: (128, 194), to: (172, 194), by: (150, 214)).stroke(Self.ink, style: Self.line)
        case .laugh:
            let open = Path.outline(
                (124, 190),
                [[140, 195, 160, 195, 176, 190], [174, 212, 162, 217, 150, 217], [138, 217, 126, 212, 124, 190]]
            )
            open.fill(Self.ink)
            Path.outline(
                (129, 192),
                [[142, 196, 158, 196, 171, 192], [169, 200, 160, 202, 150, 202], [140, 202, 131, 200, 129, 192]]
            )
            .fill(Color.white)
            Path.ellipse(150, 212, 11, 4).fill(Colour(0xE2777D).color)
        case .smirk:
            Path.arc(from: (130, 201), to: (174, 193), by: (158, 209)).stroke(Self.ink, style: Self.line)
        case .calm:
            Path.arc(from: (133, 200), to: (167, 200), by: (150, 203)).stroke(Self.ink, style: Self.line)
        }
    }
}
