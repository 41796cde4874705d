// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation
import Testing
import VitrineCore
import VitrineTesting

@testable import VitrineComponents

/// What a container shows in another place when the size class changes keeps its states and its models.
@MainActor
@Suite("State survives a change of the size class")
struct StateCarrierTests {
    /// A place for an author's view that depends on the size class.
    struct Place: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// The labels of the buttons that lead to the view, in a wide window.
        fileprivate var way: [String] = []
        fileprivate let show: @MainActor @Sendable (Draft, Flags) -> AnyView
    }

    nonisolated static let places: [Place] = [
        Place(testDescription: "the first of two columns") { draft, _ in
            AnyView(
                NavigationSplitView {
                    draft
                } detail: {
                    Text("Detail")
                })
        },
        Place(testDescription: "the first of three columns") { draft, _ in
            AnyView(
                NavigationSplitView {
                    draft
                } content: {
                    Text("Content")
                } detail: {
                    Text("Detail")
                })
        },
        Place(testDescription: "a row of the sidebar") { draft, _ in
            AnyView(
                NavigationSplitView {
                    ScrollView { LazyVStack { ForEach(0..<3) { _ in draft } } }
                } detail: {
                    Text("Detail")
                })
        },
        Place(testDescription: "a row of a list in the sidebar") { draft, _ in
            AnyView(
                NavigationSplitView {
                    List { Section("Drafts") { draft } }
                } detail: {
                    Text("Detail")
                })
        },
        Place(testDescription: "the second of three columns") { draft, _ in
            AnyView(
                NavigationSplitView(preferredCompactColumn: .constant(.content)) {
                    Text("Sidebar")
                } content: {
                    draft
                } detail: {
                    Text("Detail")
                })
        },
        Place(testDescription: "the last column") { draft, _ in
            AnyView(
                NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
                    Text("Sidebar")
                } detail: {
                    draft
                })
        },
        Place(testDescription: "a page of a stack in the last column", way: ["Open"]) { draft, _ in
            AnyView(
                NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
                    Text("Sidebar")
                } detail: {
                    NavigationStack {
                        NavigationLink("Open", value: 1).navigationDestination(for: Int.self) { _ in draft }
                    }
                })
        },
        Place(testDescription: "a page of a value of the first column", way: ["Open"]) { draft, _ in
            AnyView(
                NavigationSplitView {
                    NavigationLink("Open", value: 1).navigationDestination(for: Int.self) { _ in draft }
                } detail: {
                    Text("Detail")
                })
        },
        Place(testDescription: "a page on a page of the first column", way: ["Open", "Go on"]) { draft, _ in
            AnyView(
                NavigationSplitView {
                    NavigationLink("Open", value: 1)
                        .navigationDestination(for: Int.self) { _ in NavigationLink("Go on", value: "next") }
                        .navigationDestination(for: String.self) { _ in draft }
                } detail: {
                    Text("Detail")
                })
        },
        Place(testDescription: "a pushed view of the first column", way: ["Open"]) { draft, _ in
            AnyView(
                NavigationSplitView {
                    NavigationLink("Open") { draft }
                } detail: {
                    Text("Detail")
                })
        },
        Place(testDescription: "a page of a binding of the first column", way: ["Open"]) { draft, flags in
            AnyView(
                NavigationSplitView {
                    Button("Open") { flags.isShown = true }
                        .navigationDestination(isPresented: flags.$isShown) { draft }
                } detail: {
                    Text("Detail")
                })
        },
        Place(testDescription: "a sheet of a column", way: ["Open"]) { draft, flags in
            AnyView(
                NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
                    Text("Sidebar")
                } detail: {
                    Button("Open") { flags.isShown = true }.sheet(isPresented: flags.$isShown) { draft }
                })
        },
        Place(testDescription: "a sheet", way: ["Open"]) { draft, flags in
            AnyView(Button("Open") { flags.isShown = true }.sheet(isPresented: flags.$isShown) { draft })
        },
        Place(testDescription: "a popover", way: ["Open"]) { draft, flags in
            AnyView(Button("Open") { flags.isShown = true }.popover(isPresented: flags.$isShown) { draft })
        },
        Place(testDescription: "a popover that covers a narrow window", way: ["Open"]) { draft, flags in
            AnyView(
                Button("Open") { flags.isShown = true }
                    .popover(isPresented: flags.$isShown) { draft.presentationCompactAdaptation(.fullScreenCover) })
        },
        Place(testDescription: "an inspector", way: ["Open"]) { draft, flags in
            AnyView(Button("Open") { flags.isShown = true }.inspector(isPresented: flags.$isShown) { draft })
        },
        Place(testDescription: "one of several views in an inspector", way: ["Open"]) { draft, flags in
            AnyView(
                Button("Open") { flags.isShown = true }
                    .inspector(isPresented: flags.$isShown) {
                        if flags.isShown { Text("Title") }
                        draft
                    })
        },
        Place(testDescription: "one of several views in the last column") { draft, flags in
            AnyView(
                NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
                    Text("Sidebar")
                } detail: {
                    if !flags.isShown { Text("Title") }
                    draft
                })
        },
        Place(testDescription: "the inspected view") { draft, flags in
            AnyView(draft.inspector(isPresented: flags.$isShown) { Text("Inspector") })
        },
        Place(testDescription: "the accessory of a tab bar") { draft, _ in
            AnyView(TabView { Tab("One", systemImage: "star") { Text("One") } }.tabViewBottomAccessory { draft })
        },
        Place(testDescription: "a tab") { draft, _ in
            AnyView(
                TabView {
                    Tab("One", systemImage: "star") { NavigationStack { draft } }
                    Tab("Two", systemImage: "bell") { Text("Two") }
                }
                .tabViewStyle(.sidebarAdaptable))
        },
        Place(testDescription: "a searched page") { draft, _ in
            AnyView(NavigationStack { draft.searchable(text: .constant("")) })
        },
        Place(testDescription: "a cell of the first column of a table") { draft, _ in
            AnyView(
                Table([Line(id: 1)]) {
                    TableColumn("First") { _ in draft }
                    TableColumn("Second") { Text("\($0.id)") }
                })
        },
    ]

    @Test(arguments: places, [true, false])
    func `the view keeps its states and models, to and fro`(place: Place, startsWide: Bool) throws {
        let host = TestHost(Shown(place: place), session: .fixture(), viewport: Self.viewport(isWide: true))
        for label in place.way { try host.find(label: label).tap() }
        var isWide = true
        func turn() {
            isWide.toggle()
            host.scene.resize(Self.viewport(isWide: isWide))
            host.scene.flush()
        }
        if !startsWide { turn() }
        try host.find(label: "Add").tap()
        try host.find(label: "Add").tap()
        let model = try #require(host.labels.first { $0.hasPrefix("model ") })
        for _ in 0..<3 {
            turn()
            #expect(host.contains(label: "count 2"))
            #expect(host.contains(label: model))
        }
        try host.find(label: "Add").tap()
        #expect(host.contains(label: "count 3"))
    }

    @Test func `rows keep their states when the style of their list changes`() throws {
        let host = TestHost(StyledList(), session: .fixture())
        try host.find(label: "Add").tap()
        try host.find(label: "Style").tap()
        #expect(host.contains(label: "count 1"))
    }

    @Test func `an inspector that is closed and opened again begins anew`() throws {
        let place = try #require(Self.places.first { $0.testDescription == "an inspector" })
        let host = TestHost(Shown(place: place), session: .fixture(), viewport: Self.viewport(isWide: true))
        try host.find(label: "Open").tap()
        try host.find(label: "Add").tap()
        try host.find(label: "Close").tap()
        host.scene.resize(Self.viewport(isWide: false))
        host.scene.flush()
        #expect(!host.contains(label: "count 1"))
        try host.find(label: "Open").tap()
        #expect(host.contains(label: "count 0"))
    }

    @Test func `a column that was left in a narrow window begins anew`() throws {
        let host = TestHost(
            NavigationSplitView {
                NavigationLink("Open", value: 1).navigationDestination(for: Int.self) { _ in Draft() }
            } detail: {
                Text("Detail")
            }, session: .fixture(), viewport: Self.viewport(isWide: true))
        try host.find(label: "Open").tap()
        try host.find(label: "Add").tap()
        host.scene.resize(Self.viewport(isWide: false))
        host.scene.flush()
        #expect(host.contains(label: "count 1"))
        try host.find(label: "Back").tap()
        try host.find(label: "Open").tap()
        #expect(host.contains(label: "count 0"))
    }

    private static func viewport(isWide: Bool) -> Viewport {
        isWide ? Viewport(width: 1_200, height: 844) : Viewport(width: 390, height: 844)
    }
}

