// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout
import VitrineTesting

@MainActor
@Suite("A list")
struct ListTests {
    private final class Made {
        var rows: Set<Int> = []
    }

    private struct Rows: View {
        let count: Int
        let made: Made

        var body: some View {
            List(0..<count, id: \.self) { index in
                let _ = made.rows.insert(index)
                Text(verbatim: "Row \(index)").accessibilityIdentifier("row \(index)")
            }
        }
    }

    @Test("of 100,000 rows makes those in its window", arguments: [1_000, 100_000])
    func makesTheWindow(count: Int) throws {
        let made = Made()
        let host = TestHost(Rows(count: count, made: made), width: 390, height: 844)
        #expect(made.rows == Set(0..<16))
        let list = try host.find(identifier: "row 0")
        try list.scroll(to: CGPoint(x: 0, y: 35 + 52 * 500))
        #expect(host.contains(identifier: "row 500"))
        #expect(!host.contains(identifier: "row 0"))
        #expect(made.rows.count < 40)
    }

    @Test("puts rows on cards, with lines between them")
    func drawsCards() throws {
        let host = TestHost(
            List {
                Text(verbatim: "One").accessibilityIdentifier("one")
                Text(verbatim: "Two").accessibilityIdentifier("two")
                Section {
                    Text(verbatim: "Three").accessibilityIdentifier("three")
                } header: {
                    Text(verbatim: "More").accessibilityIdentifier("more")
                }
            })
        let first = try host.frame(of: "one")
        let second = try host.frame(of: "two")
        #expect(first.minX == 32)
        #expect(abs(first.midY - (35 + 26)) < 0.01)
        #expect(abs(second.midY - first.midY - 52) < 0.01)
        let header = try host.frame(of: "more")
        #expect(header.minX == 32)
        #expect(abs(header.minY - (35 + 104 + 27.5)) < 0.01)
        #expect(abs(try host.frame(of: "three").midY - (header.maxY + 10 + 26)) < 0.01)
        let items = host.root.all { $0.role == .listItem }
        // The header is an item without a number.
        #expect(items.map(\.positionInSet) == [1, 2, nil, 3])
        #expect(items.map(\.sizeOfSet) == [3, 3, nil, 3])
    }

    @Test("follows rows that come and go")
    func followsChanges() throws {
        let host = TestHost(Growing())
        #expect(host.contains(label: "2"))
        try host.find(label: "Change").tap()
        #expect(host.labels.filter { Int($0) != nil } == ["9", "0", "1", "3"])
        try host.find(label: "Change").tap()
        #expect(host.labels.filter { Int($0) != nil } == ["0", "1", "2", "3"])
    }

    private struct Growing: View {
        @State private var numbers = [0, 1, 2, 3]

        var body: some View {
            VStack {
                Button {
                    numbers = numbers.contains(2) ? [9, 0, 1, 3] : [0, 1, 2, 3]
                } label: {
                    Text(verbatim: "Change")
                }
                List {
                    ForEach(numbers, id: \.self) { Text(verbatim: "\($0)") }
                }
            }
        }
    }

    @Test("gives a link the whole row, with a chevron")
    func linksFillTheirRows() throws {
        let host = TestHost(
            NavigationStack {
                List {
                    NavigationLink {
                        Text(verbatim: "Inside")
                    } label: {
                        Text(verbatim: "Open")
                    }
                }
            })
        let link = try host.find(role: .link, label: "Open")
        #expect(link.frame.minX == 16 && link.frame.width == 390 - 32 && abs(link.frame.height - 52) < 0.01)
        try link.tap()
        #expect(host.contains(label: "Inside"))
    }

    @Test("makes a button the whole row, in the accent colour")
    func buttonsFillTheirRows() throws {
        let host = TestHost(Pressing())
        let button = try host.find(role: .button, label: "Press")
        #expect(button.frame.minX == 16 && button.frame.width == 390 - 32 && abs(button.frame.height - 52) < 0.01)
        let words = try host.frame(of: "count")
        #expect(words.minX == 32)
        try button.tap()
        #expect(host.contains(label: "1"))
        // Beside others a button is as large as its label.
        #expect(try host.find(role: .button, label: "Beside").frame.width < 100)
        // A style that draws a background of its own keeps to it.
        #expect(try host.find(role: .button, label: "Plain").frame.width < 100)
    }

    private struct Pressing: View {
        @State private var count = 0

