// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

struct ForecastView: View {
    @State var model: ForecastModel
    @AppStorage("usesFahrenheit") private var usesFahrenheit = false

    var body: some View {
        NavigationStack {
            ZStack {
                background
                content
            }
            .navigationTitle(model.city)
            .toolbarColorScheme(.dark, for: .navigationBar)
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Picker("City", selection: $model.city) {
                        ForEach(model.cities, id: \.self, content: Text.init)
                    }
                }
                ToolbarItem(placement: .topBarTrailing) {
                    Toggle("Fahrenheit", isOn: $usesFahrenheit)
                        .toggleStyle(.button)
                }
            }
        }
        .tint(.white)
        .task(id: model.city) {
            await model.load()
        }
    }

    private var background: some View {
        LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing)
            .ignoresSafeArea()
            .animation(.easeInOut(duration: 0.8), value: colors)
    }

    private var colors: [Color] {
        guard case .loaded(let forecast) = model.phase else { return [.gray, .black] }
        return switch forecast.sky {
        case .clear: [.blue, .cyan]
        case .clouds: [.gray, .blue]
        case .rain, .storm: [.indigo, .gray]
        }
    }

    @ViewBuilder
    private var content: some View {
        switch model.phase {
        case .loading:
            ProgressView("Looking at the sky…")
                .foregroundStyle(.white)
        case .loaded(let forecast):
            ScrollView {
                VStack(spacing: 24) {
                    CurrentView(forecast: forecast, unit: unit)
                    HoursView(hours: forecast.hours, unit: unit)
                    DaysView(days: forecast.days)
                }
                .padding()
            }
            .scrollIndicators(.hidden)
            .refreshable {
                await model.refresh()
            }
        case .failed(let title, let suggestion):
            ContentUnavailableView {
                Label(title, systemImage: "cloud.slash")
            } description: {
                Text(suggestion)
            } actions: {
                Button("Back to Lisbon") {
                    model.city = "Lisbon"
                }
                .buttonStyle(.borderedProminent)
            }
            .foregroundStyle(.white)
        }
    }

    private var unit: UnitTemperature { usesFahrenheit ? .fahrenheit : .celsius }
}

struct CurrentView: View {
    let forecast: Forecast
    let unit: UnitTemperature

    var body: some View {
        VStack(spacing: 8) {
            Image(systemName: forecast.sky.symbol)
                .symbolRenderingMode(.multicolor)
                .resizable()
                .aspectRatio(contentMode: .fit)
                .frame(width: 140, height: 140)
                .accessibilityLabel(forecast.sky.rawValue.capitalized)
            Text(forecast.temperature.short(in: unit))
                .font(.system(size: 70, weight: .medium))
        }
        .foregroundStyle(.white)
    }
}

struct HoursView: View {
    let hours: [Forecast.Hour]
    let unit: UnitTemperature

    var body: some View {
        ScrollView(.horizontal, showsIndicators: false) {
            HStack(spacing: 20) {
                ForEach(hours) { hour in
                    VStack(spacing: 8) {
                        Text(hour.id == 0 ? "Now" : "+\(hour.id) h")
                            .font(.caption)
                        Image(systemName: hour.sky.symbol)
                            .symbolRenderingMode(.multicolor)
                        Text(hour.temperature.short(in: unit))
                            .bold()
                    }
                    .accessibilityElement(children: .combine)
                }
            }
            .padding()
        }
        .foregroundStyle(.white)
        .background(.ultraThinMaterial, in: .rect(cornerRadius: 20))
    }
}

struct DaysView: View {
    let days: [Forecast.Day]

    private var range: ClosedRange<Double> {
        (days.map(\.low).min() ?? 0)...(days.map(\.high).max() ?? 1)
    }

    var body: some View {
        Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 12) {
            ForEach(days) { day in
                GridRow {
                    Text(day.name)
                    Image(systemName: day.sky.symbol)
                        .symbolRenderingMode(.multicolor)
                        .gridColumnAlignment(.center)
                    Text(day.low, format: .number)
                        .foregroundStyle(.white.opacity(0.7))
                    GeometryReader { proxy in
                        let span = range.upperBound - range.lowerBound
                        Capsule()
                            .fill(.white.opacity(0.3))
                            .overlay(alignment: .leading) {
                                Capsule()
                                    .fill(
                                        .linearGradient(
                                            colors: [.yellow, .orange], startPoint: .leading, endPoint: .trailing)
                                    )
                                    .frame(width: proxy.size.width * (day.high - day.low) / span)
                                    .offset(x: proxy.size.width * (day.low - range.lowerBound) / span)
                            }
                    }
                    .frame(height: 5)
                    Text(day.high, format: .number)
                }
            }
        }
        .foregroundStyle(.white)
        .padding()
        .background(.ultraThinMaterial, in: .rect(cornerRadius: 20))
    }
}

extension Measurement where UnitType == UnitTemperature {
    func short(in unit: UnitTemperature) -> String {
        converted(to: unit)
            .formatted(
                .measurement(
                    width: .narrow, usage: .asProvided, numberFormatStyle: .number.precision(.fractionLength(0))))
    }
}

#Preview {
    ForecastView(model: ForecastModel(service: CannedWeatherService()))
}
