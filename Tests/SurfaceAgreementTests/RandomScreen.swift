// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import VitrineComponents
import VitrineCore

/// The screen that a seed describes: texts, stacks, lists, forms and controls, nested as apps nest them.
@MainActor
struct RandomScreen {
    private var random: SeededGenerator
    /// How deep stacks may lie in one another.
    private static let depth = 3

    private static let texts = [
        "Save", "Settings", "Rick Sanchez", "Earth (C-137)", "Last updated: 12:34",
        "The quick brown fox jumps over the lazy dog", "Spaces  at   the    breaks     of      these       lines ",
        "First line\nand a second one that is a good deal longer than the first one", "Größe, Übung, façade, São Paulo",
        "Съешь же ещё этих мягких французских булок", "Ξεσκεπάζω την ψυχοφθόρα βδελυγμία",
        "שלום עולם זה טקסט בעברית 456",
        "antidisestablishmentarianism supercalifragilisticexpialidocious", "1,234.50 €", "A", "…",
        "A paragraph of a length that people write: it goes on for three or four lines on a phone, has commas, "
            + "a dash – or two – and ends with a word that stands alone.",
    ]
    /// Letters that join: a word of theirs that is cut is drawn with other forms than it was measured with, on both surfaces.
    private static let joinedText = "مرحبا بالعالم 123"
    private static let fonts: [Font] = [
        .body, .body, .title, .title2, .headline, .subheadline, .caption, .footnote, .largeTitle,
        .system(size: 15, weight: .bold, design: .rounded), .system(.body, design: .serif),
        .system(.callout, design: .monospaced),
    ]
    private static let colors: [Color] = [.primary, .primary, .secondary, .red, .blue, .green, .orange, .purple]
    private static let symbols = ["star", "heart.fill", "gear", "person", "trash", "magnifyingglass", "chevron.right"]

    private init(seed: Int) {
        random = SeededGenerator(seed: UInt64(bitPattern: Int64(seed)))
    }

    static func view(seed: Int) -> AnyView {
        var screen = RandomScreen(seed: seed)
        return screen.screen()
    }

    // MARK: - Choices

    private mutating func one(of count: Int) -> Int { Int(random.next() % UInt64(count)) }
    private mutating func pick<T>(_ values: [T]) -> T { values[one(of: values.count)] }
    private mutating func isChosen(in count: Int) -> Bool { one(of: count) == 0 }

    private mutating func views(_ count: Int, _ make: (inout RandomScreen) -> AnyView) -> [AnyView] {
        (0..<count).map { _ in make(&self) }
    }

    // MARK: - Screens

    private mutating func screen() -> AnyView {
        let kind = one(of: 6)
        if kind == 0 { return list() }
        if kind == 1 { return form() }
        let title = pick(Self.texts)
        let stack = stack(depth: 0)
        return switch kind {
        case 2: AnyView(NavigationStack { stack.navigationTitle(title) })
        case 3: AnyView(ScrollView { stack })
        default: stack
        }
    }

    private mutating func list() -> AnyView {
        let sections = (0..<2 + one(of: 2)).map { _ in
            (title: pick(Self.texts), rows: views(2 + one(of: 3)) { $0.row() })
        }
        let list = List {
            ForEach(sections.indices, id: \.self) { index in
                Section(sections[index].title) {
                    ForEach(sections[index].rows.indices, id: \.self) { sections[index].rows[$0] }
                }
            }
        }
        return isChosen(in: 2) ? AnyView(list.listStyle(.plain)) : AnyView(list)
    }

    private mutating func form() -> AnyView {
        let controls = views(4 + one(of: 4)) { $0.control() }
        let header = pick(Self.texts)
        let footer = pick(Self.texts)
        return AnyView(
            Form {
                Section {
                    ForEach(controls.indices, id: \.self) { controls[$0] }
                } header: {
                    Text(verbatim: header)
                } footer: {
                    Text(verbatim: footer)
                }
            })
    }

    private mutating func row() -> AnyView {
        switch one(of: 4) {
        case 0: text()
        case 1: AnyView(Label(pick(Self.texts), systemImage: pick(Self.symbols)))
        case 2: AnyView(LabeledContent(pick(Self.texts), value: pick(Self.texts)))
        default: AnyView(ends(text(), text()))
        }
    }

    private func ends(_ leading: AnyView, _ trailing: AnyView) -> some View {
        HStack {
            leading
            Spacer()
            trailing
        }
    }

    // MARK: - Stacks

    private mutating func part(depth: Int) -> AnyView {
        if depth < Self.depth, isChosen(in: 3) { return decorated(stack(depth: depth + 1)) }
        return switch one(of: 6) {
        case 0: control()
        case 1: shape()
        case 2: decorated(text())
        default: text()
        }
    }

