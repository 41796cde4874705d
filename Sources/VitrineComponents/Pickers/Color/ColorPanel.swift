// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore
import VitrineDisplay
import VitrineLayout

/// The panel that a `ColorPicker` opens: a grid of colours, a spectrum and sliders, as in iOS.
///
/// The spectrum is for pointers only; everything in it can be reached with the sliders.
struct ColorPanel: View {
    let selection: Binding<Color>
    let supportsOpacity: Bool
    let close: @MainActor () -> Void
    @State private var mode = Mode.grid
    @Environment(\.self) private var environment

    private enum Mode: CaseIterable { case grid, spectrum, sliders }

    /// The size of the grid and of the spectrum, in points.
    static let area = CGSize(width: 312, height: 260)

    init(selection: Binding<Color>, supportsOpacity: Bool, close: @escaping @MainActor () -> Void) {
        self.selection = selection
        self.supportsOpacity = supportsOpacity
        self.close = close
    }

    var body: some View {
        let values = ColorValues(selection.wrappedValue.resolved(in: environment))
        VStack(spacing: 16) {
            HStack {
                Text(SystemWord.colors).font(.headline).frame(maxWidth: .infinity, alignment: .leading)
                Button {
                    close()
                } label: {
                    Text(SystemWord.done)
                }
            }
            Picker(selection: $mode) {
                Text(SystemWord.grid).tag(Mode.grid)
                Text(SystemWord.spectrum).tag(Mode.spectrum)
                Text(SystemWord.sliders).tag(Mode.sliders)
            } label: {
                Text(SystemWord.colors)
            }
            .pickerStyle(.segmented)
            Group {
                switch mode {
                case .grid: ColorGrid(values: values, choose: choose)
                case .spectrum: ColorSpectrum(values: values, choose: choose)
                case .sliders: sliders(values)
                }
            }
            .frame(width: Self.area.width, height: Self.area.height)
            HStack(spacing: 16) {
                if supportsOpacity {
                    ComponentSlider(
                        word: .opacity, text: values.opacity.formatted(.percent.precision(.fractionLength(0))),
                        value: values.opacity, most: 1, step: 0.01
                    ) { choose(values.with(opacity: $0)) }
                } else {
                    Spacer()
                }
                RoundedRectangle(cornerRadius: 10).fill(selection.wrappedValue).frame(width: 60, height: 60)
                    .accessibilityHidden(true)
            }
        }
        .padding(20)
        .frame(width: Self.area.width + 40)
        .presentationDetents([.height(500)])
    }

    private func sliders(_ values: ColorValues) -> some View {
        VStack(spacing: 20) {
            component(.red, values.red, in: values) { $0.red = $1 }
            component(.green, values.green, in: values) { $0.green = $1 }
            component(.blue, values.blue, in: values) { $0.blue = $1 }
            Text(verbatim: values.name).font(.system(size: 15).monospaced()).foregroundStyle(Color.secondary)
            Spacer(minLength: 0)
        }
    }

    private func component(
        _ word: SystemWord, _ value: Double, in values: ColorValues,
        _ write: @escaping (inout ColorValues, Double) -> Void
    ) -> some View {
        let level = (value * 255).rounded()
        return ComponentSlider(word: word, text: String(Int(level)), value: level, most: 255, step: 1) { new in
            var changed = values
            write(&changed, new / 255)
            choose(changed)
        }
    }

    private func choose(_ values: ColorValues) {
        selection.wrappedValue = values.color(withOpacity: supportsOpacity)
    }
}

/// A slider below its name and its value.
private struct ComponentSlider: View {
    let word: SystemWord
    let text: String
    let value: Double
    let most: Double
    let step: Double
    let choose: (Double) -> Void

    var body: some View {
        VStack(spacing: 4) {
            HStack {
                Text(word).frame(maxWidth: .infinity, alignment: .leading)
                Text(verbatim: text).foregroundStyle(Color.secondary)
            }
            .font(.system(size: 13))
            .accessibilityHidden(true)
            Slider(
                value: Binding {
                    value
                } set: {
                    choose($0)
                }, in: 0...most, step: step
            ) { Text(word) }
        }
    }
}

/// Twelve greys above nine shades of twelve hues.
private struct ColorGrid: View {
    let values: ColorValues
    let choose: (ColorValues) -> Void

    private static let columns = 12
    private static let rows = 10

