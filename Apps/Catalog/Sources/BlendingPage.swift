// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// Blend modes over a ground of colours.
struct BlendingPage: View {
    private let rows: [[(name: String, mode: BlendMode)]] = [
        [("Normal", .normal), ("Multiply", .multiply), ("Screen", .screen)],
        [("Overlay", .overlay), ("Darken", .darken), ("Lighten", .lighten)],
        [("Dodge", .colorDodge), ("Burn", .colorBurn), ("Soft light", .softLight)],
        [("Hard light", .hardLight), ("Difference", .difference), ("Exclusion", .exclusion)],
        [("Hue", .hue), ("Plus lighter", .plusLighter), ("Erase", .destinationOut)],
    ]

    var body: some View {
        SampleRows {
            ForEach(rows.indices, id: \.self) { row in
                HStack {
                    ForEach(rows[row].indices, id: \.self) { column in
                        Sample(name: rows[row][column].name) { blended(rows[row][column].mode) }
                    }
                }
            }
        }
    }

    private func blended(_ mode: BlendMode) -> some View {
        ZStack {
            HStack(spacing: 0) {
                Color.orange
                Color.white
                Color.indigo
            }
            Color.teal.padding(14).blendMode(mode)
        }
        .compositingGroup()
    }
}

#Preview("Blending") { BlendingPage() }