    private mutating func stack(depth: Int) -> AnyView {
        let parts = views(2 + one(of: 3)) { $0.part(depth: depth) }
        let content = ForEach(parts.indices, id: \.self) { parts[$0] }
        let spacing: CGFloat? = pick([nil, nil, 0, 4, 20])
        return switch one(of: depth == 0 ? 2 : 5) {
        case 2, 3:
            AnyView(
                HStack(alignment: pick([.center, .top, .bottom, .firstTextBaseline]), spacing: spacing) { content })
        case 4: AnyView(ZStack(alignment: pick([.center, .topLeading, .bottomTrailing])) { content })
        default: AnyView(VStack(alignment: pick([.center, .leading, .trailing]), spacing: spacing) { content })
        }
    }

    private mutating func decorated(_ view: AnyView) -> AnyView {
        switch one(of: 8) {
        case 0: AnyView(view.padding())
        case 1: AnyView(view.padding(.horizontal, 10).background(pick(Self.colors).opacity(0.2)))
        case 2: AnyView(view.background(.gray.opacity(0.3), in: .rect(cornerRadius: 8)))
        case 3: AnyView(view.border(pick(Self.colors)))
        case 4: AnyView(view.frame(maxWidth: .infinity, alignment: pick([.leading, .center, .trailing])))
        case 5: AnyView(view.overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 8, height: 8) })
        case 6: AnyView(view.background(.thinMaterial, in: .rect(cornerRadius: 8)))
        default: AnyView(view.environment(\.layoutDirection, isChosen(in: 2) ? .rightToLeft : .leftToRight))
        }
    }

    // MARK: - Leaves

    private mutating func text() -> AnyView {
        if isChosen(in: 12) { return AnyView(Text(verbatim: Self.joinedText).font(pick(Self.fonts)).fixedSize()) }
        let text = Text(verbatim: pick(Self.texts)).font(pick(Self.fonts)).foregroundStyle(pick(Self.colors))
            .multilineTextAlignment(pick(TextAlignment.allCases))
            .lineLimit(pick([nil, nil, 1, 2]))
        return switch one(of: 4) {
        case 0: AnyView(text.frame(width: CGFloat(60 + 40 * one(of: 6))))
        case 1: AnyView(text.fixedSize(horizontal: false, vertical: true))
        case 2: AnyView(text.truncationMode(pick([.head, .middle, .tail])))
        default: AnyView(text)
        }
    }

    private mutating func shape() -> AnyView {
        let color = pick(Self.colors)
        let width = CGFloat(20 + one(of: 80))
        return switch one(of: 5) {
        case 0: AnyView(Rectangle().fill(color).frame(width: width, height: 24))
        case 1: AnyView(RoundedRectangle(cornerRadius: 10).stroke(color, lineWidth: 2).frame(width: width, height: 30))
        case 2: AnyView(Capsule().fill(color.gradient).frame(width: width, height: 20))
        case 3: AnyView(Image(systemName: pick(Self.symbols)).font(pick(Self.fonts)).foregroundStyle(color))
        default: AnyView(Divider())
        }
    }

    private mutating func control() -> AnyView {
        let title = pick(Self.texts)
        let isOn = isChosen(in: 2)
        let inner = text()
        let control: AnyView =
            switch one(of: 12) {
            case 0: AnyView(Toggle(title, isOn: .constant(isOn)))
            case 1: AnyView(Slider(value: .constant(Double(one(of: 11)) / 10)).frame(minWidth: 80))
            case 2: AnyView(Stepper(title, value: .constant(3), in: isOn ? 0...3 : 0...9))
            case 3: AnyView(picker(title).pickerStyle(.segmented))
            case 4: AnyView(picker(title).pickerStyle(.menu))
            case 5: AnyView(TextField("Name", text: .constant(isOn ? pick(["Rick", "Größe", "12:34"]) : "")))
            case 6: AnyView(TextField("Search", text: .constant("")).textFieldStyle(.roundedBorder))
            case 7: AnyView(ProgressView(title, value: Double(one(of: 11)), total: 10))
            case 8: AnyView(Button(title) {}.buttonStyle(.borderedProminent))
            case 9: AnyView(Button(title, role: isOn ? .destructive : nil) {}.buttonStyle(.bordered))
            case 10: AnyView(Button(title, systemImage: pick(Self.symbols)) {})
            default: AnyView(DisclosureGroup(title, isExpanded: .constant(isOn)) { inner })
            }
        return isChosen(in: 4) ? AnyView(control.disabled(true)) : control
    }

    private func picker(_ title: String) -> some View {
        Picker(title, selection: .constant(1)) {
            Text(verbatim: "One").tag(0)
            Text(verbatim: "Number two").tag(1)
            Text(verbatim: "3").tag(2)
        }
    }
}