/// What the views around the author's view know.
@MainActor struct Flags {
    @Binding var isShown: Bool
}

/// An author's view with a state and a model.
struct Draft: View {
    @Observable final class Model {
        let number: Int
        @MainActor private static var count = 0

        @MainActor init() {
            Self.count += 1
            number = Self.count
        }
    }

    @State private var count = 0
    @State private var model: Model?
    @Environment(\.dismiss) private var dismiss
    @Environment(Closing.self) private var closing: Closing?

    var body: some View {
        VStack {
            Text(verbatim: "count \(count)")
            Text(verbatim: "model \(model?.number ?? 0)")
            Button("Add") {
                count += 1
                if model == nil { model = Model() }
            }
            Button("Close") { closing?.close() }
        }
    }
}

@Observable @MainActor final class Closing {
    var close: () -> Void = {}
}

private struct Shown: View {
    let place: StateCarrierTests.Place
    @State private var isShown = false
    @State private var closing = Closing()

    var body: some View {
        let binding = $isShown
        closing.close = { binding.wrappedValue = false }
        return place.show(Draft(), Flags(isShown: $isShown)).environment(closing)
    }
}

/// A list whose style comes from the environment of a view around it.
private struct StyledList: View {
    @State private var isPlain = false

    var body: some View {
        VStack {
            Button("Style") { isPlain.toggle() }
            Drafts().environment(\.listKind, isPlain ? .plain : .insetGrouped)
        }
    }
}

private struct Drafts: View {
    var body: some View { List { Draft() } }
}

private struct Line: Identifiable {
    let id: Int
}
