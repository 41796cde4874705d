// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// Shoulders in their clothes, and the neck.
struct PortraitBody: View {
    let traits: PortraitTraits

    private static let shoulders = Path.outline(
        (22, 302),
        [[28, 262, 62, 252, 122, 240], [140, 237, 160, 237, 178, 240], [238, 252, 272, 262, 278, 302]]
    )

    var body: some View {
        if traits.neckline == .hood {
            Path.ellipse(150, 238, 64, 34).fill(traits.clothes.darker(0.72).color)
        }
        Path(roundedRect: CGRect(x: 124, y: 196, width: 52, height: 62), cornerRadius: 24)
            .fill(traits.skin.darker(0.86).color)
        Self.shoulders.fill(traits.clothes.shading)
        collar
    }

    @ViewBuilder private var collar: some View {
        let skin = traits.skin.darker(0.86).color
        let seam = traits.clothes.darker(0.8).color
        switch traits.neckline {
        case .crew:
            Path.ellipse(150, 240, 31, 17).fill(seam)
            Path.ellipse(150, 237, 26, 13).fill(skin)
        case .open:
            Path.polygon([(116, 239), (184, 239), (150, 284)]).fill(seam)
            Path.polygon([(123, 236), (177, 236), (150, 274)]).fill(skin)
        case .coat:
            Path.polygon([(118, 240), (182, 240), (164, 302), (136, 302)]).fill(Colour(0x9CC3D5).color)
            Path.ellipse(150, 239, 25, 13).fill(skin)
            Path.polygon([(116, 238), (130, 244), (147, 302), (98, 302), (92, 262), (106, 258)]).fill(
                traits.clothes.lighter(0.4).color
            )
            Path.polygon([(184, 238), (170, 244), (153, 302), (202, 302), (208, 262), (194, 258)]).fill(
                traits.clothes.lighter(0.4).color
            )
            Path.polygon([(116, 238), (130, 244), (147, 302), (143, 302)]).fill(seam)
            Path.polygon([(184, 238), (170, 244), (153, 302), (157, 302)]).fill(seam)
        case .hood:
            Path.ellipse(150, 242, 42, 18).fill(seam)
            Path.ellipse(150, 237, 28, 13).fill(skin)
            ForEach([132.0, 168.0], id: \.self) { x in
                Path(roundedRect: CGRect(x: x - 2.5, y: 254, width: 5, height: 34), cornerRadius: 2.5)
                    .fill(traits.clothes.lighter(0.7).color)
            }
        }
    }
}
