// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// Lazy grids with every kind of track, sections in one, and a grid of rows.
struct GridsPage: View {
    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 24) {
                titled("Adaptive, at least 72 points") {
                    LazyVGrid(columns: [GridItem(.adaptive(minimum: 72), spacing: 10)], spacing: 10) { tiles(9) }
                }
                titled("Fixed, flexible up to 90, flexible") {
                    LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.flexible(maximum: 90)), GridItem()]) {
                        tiles(6)
                    }
                }
                titled("Sections") { SectionedGrid() }
                titled("Rows that grow sideways") {
                    ScrollView(.horizontal, showsIndicators: false) {
                        LazyHGrid(rows: [GridItem(.fixed(36)), GridItem(.fixed(56))], spacing: 8) {
                            ForEach(0..<30) { Tile(index: $0).frame(width: 60 + CGFloat($0 % 3) * 30) }
                        }
                    }
                    .frame(height: 100)
                }
                titled("Grid") { ScoreGrid() }
            }
            .padding()
        }
    }

    private func tiles(_ count: Int) -> some View {
        ForEach(0..<count, id: \.self) { Tile(index: $0).frame(height: 44) }
    }

    private func titled(_ title: String, @ViewBuilder _ content: () -> some View) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(title).font(.headline)
            content()
        }
    }
}

private struct Tile: View {
    let index: Int

    var body: some View {
        RoundedRectangle(cornerRadius: 8)
            .fill(Color(hue: Double(index % 12) / 12, saturation: 0.45, brightness: 0.95))
            .overlay { Text("\(index)").font(.callout.bold()).foregroundStyle(.black) }
    }
}

private struct SectionedGrid: View {
    var body: some View {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 6), count: 4), spacing: 6) {
            ForEach(["Fruit", "Roots"], id: \.self) { name in
                Section {
                    ForEach(0..<5) { Tile(index: $0 * 2).frame(height: 32) }
                } header: {
                    Text(name).font(.subheadline).foregroundStyle(.secondary)
                        .frame(maxWidth: .infinity, alignment: .leading)
                }
            }
        }
    }
}

/// Columns that line up: a heading across two, numbers at the trailing edge, a line across all.
private struct ScoreGrid: View {
    var body: some View {
        Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 8) {
            GridRow {
                Text("Player").bold().gridCellColumns(2)
                Text("Points").bold().gridColumnAlignment(.trailing)
            }
            Divider()
            GridRow {
                Circle().fill(.teal).frame(width: 28, height: 28)
                Text("Ada, who has won\nthe last three")
                Text("1,024").monospacedDigit()
            }
            GridRow(alignment: .top) {
                Circle().fill(.orange).frame(width: 28, height: 28)
                Text("Grace, who came later\nand stands at the top")
                Text("96").monospacedDigit()
            }
            GridRow {
                Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
                Text("Alan")
                Text("7").monospacedDigit().gridCellAnchor(.center)
            }
        }
    }
}

#Preview("Grids") { GridsPage() }
#Preview("Grid rows") { ScoreGrid().padding() }
