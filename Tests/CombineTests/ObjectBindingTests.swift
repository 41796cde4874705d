// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineCombine
import VitrineComponents
import VitrineCore
import VitrineTesting

/// One entry of ``Settings``.
struct Setting: Identifiable, Equatable {
    let id: Int
    var isOn: Bool
}

/// A model as apps wrote them before `@Observable`.
final class Settings: ObservableObject {
    @Published var isOn = false
    @Published var entries = (0..<3).map { Setting(id: $0, isOn: false) }
    @Published var unrelated = 0
    @Published var draft: Setting?
}

@MainActor
final class BodyCounter {
    var counts: [String: Int] = [:]
    func count(_ name: String) { counts[name, default: 0] += 1 }
    func take() -> [String: Int] {
        defer { counts = [:] }
        return counts
    }
}

/// Shows a binding's value and does nothing else.
private struct FlagLabel: View {
    let name: String
    @Binding var isOn: Bool
    var counter = BodyCounter()

    var body: some View {
        counter.count(name)
        return Text(verbatim: "\(name) \(isOn ? "on" : "off")")
    }
}

private struct FlagModifier: ViewModifier {
    @Binding var isOn: Bool

    func body(content: Content) -> some View {
        content.overlay { FlagLabel(name: "overlay", isOn: $isOn) }
    }
}

@MainActor
@Suite("Bindings to properties of an ObservableObject")
struct ObjectBindingTests {
    private struct Carriers: View {
        @ObservedObject var settings: Settings
        let counter: BodyCounter

        var body: some View {
            VStack {
                FlagLabel(name: "child", isOn: $settings.isOn, counter: counter)
                AnyView(FlagLabel(name: "erased", isOn: $settings.isOn))
                Text("content").modifier(FlagModifier(isOn: $settings.isOn))
                LazyVStack { FlagLabel(name: "lazy", isOn: $settings.isOn) }
                FlagLabel(name: "element", isOn: $settings.entries[1].isOn)
                ForEach($settings.entries) { $entry in
                    FlagLabel(name: "row \(entry.id)", isOn: $entry.isOn, counter: counter)
                }
                if let draft = Binding($settings.draft) { FlagLabel(name: "draft", isOn: draft.isOn) }
            }
        }
    }

    private struct Owner: View {
        @StateObject var settings: Settings
        let counter = BodyCounter()

        var body: some View { Carriers(settings: settings, counter: counter) }
    }

    private struct Inherited: View {
        @EnvironmentObject var settings: Settings

        var body: some View { FlagLabel(name: "inherited", isOn: $settings.isOn) }
    }

    @Test("a child that shows a binding's value follows a change, whoever carries the binding")
    func followsChanges() throws {
        let settings = Settings()
        settings.draft = Setting(id: 9, isOn: false)
        let host = TestHost(Carriers(settings: settings, counter: BodyCounter()).environmentObject(settings))
        settings.isOn = true
        settings.entries[1].isOn = true
        settings.draft?.isOn = true
        host.scene.flush()
        for label in ["child on", "erased on", "overlay on", "lazy on", "element on", "row 1 on", "draft on"] {
            #expect(host.contains(label: label), "\(label)")
        }
        #expect(host.contains(label: "row 0 off"))
    }

    @Test("StateObject and EnvironmentObject hand out the same bindings")
    func otherOwners() throws {
        let settings = Settings()
        let owner = TestHost(Owner(settings: settings))
        let inherited = TestHost(Inherited().environmentObject(settings))
        settings.isOn = true
        owner.scene.flush()
        inherited.scene.flush()
        #expect(owner.contains(label: "child on"))
        #expect(inherited.contains(label: "inherited on"))
    }

    @Test("only the views run again whose value changed")
    func runsNoMoreThanChanged() throws {
        let settings = Settings()
        let counter = BodyCounter()
        let host = TestHost(Carriers(settings: settings, counter: counter))
        _ = counter.take()
        settings.unrelated += 1
        host.scene.flush()
        #expect(host.contains(label: "child off"))
        #expect(counter.take() == [:])
        settings.entries[2].isOn = true
        host.scene.flush()
        #expect(host.contains(label: "row 2 on"))
        #expect(counter.take() == ["row 2": 1])
    }

    @Test("a sheet, a pushed page and a popover follow a change while they are shown")
    func presentedViews() throws {
        struct Presenting: View {
            @StateObject var settings: Settings
            @State private var isShown = false

            var body: some View {
                NavigationStack {
                    VStack {
                        NavigationLink("push") { FlagLabel(name: "pushed", isOn: $settings.isOn) }
                        Button("present") { isShown = true }
                    }
                    .sheet(isPresented: $isShown) { FlagLabel(name: "sheet", isOn: $settings.isOn) }
                }
            }
        }
        let settings = Settings()
        let host = TestHost(Presenting(settings: settings))
        try host.find(label: "push").tap()
        #expect(host.contains(label: "pushed off"))
        settings.isOn = true
        host.scene.flush()
        #expect(host.contains(label: "pushed on"))
        let other = TestHost(Presenting(settings: settings))
        try other.find(label: "present").tap()
        #expect(other.contains(label: "sheet on"))
        settings.isOn = false
        other.scene.flush()
        #expect(other.contains(label: "sheet off"))
    }

    @Test("a write from another thread is shown as well")
    func otherThreads() async throws {
        let settings = Settings()
        let host = TestHost(Carriers(settings: settings, counter: BodyCounter()))
        nonisolated(unsafe) let shared = settings
        await Task.detached { shared.isOn = true }.value
        await host.waitUntilIdle()
        #expect(host.contains(label: "child on"))
    }
}
