// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

struct DashboardView: View {
    @State private var series = Series.all[0]
    @State private var selection: Sample.ID?
    @State private var style = Style.bars

    enum Style: String, CaseIterable {
        case bars = "Bars"
        case line = "Line"
        case ring = "Ring"
    }

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(alignment: .leading, spacing: 20) {
                    Picker("Style", selection: $style.animation()) {
                        ForEach(Style.allCases, id: \.self) { Text($0.rawValue) }
                    }
                    .pickerStyle(.segmented)

                    GroupBox {
                        chart
                            .frame(height: 220)
                    } label: {
                        Label(series.name, systemImage: "cup.and.saucer")
                    }

                    LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))], spacing: 12) {
                        ForEach(Series.all) { item in
                            Button {
                                withAnimation(.easeInOut) {
                                    series = item
                                    selection = nil
                                }
                            } label: {
                                VStack(alignment: .leading) {
                                    Text(item.name).font(.subheadline)
                                    Text("\(Int(item.total)) cups").font(.title3.bold())
                                }
                                .frame(maxWidth: .infinity, alignment: .leading)
                                .padding()
                                .background(
                                    item.color.opacity(series == item ? 0.35 : 0.15), in: .rect(cornerRadius: 12))
                            }
                            .buttonStyle(.plain)
                        }
                    }

                    if let selected = series.samples.first(where: { $0.id == selection }) {
                        Text("\(selected.month): \(Int(selected.value)) cups of \(series.name.lowercased())")
                            .font(.headline)
                    }
                }
                .padding()
            }
            .navigationTitle("Figures")
        }
    }

    @ViewBuilder
    private var chart: some View {
        switch style {
        case .bars: BarChart(series: series, selection: $selection)
        case .line: LineChart(series: series)
        case .ring: RingChart(series: Series.all)
        }
    }
}

#Preview {
    DashboardView()
}
