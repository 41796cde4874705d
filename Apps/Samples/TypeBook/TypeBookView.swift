// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

struct TypeBookView: View {
    @State private var sample = "Sphinx of black quartz"
    @State private var size = DynamicTypeSize.large
    @State private var design = Design.standard
    @State private var weight = 4.0
    @State private var isItalic = false

    enum Design: String, CaseIterable, Identifiable {
        case standard = "Sans"
        case serif = "Serif"
        case rounded = "Round"
        case monospaced = "Mono"

        var id: Self { self }

        var font: Font.Design {
            switch self {
            case .standard: .default
            case .serif: .serif
            case .rounded: .rounded
            case .monospaced: .monospaced
            }
        }
    }

    private static let styles: [(name: String, style: Font.TextStyle)] = [
        ("Large title", .largeTitle), ("Title", .title), ("Title 2", .title2), ("Title 3", .title3),
        ("Headline", .headline), ("Body", .body), ("Callout", .callout), ("Subheadline", .subheadline),
        ("Footnote", .footnote), ("Caption", .caption), ("Caption 2", .caption2),
    ]

    private static let weights: [(name: String, weight: Font.Weight)] = [
        ("Ultra light", .ultraLight), ("Thin", .thin), ("Light", .light), ("Regular", .regular), ("Medium", .medium),
        ("Semibold", .semibold), ("Bold", .bold), ("Heavy", .heavy), ("Black", .black),
    ]

    private var currentWeight: (name: String, weight: Font.Weight) {
        Self.weights[min(max(Int(weight), 1), Self.weights.count) - 1]
    }

    var body: some View {
        TabView {
            stylesPage
                .tabItem { Label("Styles", systemImage: "textformat.size") }
            playground
                .tabItem { Label("Try", systemImage: "slider.horizontal.3") }
            brandPage
                .tabItem { Label("Brand", systemImage: "paintpalette") }
        }
    }

    private var stylesPage: some View {
        NavigationStack {
            List(Self.styles, id: \.name) { entry in
                HStack(alignment: .firstTextBaseline) {
                    Text(sample)
                        .font(.system(entry.style, design: design.font))
                        .lineLimit(1)
                        .minimumScaleFactor(0.5)
                    Spacer()
                    Text(entry.name)
                        .font(.caption.smallCaps())
                        .foregroundStyle(.secondary)
                }
            }
            .dynamicTypeSize(size)
            .navigationTitle("TypeBook")
            .toolbar {
                Menu {
                    Picker("Text size", selection: $size) {
                        Text("Small").tag(DynamicTypeSize.small)
                        Text("Standard").tag(DynamicTypeSize.large)
                        Text("Huge").tag(DynamicTypeSize.accessibility2)
                    }
                } label: {
                    Image(systemName: "textformat.size")
                        .accessibilityLabel("Text size")
                }
            }
        }
    }

    private var playground: some View {
        Form {
            Section("Sample") {
                TextField("Sample", text: $sample, axis: .vertical)
                    .lineLimit(1...3)
                Text(sample)
                    .font(.system(size: 32, weight: currentWeight.weight, design: design.font))
                    .italic(isItalic)
                    .accessibilityIdentifier("sample")
            }
            Section("Design") {
                Picker("Design", selection: $design) {
                    ForEach(Design.allCases) { Text($0.rawValue) }
                }
                .pickerStyle(.segmented)
                LabeledContent("Weight", value: currentWeight.name)
                Slider(value: $weight, in: 1...9, step: 1) { Text("Weight") }
                Toggle("Italic", isOn: $isItalic)
            }
            Section("Mixed") {
                Text("\(Text("Bold").bold()) and \(Text("coloured").foregroundStyle(.orange)) and **marked**")
                Text(
                    "H\(Text("2").font(.caption).baselineOffset(-6))O, E = mc\(Text("2").font(.caption).baselineOffset(8))"
                )
                Text("Struck out").strikethrough(true, color: .red)
                Text("Underlined").underline(true, pattern: .dash, color: .blue)
                Text("TRACKED").tracking(6)
                Text(1_234_567.89, format: .number).monospacedDigit()
            }
        }
    }

    private var brandPage: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                Text("Avenir speaks")
                    .font(.brandTitle)
                    .foregroundStyle(
                        LinearGradient(colors: [.purple, .pink, .orange], startPoint: .leading, endPoint: .trailing))
                Text(
                    "A longer text in the font of the brand, which grows with the reader's text size, over some lines."
                )
                .brandText()
                Text("A label that stays small")
                    .font(.brandLabel)
                    .textCase(.uppercase)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding()
        }
    }
}

#Preview {
    TypeBookView()
}
