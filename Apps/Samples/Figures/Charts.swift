// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

struct BarChart: View {
    let series: Series
    @Binding var selection: Sample.ID?

    var body: some View {
        HStack(alignment: .bottom, spacing: 12) {
            ForEach(series.samples) { sample in
                VStack {
                    if selection == sample.id {
                        Text(sample.value, format: .number)
                            .font(.caption.bold())
                            .transition(.opacity)
                    }
                    GeometryReader { proxy in
                        VStack {
                            Spacer(minLength: 0)
                            UnevenRoundedRectangle(topLeadingRadius: 6, topTrailingRadius: 6)
                                .fill(series.color.gradient)
                                .opacity(selection == nil || selection == sample.id ? 1 : 0.4)
                                .frame(height: proxy.size.height * sample.value / series.maximum)
                        }
                    }
                    Text(sample.month)
                        .font(.caption)
                        .foregroundStyle(.secondary)
                }
                .contentShape(.rect)
                .onTapGesture {
                    withAnimation(.bouncy) {
                        selection = selection == sample.id ? nil : sample.id
                    }
                }
                .accessibilityElement()
                .accessibilityLabel(sample.month)
                .accessibilityValue(sample.value.formatted())
                .accessibilityAddTraits(selection == sample.id ? [.isButton, .isSelected] : .isButton)
            }
        }
    }
}

struct LineChart: View {
    let series: Series

    private var values: [Double] { series.samples.map { $0.value / series.maximum } }

    var body: some View {
        ZStack {
            VStack {
                ForEach(0..<4) { _ in
                    Divider()
                    Spacer()
                }
                Divider()
            }
            LineShape(values, isClosed: true)
                .fill(
                    LinearGradient(
                        colors: [series.color.opacity(0.5), series.color.opacity(0)], startPoint: .top,
                        endPoint: .bottom))
            LineShape(values)
                .stroke(series.color, style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
        }
        .accessibilityElement()
        .accessibilityLabel("Line of \(series.name)")
    }
}

struct RingChart: View {
    let series: [Series]

    private var slices: [(series: Series, start: Double, end: Double)] {
        let total = series.map(\.total).reduce(0, +)
        var start = 0.0
        return series.map { series in
            defer { start += series.total / total }
            return (series, start, start + series.total / total)
        }
    }

    var body: some View {
        HStack(spacing: 24) {
            ZStack {
                ForEach(slices, id: \.series.id) { slice in
                    Slice(start: slice.start, end: slice.end)
                        .fill(slice.series.color)
                }
            }
            .aspectRatio(1, contentMode: .fit)
            VStack(alignment: .leading, spacing: 8) {
                ForEach(slices, id: \.series.id) { slice in
                    Label {
                        Text(
                            "\(slice.series.name) \((slice.end - slice.start).formatted(.percent.precision(.fractionLength(0))))"
                        )
                    } icon: {
                        RoundedRectangle(cornerRadius: 3)
                            .fill(slice.series.color)
                            .frame(width: 14, height: 14)
                    }
                }
            }
        }
    }
}
