// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineCensus
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout
import VitrineTesting

/// Every kind of view in a scene that lives: what left is freed, every time, and the scene with its end.
@MainActor
@Suite("What comes and goes leaves nothing")
struct ComingAndGoingTests {
    /// A view that a branch shows and removes.
    private func switched(_ content: @escaping @MainActor (ReleaseStage.Model) -> some View) async throws -> [String] {
        let stage = ReleaseStage { control, models in
            NavigationStack { Branch(control: control) { ModelOwner(models, content: content) } }
        }
        return try await stage.remains { host, control in
            control.isOn = true
            await stage.host.settle()
            #expect(stage.models.made > 0)
            control.isOn = false
        }
    }

    private struct Branch<Content: View>: View {
        let control: ReleaseStage.Switch
        @ViewBuilder let content: () -> Content

        var body: some View {
            VStack {
                Text(verbatim: "always")
                if control.isOn { content() }
            }
        }
    }

    @Test("a branch of any kind of view", arguments: ReleaseCase.all)
    func branch(_ kind: ReleaseCase) async throws {
        #expect(try await switched { kind.view($0) } == [])
    }

    @Test(
        "a scene that ends before it shows what changed", arguments: ReleaseCase.all, ReleaseStage.End.allCases)
    func pendingChange(_ kind: ReleaseCase, _ end: ReleaseStage.End) async throws {
        for isShown in [false, true] {
            let stage = ReleaseStage { control, models in
                NavigationStack { Branch(control: control) { ModelOwner(models) { kind.view($0) } } }
            }
            stage.control.isOn = isShown
            await stage.host.settle()
            stage.control.isOn = !isShown
            stage.control.text = "changed"
            #expect(await stage.remainsAfterEnd(end) == [], "\(isShown)")
        }
    }

    @Test("a scene whose model goes on changing after the end", arguments: ReleaseStage.End.allCases)
    func changeAfterEnd(_ end: ReleaseStage.End) async throws {
        var stage: ReleaseStage? = ReleaseStage { control, _ in
            VStack { ForEach(control.rows, id: \.self) { Text(verbatim: "\($0)") } }
        }
        let control = try #require(stage?.control)
        await stage?.host.settle()
        #expect(await stage?.remainsAfterEnd(end) == [])
        control.rows.append(9)
        let counts = stage?.counts
        stage = nil
        #expect(counts == LiveObjectCounts())
    }

    @Test("a page that is pushed and popped", arguments: ReleaseCase.all)
    func page(_ kind: ReleaseCase) async throws {
        let stage = ReleaseStage { control, models in
            NavigationStack(
                path: Binding {
                    control.path
                } set: {
                    control.path = $0
                }
            ) {
                Text(verbatim: "root")
                    .navigationDestination(for: Int.self) { _ in
                        ModelOwner(models) { kind.view($0).navigationTitle("Page") }
                    }
            }
        }
        let wrong = try await stage.remains { _, control in
            control.path = [1]
            await stage.host.settle()
            #expect(stage.models.made > 0)
            control.path = []
        }
        #expect(wrong == [])
    }

    @Test("something presented, with a view of any kind around the place that presents", arguments: Presented.allCases)
    func presented(_ kind: Presented) async throws {
        let stage = ReleaseStage { control, models in
            NavigationStack {
                kind.attach(
                    to: Text(verbatim: "root"),
                    Binding {
                        control.isOn
                    } set: {
                        control.isOn = $0
                    },
                    ModelOwner(models) { model in
                        VStack {
                            Text(model.text)
                            Button("Button") { model.text += "!" }
                        }
                    })
            }
        }
        let wrong = try await stage.remains(held: 1) { _, control in
            control.isOn = true
            await stage.host.settle()
            #expect(stage.models.made > 0)
            control.isOn = false
        }
        #expect(wrong == [])
    }

    enum Presented: CaseIterable {
        case sheet, cover, popover, alert, dialog, inspector

        @MainActor @ViewBuilder
        func attach(to view: some View, _ isShown: Binding<Bool>, _ content: some View) -> some View {
            switch self {
            case .sheet: view.sheet(isPresented: isShown) { NavigationStack { content } }
            case .cover: view.fullScreenCover(isPresented: isShown) { content }
            case .popover: view.popover(isPresented: isShown) { content }
            case .alert:
                view.alert("Title", isPresented: isShown) {
                    content
                } message: {
                    Text(verbatim: "m")
                }
            case .dialog: view.confirmationDialog("Title", isPresented: isShown) { content }
            case .inspector: view.inspector(isPresented: isShown) { content }
            }
        }
    }

    @Test("menus that are opened and left")
    func menu() async throws {
        let stage = ReleaseStage { _, models in
            Menu("Open") { ModelOwner(models) { model in Button("Item") { model.text = "chosen" } } }
        }
        let wrong = try await stage.remains(held: 1) { host, _ in
            try host.find(label: "Open").tap()
            try host.find(label: "Item").tap()
        }
        #expect(wrong == [])
    }

    @Test("rows that are replaced, moved and edited", arguments: [false, true])
    func rows(isLazy: Bool) async throws {
        let stage = ReleaseStage { control, models in
            NavigationStack {
                let rows = ForEach(control.rows, id: \.self) { row in
                    ModelOwner(models) { Text(verbatim: "row \(row) \($0.text)") }
                }
                .onDelete { control.rows.remove(atOffsets: $0) }
                .onMove { control.rows.move(fromOffsets: $0, toOffset: $1) }
                if isLazy { List { rows } } else { VStack { rows } }
            }
        }
        let wrong = try await stage.remains { _, control in
            control.rows = [7, 3, 9, 1, 8, 6]
            await stage.host.settle()
            control.rows.reverse()
            await stage.host.settle()
            control.rows = Array(0..<5)
        }
        #expect(wrong == [])
    }

    @Test("lazy rows that are scrolled away and back")
    func lazyRows() async throws {
        let stage = ReleaseStage { _, models in
            ScrollView {
                LazyVStack {
                    ForEach(0..<500) { row in
                        ModelOwner(models) { Text(verbatim: "row \(row) \($0.text)").frame(height: 40) }
                    }
                }
            }
            .accessibilityIdentifier("scroll")
        }
        let wrong = try await stage.remains(held: 60) { host, _ in
            for offset in [4_000.0, 15_000, 0] {
                try host.find(identifier: "scroll").scroll(to: CGPoint(x: 0, y: offset))
                await stage.host.settle()
            }
        }
        #expect(wrong == [])
    }

    @Test("a search that is typed and left")
    func search() async throws {
        let stage = ReleaseStage { control, models in
            NavigationStack {
                ModelOwner(models) { Text($0.text) }
                    .searchable(
                        text: Binding {
                            control.text
                        } set: {
                            control.text = $0
                        }, prompt: "Find"
                    )
                    .searchSuggestions { Text(verbatim: "suggestion").searchCompletion("suggestion") }
            }
        }
        let wrong = try await stage.remains { host, control in
            try host.type("abc", into: "Find")
            await stage.host.settle()
            control.text = ""
        }
        #expect(wrong == [])
    }

    @Test("a task that is cancelled with its view")
    func task() async throws {
        let wrong = try await switched { model in
            Text(model.text).task {
                while !Task.isCancelled { try? await Task.sleep(for: .seconds(1_000)) }
                model.text = "cancelled"
            }
        }
        #expect(wrong == [])
    }
}