    var body: some View {
        let side = ColorPanel.area.width / CGFloat(Self.columns)
        VStack(spacing: 0) {
            ForEach(0..<Self.rows, id: \.self) { row in
                HStack(spacing: 0) {
                    ForEach(0..<Self.columns, id: \.self) { column in cell(row, column, side) }
                }
            }
        }
        .clipShape(RoundedRectangle(cornerRadius: 10, style: .continuous))
        .modifier(SemanticsModifier { $0.role = .radioGroup })
    }

    private func cell(_ row: Int, _ column: Int, _ side: CGFloat) -> some View {
        let shade = Self.shade(row, column)
        var semantics = Semantics.radio(isSelected: shade.name == values.name)
        semantics.label = shade.name
        return ButtonSurface(
            action: { choose(shade.with(opacity: values.opacity)) }, pressedOpacity: 0.6, semantics: semantics,
            content:
                Rectangle().fill(shade.color(withOpacity: false))
                .frame(width: side, height: side)
                .overlay { if semantics.isSelected { Rectangle().strokeBorder(Color.white, lineWidth: 3) } })
    }

    private static func shade(_ row: Int, _ column: Int) -> ColorValues {
        let across = Double(column) / Double(columns - 1)
        if row == 0 { return ColorValues(red: 1 - across, green: 1 - across, blue: 1 - across) }
        let hue = (195 + 30 * Double(column)).truncatingRemainder(dividingBy: 360) / 360
        let middle = 5
        if row <= middle {
            let brightness = 0.35 + 0.65 * Double(row - 1) / Double(middle - 1)
            return ColorValues(hue: hue, saturation: 1, brightness: brightness)
        }
        let saturation = 1 - 0.85 * Double(row - middle) / Double(rows - 1 - middle)
        return ColorValues(hue: hue, saturation: saturation, brightness: 1)
    }
}

/// All hues from left to right, from white at the top to black at the bottom.
private struct ColorSpectrum: View {
    let values: ColorValues
    let choose: (ColorValues) -> Void
    /// The last position of the pointer, because greys have no hue from which it could be derived.
    @State private var point: CGPoint?

    init(values: ColorValues, choose: @escaping (ColorValues) -> Void) {
        self.values = values
        self.choose = choose
    }

    var body: some View {
        ZStack(alignment: .topLeading) {
            LinearGradient(colors: ColorValues.hues, startPoint: .leading, endPoint: .trailing)
            LinearGradient(colors: [.white, .white.opacity(0)], startPoint: .top, endPoint: .center)
            LinearGradient(colors: [.black.opacity(0), .black], startPoint: .center, endPoint: .bottom)
            if let point {
                Circle().fill(values.color(withOpacity: false))
                    .overlay { Circle().strokeBorder(Color.white, lineWidth: 3) }
                    .frame(width: 28, height: 28)
                    .offset(x: point.x - 14, y: point.y - 14)
            }
        }
        .environment(\.layoutDirection, .leftToRight)
        .clipShape(RoundedRectangle(cornerRadius: 10, style: .continuous))
        .gesture(DragGesture(minimumDistance: 0).onChanged { follow($0.location) })
        .accessibilityHidden(true)
    }

    private func follow(_ location: CGPoint) {
        let (width, height) = (ColorPanel.area.width, ColorPanel.area.height)
        let new = CGPoint(x: min(max(location.x, 0), width), y: min(max(location.y, 0), height))
        point = new
        let down = new.y / height
        choose(
            ColorValues(
                hue: new.x / width, saturation: min(down * 2, 1), brightness: min((1 - down) * 2, 1),
                opacity: values.opacity))
    }
}

/// The components of a colour, from 0 to 1.
nonisolated struct ColorValues: Equatable {
    var red: Double
    var green: Double
    var blue: Double
    var opacity = 1.0

    init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
    }

    init(_ color: DisplayColor) {
        self.init(red: color.red, green: color.green, blue: color.blue, opacity: color.alpha)
    }

    init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        func component(_ offset: Double) -> Double {
            let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(min(place, 4 - place, 1), 0))
        }
        self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
    }

    /// The components as browsers write them, without the opacity.
    var name: String {
        "#" + ColorSpaces.hex(DisplayColor(red: red, green: green, blue: blue)).prefix(6).lowercased()
    }

    func color(withOpacity: Bool) -> Color {
        Color(red: red, green: green, blue: blue, opacity: withOpacity ? opacity : 1)
    }

    func with(opacity: Double) -> ColorValues {
        var changed = self
        changed.opacity = opacity
        return changed
    }

    /// The colours of a ring of all hues.
    static var hues: [Color] {
        stride(from: 0.0, through: 1, by: 1.0 / 6).map { Color(hue: $0, saturation: 0.9, brightness: 1) }
    }
}