        var body: some View {
            List {
                Button {
                    count += 1
                } label: {
                    Text(verbatim: "Press")
                }
                Text(verbatim: "\(count)").accessibilityIdentifier("count")
                HStack {
                    Button {
                    } label: {
                        Text(verbatim: "Beside")
                    }
                    Spacer()
                }
                Button {
                } label: {
                    Text(verbatim: "Plain")
                }.buttonStyle(.plain)
            }
        }
    }

    @Test("keeps the state of a row that scrolls away and back")
    func keepsRowStates() throws {
        let host = TestHost(List(0..<1_000, id: \.self) { Switch(number: $0) })
        try host.find(label: "3 off").tap()
        let list = try host.find(label: "0 off")
        try list.scroll(to: CGPoint(x: 0, y: 52 * 500))
        #expect(!host.contains(label: "3 on"))
        try host.find(label: "500 off").scroll(to: .zero)
        #expect(host.contains(label: "3 on"))
        #expect(host.contains(label: "2 off"))
    }

    private struct Switch: View {
        let number: Int
        @State private var isOn = false

        var body: some View {
            Button {
                isOn.toggle()
            } label: {
                Text(verbatim: "\(number) \(isOn ? "on" : "off")")
            }
        }
    }

    @Test("keeps what a row asks of it")
    func readsRowTraits() throws {
        let host = TestHost(
            List {
                Text(verbatim: "a").accessibilityIdentifier("a").listRowInsets(EdgeInsets())
                Text(verbatim: "b").listRowBackground(Color.red).listRowSeparator(.hidden)
            })
        #expect(try host.frame(of: "a").minX == 16)
        #expect(host.scene.display.description.contains("fill"))
    }
}

@MainActor
@Suite("A scroll view")
struct ScrollViewTests {
    @Test("tells its content's size, and wants scroll events only for lazy content")
    func describesItself() throws {
        let plain = TestHost(ScrollView { Color.red.frame(height: 2_000) })
        let lazy = TestHost(ScrollView { LazyVStack { ForEach(0..<1_000) { _ in Color.red.frame(height: 20) } } })
        guard case .scroll(let scroll) = plain.scene.display.root.children[0].content else {
            Issue.record("The scroll view has no scroll layer.")
            return
        }
        #expect(scroll.contentHeight == 2_000)
        #expect(!plain.scene.display.root.children[0].events.contains(.scroll))
        #expect(lazy.scene.display.root.children[0].events.contains(.scroll))
    }

    @Test("makes and lets go of lazy rows as it scrolls, and tells them")
    func windowsRows() throws {
        let log = Log()
        let host = TestHost(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100) { index in
                        Color.red.frame(height: 100)
                            .onAppear { log.entries.append("+\(index)") }
                            .onDisappear { log.entries.append("-\(index)") }
                    }
                }
            }, width: 100, height: 200)
        #expect(log.entries == ["+0", "+1"])
        let layer = host.scene.display.root.children[0]
        host.scene.scroll(layer: layer.id, x: 0, y: 100)
        host.scene.flush()
        #expect(log.entries.sorted() == ["+0", "+1", "+2", "-0"])
    }

    private final class Log {
        var entries: [String] = []
    }

    @Test("A view with an id at the end of a lazy stack is scrolled to before it was made")
    func scrollToMark() throws {
        struct Messages: View {
            @Namespace private var end

            var body: some View {
                ScrollViewReader { proxy in
                    VStack {
                        Button("Go") { proxy.scrollTo(end, anchor: .bottom) }
                        ScrollView {
                            LazyVStack {
                                ForEach(0..<1_000, id: \.self) { Text("Message \($0)").frame(height: 40) }
                                Color.clear.frame(height: 1).id(end)
                            }
                        }
                    }
                }
            }
        }
        let host = TestHost(Messages())
        #expect(!host.contains(label: "Message 999"))
        try host.find(label: "Go").tap()
        #expect(try host.find(label: "Message 999").frame.maxY <= 844)
    }

    @Test("goes where its reader sends it")
    func scrollsToIdentities() throws {
        let host = TestHost(Jumping(), width: 200, height: 300)
        try host.find(label: "Go").tap()
        let target = try host.frame(of: "number 5000")
        #expect(target.minY >= 0 && target.maxY <= 300)
    }

    private struct Jumping: View {
        var body: some View {
            ScrollViewReader { proxy in
                VStack(spacing: 0) {
                    Button {
                        proxy.scrollTo(5_000, anchor: .center)
                    } label: {
                        Text(verbatim: "Go")
                    }
                    ScrollView {
                        LazyVStack {
                            ForEach(0..<10_000) { index in
                                Text(verbatim: "\(index)").accessibilityIdentifier("number \(index)")
                            }
                        }
                    }
                }
            }
        }
    }
}
