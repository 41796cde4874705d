// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// The hair that the head hides in part.
struct PortraitHairBehind: View {
    let traits: PortraitTraits

    private var shade: Color { traits.hairColour.darker(0.8).color }

    var body: some View {
        switch traits.hair {
        case .long:
            Path.outline(
                (60, 262),
                [
                    [62, 240, 60, 180, 62, 140], [66, 76, 108, 50, 150, 50], [192, 50, 234, 76, 238, 140],
                    [240, 180, 238, 240, 240, 262], [200, 274, 100, 274, 60, 262],
                ]
            )
            .fill(shade)
        case .bob:
            Path.outline(
                (64, 204),
                [
                    [58, 180, 60, 150, 64, 134], [72, 76, 110, 52, 150, 52], [190, 52, 228, 76, 236, 134],
                    [240, 150, 242, 180, 236, 204], [210, 222, 90, 222, 64, 204],
                ]
            )
            .fill(shade)
        case .spikes:
            Path.polygon(Self.star).fill(traits.hairColour.shading)
        case .bun:
            Path.circle(150, 48, 28).fill(traits.hairColour.shading)
        case .bald, .short, .parted, .curls, .mohawk:
            EmptyView()
        }
    }

    /// Rays around the head, the lower ones left out: the neck is there.
    private static let star: [(x: CGFloat, y: CGFloat)] = (0...20).map { index in
        let angle = (165.0 + Double(index) * 10.5) * Double.pi / 180
        let radius = index.isMultiple(of: 2) ? 80.0 : 116.0
        return (x: 150 + radius * cos(angle) * 1.02, y: 144 + radius * sin(angle))
    }
}

/// The hair before the forehead.
struct PortraitHair: View {
    let traits: PortraitTraits

    var body: some View {
        switch traits.hair {
        case .bald:
            Path.ellipse(128, 92, 20, 10).fill(Color.white).opacity(0.22)
        case .short, .bun:
            cap([[214, 112, 200, 100, 180, 98], [158, 95, 140, 95, 120, 98], [100, 100, 86, 112, 80, 138]])
        case .parted:
            cap([[216, 116, 206, 104, 190, 96], [160, 106, 128, 104, 110, 92], [98, 102, 86, 116, 80, 138]])
        case .long, .bob:
            cap([[212, 118, 190, 100, 162, 78], [148, 100, 112, 112, 96, 118], [88, 122, 82, 130, 80, 138]])
        case .spikes:
            Path.polygon([
                (84, 128), (86, 96), (106, 100), (112, 76), (132, 90), (150, 66), (168, 90), (188, 76), (194, 100),
                (214, 96), (216, 128), (206, 108), (190, 112), (176, 98), (150, 104), (124, 98), (110, 112), (94, 108),
            ])
            .fill(traits.hairColour.color)
        case .curls:
            ForEach(Self.curls.indices, id: \.self) { index in
                let curl = Self.curls[index]
                Path.circle(curl.x, curl.y, 23).fill(traits.hairColour.shading)
            }
            Path.ellipse(150, 86, 48, 16).fill(traits.hairColour.lighter(0.04).color)
        case .mohawk:
            Path.outline(
                (128, 98),
                [
                    [122, 60, 132, 26, 166, 18], [158, 30, 160, 36, 178, 34], [170, 50, 176, 76, 172, 98],
                    [160, 92, 140, 92, 128, 98],
                ]
            )
            .fill(traits.hairColour.shading)
        }
    }

    private static let curls: [(x: CGFloat, y: CGFloat)] = [
        (82, 122), (90, 94), (110, 72), (136, 60), (164, 60), (190, 72), (210, 94), (218, 122),
    ]

    /// Over the top of the head, then back along a hairline.
    private func cap(_ hairline: [[CGFloat]]) -> some View {
        Path.outline((80, 138), [[66, 88, 100, 52, 150, 52], [200, 52, 234, 88, 220, 138]] + hairline)
            .fill(traits.hairColour.shading)
    }
}
