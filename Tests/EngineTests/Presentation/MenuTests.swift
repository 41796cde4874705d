// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout
import VitrineTesting

@MainActor
@Suite("Menus")
struct MenuTests {
    @Test("a menu opens next to its label, acts and closes")
    func opens() throws {
        let log = MenuLog()
        let scene = mounted {
            Menu("Open") {
                Button("First") { log.entries.append("first") }
                Button("Second", role: .destructive) { log.entries.append("second") }
            }
        }
        #expect(scene.labels == ["Open"])
        #expect(scene.leaf("Open").flatMap { scene.display.layer(id: $0.layerID) }?.semantics?.opensMenu == true)
        try scene.touch("Open")
        #expect(scene.labels == ["First", "Second"])
        let row = try #require(scene.leaf("First"))
        #expect(row.role == .menuItem)
        try scene.touch("Second")
        #expect(log.entries == ["second"])
        #expect(scene.labels == ["Open"])
    }

    @Test("titles begin in one column, with an icon and without; without any icon they begin where icons would")
    func column() throws {
        func starts(_ scene: SceneHost, _ titles: [String]) throws -> [Double] {
            func all(_ layer: Layer) -> [Layer] { [layer] + layer.children.flatMap(all) }
            return try titles.map { title in
                try #require(
                    all(scene.display.root).first {
                        if case .text(let text) = $0.content { text.string == title } else { false }
                    }
                ).frameInRoot().x
            }
        }
        let mixed = mounted {
            Menu("Open") {
                Button("Plain") {}
                Button("Starred", systemImage: "star") {}
            }
        }
        try mixed.touch("Open")
        let places = try starts(mixed, ["Plain", "Starred"])
        #expect(places[0] == places[1])
        let plain = mounted { Menu("Open") { Button("Plain") {} } }
        try plain.touch("Open")
        #expect(try starts(plain, ["Plain"])[0] == places[0] - 36)
    }

    @Test("Escape and a tap outside close it without acting")
    func closes() throws {
        let scene = mounted { Menu("Open") { Button("First") {} } }
        for leave in [SceneHost.escape, SceneHost.tapDim] {
            try scene.touch("Open")
            leave(scene)()
            scene.flush()
            #expect(scene.labels == ["Open"])
        }
    }

    @Test("a menu inside a menu opens over it; choosing there closes both")
    func nests() throws {
        let log = MenuLog()
        let scene = mounted {
            Menu("Open") {
                Button("First") {}
                Menu("More") { Button("Inner") { log.entries.append("inner") } }
            }
        }
        try scene.touch("Open")
        try scene.touch("More")
        #expect(scene.labels == ["Inner"])
        scene.escape()
        scene.flush()
        #expect(scene.labels == ["First", "More"])
        try scene.touch("More")
        try scene.touch("Inner")
        #expect(log.entries == ["inner"])
        #expect(scene.labels == ["Open"])
    }

    @Test("a toggle is a row with a mark; sections have lines between them")
    func rows() throws {
        let log = MenuLog()
        let scene = mounted {
            Menu("Open") {
                Section("Group") { Toggle("Marked", isOn: Binding(get: { log.isOn }, set: { log.isOn = $0 })) }
                Section { Button("Other") {} }
            }
        }
        try scene.touch("Open")
        #expect(scene.labels == ["Group", "Marked", "Other"])
        #expect(scene.leaf("Marked")?.isSelected == false)
        let gap = try #require(scene.leaf("Other")).frame.y - (try #require(scene.leaf("Marked")).frame.y)
        #expect(gap > 44)
        try scene.touch("Marked")
        #expect(log.isOn)
        try scene.touch("Open")
        #expect(scene.leaf("Marked")?.isSelected == true)
    }

    @Test("a control group is a row of cells of one width, with the icon above the title")
    func controlGroup() throws {
        let log = MenuLog()
        let scene = mounted {
            Menu("Open") {
                ControlGroup("Clipboard") {
                    Button("Copy", systemImage: "star") { log.entries.append("copy") }
                    Button("Cut", systemImage: "star") {}.disabled(true)
                    Toggle("Pin", systemImage: "star", isOn: Binding(get: { log.isOn }, set: { log.isOn = $0 }))
                }
                Button("Other") {}
            }
        }
        try scene.touch("Open")
        #expect(scene.labels == ["Copy", "Cut", "Pin", "Other"])
        let cells = try ["Copy", "Cut", "Pin"].map { try #require(scene.leaf($0)) }
        #expect(cells.allSatisfy { $0.role == .menuItem })
        #expect(Set(cells.map { $0.frame.y }).count == 1)
        #expect(Set(cells.map { ($0.frame.width * 8).rounded() }).count == 1)
        #expect(cells[0].frame.x + cells[0].frame.width <= cells[1].frame.x + 0.5)
        #expect(cells[0].frame.height >= 64 && cells[0].frame.width < 100)
        let other = try #require(scene.leaf("Other")).frame
        #expect(other.y > cells[0].frame.y + cells[0].frame.height, "a line stands between")
        #expect(other.width > cells[0].frame.width * 3)
        let group = try #require(
            scene.display.elements().all { $0.role == .group && $0.label == "Clipboard" }.first)
        #expect(group.all { $0.role == .menuItem }.map(\.label) == ["Copy", "Cut", "Pin"])
        try scene.touch("Pin")
        #expect(log.isOn && scene.labels == ["Open"])
        try scene.touch("Open")
        #expect(scene.leaf("Pin")?.isSelected == true)
        try scene.touch("Copy")
        #expect(log.entries == ["copy"] && scene.labels == ["Open"])
    }

    @Test("a palette is a row of symbols alone, of which more than five scroll", arguments: [4, 8])
    func palette(count: Int) throws {
        let log = MenuLog()
        let scene = mounted {
            Menu("Open") {
                ControlGroup("Marks") {
                    ForEach(0..<count, id: \.self) { mark in
                        Button("Mark \(mark)", systemImage: "star") { log.entries.append("\(mark)") }
                    }
                }
                .controlGroupStyle(.palette)
                Button("Other") {}
            }
        }
        try scene.touch("Open")
        let cells = try (0..<count).map { try #require(scene.leaf("Mark \($0)")) }
        #expect(cells.allSatisfy { $0.role == .menuItem })
        #expect(Set(cells.map { $0.frame.y }).count == 1)
        #expect(cells.allSatisfy { $0.frame.height == 44 && $0.frame.width >= 44 })
        #expect(try #require(scene.leaf("Other")).frame.y >= cells[0].frame.y + 44)
        try scene.touch("Mark 2")
        #expect(log.entries == ["2"] && scene.labels == ["Open"])
    }

    @Test("a control group that is a menu opens one, in a menu too")
    func menuOfControls() throws {
        let log = MenuLog()
        let scene = mounted {
            Menu("Open") {
                ControlGroup("Clipboard") {
                    Button("Copy", systemImage: "star") { log.entries.append("copy") }
                }
                .controlGroupStyle(.menu)
            }
        }
        try scene.touch("Open")
        #expect(scene.leaf("Copy") == nil)
        try scene.touch("Clipboard")
        try scene.touch("Copy")
        #expect(log.entries == ["copy"])
    }

    @Test("more than four controls of a group are rows, and a menu in a group opens one of rows")
    func largeControlGroup() throws {
        let scene = mounted {
            Menu("Open") {
                ControlGroup { ForEach(1..<6) { Button("Row \($0)") {} } }
                ControlGroup {
                    Button("First") {}
                    Menu("More") {
                        Button("Inner") {}
                        Button("Last") {}
                    }
                }
            }
        }
        try scene.touch("Open")
        let rows = try (1..<6).map { try #require(scene.leaf("Row \($0)")).frame.y }
        #expect(Set(rows).count == 5)
        let (first, more) = (try #require(scene.leaf("First")), try #require(scene.leaf("More")))
        #expect(first.frame.y == more.frame.y)
        try scene.touch("More")
        #expect(scene.labels == ["Inner", "Last"])
        let (inner, last) = (try #require(scene.leaf("Inner")), try #require(scene.leaf("Last")))
        #expect(inner.frame.y < last.frame.y)
    }

    @Test("a menu with an action of its own acts when pressed, and opens when it is asked for")
    func primaryAction() throws {
        let log = MenuLog()
        let scene = mounted {
            Menu("Open") {
                Button("First") {}
            } primaryAction: {
                log.entries.append("primary")
            }
        }
        try scene.touch("Open")
        #expect(log.entries == ["primary"])
        let layer = try #require(scene.display.root.first(listeningFor: .menu))
        #expect(scene.send(.menu, to: layer.id) == .handled)
        scene.flush()
        #expect(scene.labels == ["First"])
    }

    @Test("a context menu opens on its view, around a control too")
    func contextMenu() throws {
        let log = MenuLog()
        for view in [AnyView(Text("Row")), AnyView(Button("Row") {})] {
            let scene = mounted {
                view.contextMenu {
                    Button("Delete", role: .destructive) { log.entries.append("delete") }
                }
            }
            let layer = try #require(scene.display.root.first(listeningFor: .menu))
            scene.send(.menu, to: layer.id)
            scene.flush()
            try scene.touch("Delete")
            #expect(scene.labels == ["Row"])
        }
        #expect(log.entries == ["delete", "delete"])
    }

    @Test("a row of a list is lifted as a whole while its context menu is open, and no other row is")
    func liftedRow() throws {
        let scene = mounted {
            List {
                Text("Above")
                Text("Row").contextMenu { Button("Delete") {} }
                Text("Below")
            }
        }
        func lifted() -> [Layer] { (scene.scrollLayer?.all ?? []).filter { $0.effects.shadow != nil } }
        #expect(scene.scrollLayer != nil && lifted().isEmpty)
        let layer = try #require(scene.display.root.first(listeningFor: .menu))
        let row = layer.frameInRoot()
        scene.send(.menu, to: layer.id)
        scene.flush()
        let cards = lifted().map { $0.frameInRoot() }
        #expect(cards.map(\.width) == [358], "one card, as wide as the list's")
        #expect(cards.allSatisfy { $0.y < row.y && $0.y + $0.height > row.y + row.height }, "the card around the text")
        try scene.touch("Delete")
        #expect(lifted().isEmpty)
    }

    @Test(
        "a menu stays in the window, whichever corner its label is in",
        arguments: [
            Alignment.topLeading, .topTrailing, .bottomLeading, .bottomTrailing,
        ])
    func staysInWindow(alignment: Alignment) throws {
        let scene = mounted {
            Menu("Open") { ForEach(0..<5, id: \.self) { Button("Row \($0)") {} } }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
        }
        try scene.touch("Open")
        for label in ["Row 0", "Row 4"] {
            let frame = try #require(scene.leaf(label)).frame
            #expect(frame.x >= 0 && frame.x + frame.width <= 390)
            #expect(frame.y >= 0 && frame.y + frame.height <= 844)
        }
    }

    @Test(
        "a popover is a sheet in a narrow window, and a card next to its view in a wide one or where it asks for that")
    func popover() throws {
        func height(_ width: Double, _ content: some View) throws -> Double {
            let scene = SceneHost(
                Text("Base").popover(isPresented: .constant(true)) { content }, session: .fixture(),
                viewport: Viewport(width: width, height: 900))
            scene.flush()
            #expect(scene.labels == ["Inside"])
            let frame = try #require(scene.leaf("Inside")).frame
            return frame.y + frame.height / 2
        }
        let narrow = try height(390, Text("Inside"))
        let wide = try height(1024, Text("Inside"))
        let asked = try height(390, Text("Inside").presentationCompactAdaptation(.popover))
        #expect(narrow == 455)
        #expect(wide > 455 && wide < 520)
        #expect(asked == wide)
    }

    @Test("a popover stands next to the part of its view that it is attached to")
    func attachment() throws {
        func middle(_ anchor: PopoverAttachmentAnchor) throws -> Double {
            let scene = SceneHost(
                Color.red.frame(width: 400, height: 40).popover(isPresented: .constant(true), attachmentAnchor: anchor)
                {
                    Text("Inside")
                }, session: .fixture(), viewport: Viewport(width: 1_024, height: 900))
            scene.flush()
            let frame = try #require(scene.leaf("Inside")).frame
            return frame.x + frame.width / 2
        }
        #expect(abs(try middle(.rect(.bounds)) - 512) < 1)
        #expect(abs(try middle(.point(.leading)) - 312) < 1)
        #expect(abs(try middle(.rect(.rect(CGRect(x: 380, y: 0, width: 20, height: 20)))) - 702) < 1)
    }

    @Test("A picker in a menu is its choices, the chosen one marked; one in the style of a menu is a menu inside")
    func pickerInMenu() throws {
        struct Sizes: View {
            let isMenu: Bool
            @State private var size = "Small"

            var body: some View {
                Menu("Options: \(size)") {
                    if isMenu { picker.pickerStyle(.menu) } else { picker }
                }
            }

            private var picker: some View {
                Picker("Size", selection: $size) {
                    ForEach(["Small", "Large"], id: \.self) { Text($0) }
                }
            }
        }
        for isMenu in [false, true] {
            let host = TestHost(Sizes(isMenu: isMenu))
            try host.find(label: "Options: Small").tap()
            if isMenu { try host.find(label: "Size").tap() }
            #expect(try host.find(label: "Small").isSelected && !host.find(label: "Large").isSelected)
            try host.find(label: "Large").tap()
            #expect(host.contains(label: "Options: Large") && !host.contains(label: "Small"))
        }
    }

    @Test("A palette in a menu is one row of its choices' symbols, and a choice closes the menu")
    func palette() throws {
        struct Marks: View {
            @State private var mark = "star"

            var body: some View {
                Menu("Mark: \(mark)") {
                    Button("Above") {}
                    Picker("Mark", selection: $mark) {
                        ForEach(["star", "flag", "bell"], id: \.self) { Label($0, systemImage: $0) }
                    }
                    .pickerStyle(.palette)
                    Button("Below") {}
                }
            }
        }
        let host = TestHost(Marks())
        try host.find(label: "Mark: star").tap()
        let choices = host.root.all { $0.role == .menuItem && ["star", "flag", "bell"].contains($0.label) }
        #expect(choices.map(\.label) == ["star", "flag", "bell"] && choices.map(\.isSelected) == [true, false, false])
        #expect(Set(choices.map(\.frame.y)).count == 1 && Set(choices.map { $0.frame.width.rounded() }).count == 1)
        #expect(choices.allSatisfy { $0.frame.height >= 44 })
        #expect(choices[0].frame.x + choices[0].frame.width <= choices[1].frame.x + 0.01)
        // Each choice is shown as its symbol alone, and lines set the row apart from those around it.
        #expect(!host.scene.strings.contains("flag"))
        let row = TestElement(choices[0], host: host).frame
        let (above, below) = (try host.find(label: "Above").frame, try host.find(label: "Below").frame)
        #expect(above.maxY < row.minY && below.minY > row.maxY)
        try host.find(label: "flag").tap()
        #expect(host.contains(label: "Mark: flag") && !host.contains(label: "Above"))
    }

    @Test("The tint of a choice in a palette colours its symbol, and styles around the menu colour none")
    func paletteTints() throws {
        let scene = mounted {
            Menu("Mark") {
                Picker("Mark", selection: .constant("star")) {
                    Label("Star", systemImage: "star").tint(Color.white).tag("star")
                    Label("Flag", systemImage: "flag").tint(Color.black).tag("flag")
                    Label("Bell", systemImage: "bell").tag("bell")
                }
                .pickerStyle(.palette)
                Button("Sound", systemImage: "speaker") {}
            }
            .foregroundStyle(.secondary)
        }
        try scene.touch("Mark")
        var tints: [String: DisplayColor] = [:]
        for layer in scene.display.root.all {
            guard case .image(let image) = layer.content, case .symbol(let name, _, _) = image.source else { continue }
            tints[name] = image.tint
        }
        #expect(tints["star"] == .white && tints["flag"] == .black)
        #expect(tints["bell"] != nil && tints["bell"] == tints["speaker"])
    }

    private enum Separated: CaseIterable {
        case divider, dividers, section, sections, dividerBeforeSection, dividerAfterSection, dividersAtEnds
        case dividerInSection, dividerBetweenSections
    }

    @ViewBuilder private func separated(_ kind: Separated) -> some View {
        let (first, second) = (Button("First") {}, Button("Second") {})
        switch kind {
        case .divider:
            first
            Divider()
            second
        case .dividers:
            first
            Divider()
            Divider()
            second
        case .section:
            Section { first }
            second
        case .sections:
            Section { first }
            Section { second }
        case .dividerBeforeSection:
            first
            Divider()
            Section { second }
        case .dividerAfterSection:
            Section { first }
            Divider()
            second
        case .dividersAtEnds:
            Divider()
            first
            Divider()
            second
            Divider()
        case .dividerInSection:
            Section {
                first
                Divider()
            }
            Section { second }
        case .dividerBetweenSections:
            Section { first }
            Divider()
            Section { second }
        }
    }

    @Test("One line stands between two rows, whatever asks for it, and none at the ends", arguments: Separated.allCases)
    private func lines(kind: Separated) throws {
        func look(_ kind: Separated) throws -> (gap: Double, lines: Int) {
            let scene = mounted { Menu("Open") { separated(kind) } }
            try scene.touch("Open")
            let (first, second) = (try #require(scene.leaf("First")).frame, try #require(scene.leaf("Second")).frame)
            let lines = scene.fills.filter { layer in
                let frame = layer.frameInRoot()
                return frame.height <= 1 && frame.width > 100 && frame.y >= first.y - 20
            }
            return (second.y - first.y - first.height, lines.count)
        }
        let (one, other) = (try look(.divider), try look(kind))
        #expect(one.lines == 1 && other.lines == 1)
        #expect(abs(one.gap - other.gap) < 0.01)
    }

    private func mounted(@ViewBuilder _ view: () -> some View) -> SceneHost {
        let scene = SceneHost(view(), session: .fixture())
        scene.flush()
        return scene
    }
}

// MARK: - Fixtures

@Observable
private final class MenuLog {
    var entries: [String] = []
    var isOn = false
}

extension Layer {
    fileprivate func first(listeningFor event: EventMask) -> Layer? {
        if events.contains(event) { return self }
        return children.lazy.compactMap { $0.first(listeningFor: event) }.first
    }
}
