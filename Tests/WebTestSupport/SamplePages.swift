// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

/// Display trees built by hand, shaped like Challenge's screens.
package enum SamplePages {
    package static let label = DisplayColor(red: 0, green: 0, blue: 0)
    package static let secondary = DisplayColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.6)
    package static let blue = DisplayColor(red: 0, green: 0.48, blue: 1)
    package static let statuses = ["Alive", "Dead", "unknown"]

    /// A field as the engine makes it, without a layout of its own.
    package static func field(_ state: FieldState) -> DisplayField {
        let string = state.isSecure ? "" : String(decoding: state.text, as: UTF16.self)
        let shown = state.isSecure ? String(repeating: "\u{2022}", count: state.value.count) : string
        let range = state.awaitsSelection ? state.selection : nil
        return DisplayField(
            isSecure: state.isSecure, shown: text(shown), placeholder: text("Name"), string: string,
            revision: state.revision, edition: state.edition, isEcho: state.isEcho, cuts: state.cuts,
            selection: state.followsSelection ? DisplayField.Selection(choice: state.choice, range: range) : nil,
            style: text("").styles[0], placeholderColor: label, caretColor: label, pitch: 20.33, baseline: 16.19)
    }

    package static func text(
        _ string: String,
        size: Double = 17,
        weight: Int = 400,
        color: DisplayColor = label,
        width: Double? = nil
    ) -> DisplayText {
        let width = width ?? Double(string.count) * size * 0.52
        let style = DisplayTextStyle(
            font: DisplayFont(size: size, weight: weight, tracking: -0.007 * size),
            color: color
        )
        let fragment = DisplayText.Fragment(string: string, style: 0, x: 0, width: width)
        let line = DisplayText.Line(
            fragments: [fragment],
            top: 0,
            baseline: size * 0.95215,
            height: size * 1.19336,
            endsParagraph: true
        )
        return DisplayText(styles: [style], lines: [line], string: string)
    }

    /// Centred lines of one style.
    package static func paragraph(_ lines: [(String, Double)], size: Double, color: DisplayColor) -> DisplayText {
        let style = DisplayTextStyle(font: DisplayFont(size: size), color: color)
        let widest = lines.map(\.1).max() ?? 0
        let pitch = size * 1.19336
        let laidOut = lines.enumerated().map { number, line in
            DisplayText.Line(
                fragments: [.init(string: line.0, style: 0, x: (widest - line.1) / 2, width: line.1)],
                top: Double(number) * pitch,
                baseline: Double(number) * pitch + size * 0.95215,
                height: pitch,
                endsParagraph: number + 1 == lines.count
            )
        }
        return DisplayText(
            styles: [style], lines: laidOut, string: lines.map(\.0).joined(separator: " "), alignment: .center)
    }

    @discardableResult
    package static func add(
        _ content: LayerContent = .group,
        to parent: Layer,
        x: Double = 0,
        y: Double = 0,
        width: Double = 0,
        height: Double = 0,
        role: Semantics.Role? = nil,
        label: String? = nil,
        identifier: String? = nil,
        arrangement: Arrangement = .absolute
    ) -> Layer {
        let layer = Layer(tree: parent.tree, content: content, arrangement: arrangement)
        layer.placement = LayerPlacement(x: x, y: y, width: width, height: height)
        if role != nil || label != nil || identifier != nil {
            var semantics = Semantics(role: role ?? .none)
            semantics.label = label
            semantics.identifier = identifier
            layer.semantics = semantics
        }
        parent.append(layer)
        return layer
    }

    /// Home: a title, a paragraph, a prominent button, a symbol, a spinner, a few shapes.
    package static func home(width: Double = 375, height: Double = 667) -> DisplayTree {
        let tree = DisplayTree()
        let root = tree.root!
        root.placement = LayerPlacement(x: 0, y: 0, width: width, height: height)
        add(.fill(.rectangle, .color(.white)), to: root, width: width, height: height)
        add(
            .text(text("Challenge", size: 34, weight: 700)),
            to: root,
            x: 16,
            y: 60,
            width: 180,
            height: 41,
            role: .heading(level: 1),
            identifier: "home.title"
        )
        let body = paragraph(
            [("All characters of the show, with", 240), ("their pictures and status.", 190)],
            size: 17,
            color: secondary
        )
        add(.text(body), to: root, x: (width - 240) / 2, y: 140, width: 240, height: 41, role: .staticText)
        let button = add(
            to: root,
            x: (width - 200) / 2,
            y: 220,
            width: 200,
            height: 50,
            role: .button,
            identifier: "home.characters"
        )
        button.events = .tap
        button.interaction = InteractionLook(pressedOpacity: 0.5)
        add(.fill(.capsule, .color(blue)), to: button, width: 200, height: 50)
        add(
            .text(text("Characters", weight: 600, color: .white, width: 90)),
            to: button,
            x: 55,
            y: 15,
            width: 90,
            height: 20
        )
        add(
            .image(DisplayImage(source: .symbol(name: "person.3", weight: 400, pointSize: 22), tint: blue)),
            to: root,
            x: 16,
            y: 300,
            width: 30,
            height: 30,
            role: .image,
            label: "People"
        )
        add(.activity(), to: root, x: 70, y: 305, width: 20, height: 20, role: .progress, label: "Loading")
        shapes(to: root)
        return tree
    }

    private static func shapes(to root: Layer) {
        add(
            .fill(.circle, .color(.init(red: 0.2, green: 0.8, blue: 0.35))),
            to: root,
            x: 110,
            y: 300,
            width: 50,
            height: 30
        )
        add(
            .stroke(
                .roundedRectangle(radiusX: 8, radiusY: 8, isContinuous: true),
                .color(blue),
                DisplayStroke(width: 2)
            ),
            to: root,
            x: 180,
            y: 300,
            width: 50,
            height: 30
        )
        let star = Outline.path([
            .move(x: 15, y: 0), .line(x: 30, y: 30), .line(x: 0, y: 10), .line(x: 30, y: 10), .line(x: 0, y: 30),
            .close,
        ])
        add(.fill(star, .color(.init(red: 1, green: 0.6, blue: 0))), to: root, x: 250, y: 300, width: 30, height: 30)
        let dashed = DisplayStroke(width: 2, cap: .round, dash: [4, 4])
        add(.stroke(.circle, .color(.black), dashed), to: root, x: 300, y: 300, width: 40, height: 30)
        let gradient = Paint.linearGradient(
            stops: [.init(color: blue, location: 0), .init(color: .white, location: 1)],
            startX: 0,
            startY: 0,
            endX: 1,
            endY: 0
        )
        let faded = add(.fill(.rectangle, gradient), to: root, x: 16, y: 350, width: 343, height: 20)
        faded.effects.shadow = .init(color: .init(red: 0, green: 0, blue: 0, alpha: 0.4), radius: 4, x: 0, y: 2)
    }

    /// A list of rows in a scroller; returns the run that holds them.
    package static func list(rows: Int, width: Double = 375, height: Double = 667) -> (tree: DisplayTree, run: Layer) {
        let tree = DisplayTree()
        let root = tree.root!
        root.placement = LayerPlacement(x: 0, y: 0, width: width, height: height)
        add(
            .text(text("Characters", size: 17, weight: 600)),
            to: root,
            x: 140,
            y: 12,
            width: 95,
            height: 20,
            role: .heading(level: 1)
        )
        let scroll = DisplayScroll(
            isHorizontal: false,
            isVertical: true,
            contentWidth: width,
            contentHeight: Double(rows) * 72
        )
        let scroller = add(.scroll(scroll), to: root, x: 0, y: 44, width: width, height: height - 44)
        let run = add(to: scroller, width: width, height: Double(rows) * 72, role: .list, arrangement: .verticalRun)
        for number in 0..<rows { row(number, to: run, width: width) }
        return (tree, run)
    }

    @discardableResult
    package static func row(_ number: Int, to run: Layer, width: Double = 375) -> Layer {
        let name = "\(["Rick", "Morty", "Summer", "Beth", "Jerry"][number % 5]) \(number)"
        let item = add(to: run, width: width, height: 72, role: .listItem)
        let row = add(to: item, width: width, height: 72, role: .button)
        row.events = .tap
        row.interaction = InteractionLook(pressedOpacity: 0.5)
        let picture = add(
            .image(DisplayImage(source: .stored(hash: "avatar\(number % 20)"))),
            to: row,
            x: 16,
            y: 8,
            width: 56,
            height: 56
        )
        picture.effects.clip = .circle
        add(.text(text(name, weight: 600)), to: row, x: 88, y: 14, width: 120, height: 20.34)
        add(
            .text(text(statuses[number % 3], size: 13, color: secondary)),
            to: row,
            x: 88,
            y: 38,
            width: 60,
            height: 15.66
        )
        add(
            .fill(.rectangle, .color(.init(red: 0.78, green: 0.78, blue: 0.8))),
            to: row,
            x: 88,
            y: 71.67,
            width: width - 88,
            height: 0.33
        )
        return item
    }
}
