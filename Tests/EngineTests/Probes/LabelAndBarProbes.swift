// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineBase
import VitrineComponents
import VitrineCore
import VitrineDisplay

@MainActor
@Suite("Probes of labels, badges, bars and layers of a canvas")
struct LabelAndBarProbes {
    private let image = ImageResource(name: "leaf", bundle: .main)

    private func describe(_ view: some View) -> String {
        let scene = SceneHost(view, session: .fixture())
        scene.flush()
        return scene.display.description
    }

    @Test("Every initializer with a resource shows what the one with its image shows")
    func sameAsImage() {
        let title = String("Leaf")
        let label = describe(
            Label {
                Text("Leaf")
            } icon: {
                Image(image)
            })
        #expect(describe(Label("Leaf", image: image)) == label)
        #expect(describe(Label(title, image: image)) == label)
        let isOn = Binding.constant(true)
        let toggle = describe(Toggle(isOn: isOn) { Label("Leaf", image: image) })
        #expect(describe(Toggle("Leaf", image: image, isOn: isOn)) == toggle)
        #expect(describe(Toggle(title, image: image, isOn: isOn)) == toggle)
        let menu = describe(
            Menu {
                Button("A") {}
            } label: {
                Label("Leaf", image: image)
            })
        #expect(describe(Menu("Leaf", image: image) { Button("A") {} }) == menu)
        #expect(describe(Menu(title, image: image) { Button("A") {} }) == menu)
        let picker = describe(
            Picker(selection: .constant(1)) {
                Text("One").tag(1)
            } label: {
                Label("Leaf", image: image)
            })
        #expect(describe(Picker("Leaf", image: image, selection: .constant(1)) { Text("One").tag(1) }) == picker)
        #expect(describe(Picker(title, image: image, selection: .constant(1)) { Text("One").tag(1) }) == picker)
        let tab = describe(TabView { Tab("Leaf", image: "leaf") { Text("A") } })
        #expect(describe(TabView { Tab("Leaf", image: image) { Text("A") } }) == tab)
        #expect(describe(TabView { Tab(title, image: image) { Text("A") } }) == tab)
        #expect(describe(TabView { Tab(title, image: "leaf") { Text("A") } }) == tab)
        let selected = describe(
            TabView(selection: .constant(1)) { Tab("Leaf", image: "leaf", value: 1) { Text("A") } })
        #expect(
            describe(TabView(selection: .constant(1)) { Tab("Leaf", image: image, value: 1) { Text("A") } })
                == selected)
        #expect(
            describe(TabView(selection: .constant(1)) { Tab(title, image: image, value: 1) { Text("A") } })
                == selected)
        #expect(
            describe(TabView(selection: .constant(1)) { Tab(title, image: "leaf", value: 1) { Text("A") } })
                == selected)
    }

    @Test("accessibilityChildren gives a drawing elements, in a group of its own name")
    func children() {
        let drawing = Text("Drawn").accessibilityChildren {
            Text("One")
            Text("Two")
        }.accessibilityLabel("Chart")
        let scene = SceneHost(drawing, session: .fixture())
        scene.flush()
        #expect(scene.labels == ["One", "Two"])
        #expect(scene.display.elements().all { $0.label == "Chart" }.map(\.role) == [.group])
    }

    @Test("badgeProminence writes a row's badge fainter or in red; a configured source of a transition is one")
    func badges() {
        func row(_ prominence: BadgeProminence) -> String {
            describe(List { Text("Inbox").badge(3).badgeProminence(prominence) })
        }
        #expect(row(.standard) == describe(List { Text("Inbox").badge(3) }))
        #expect(row(.decreased).contains("\"3\"") && row(.decreased) != row(.standard))
        #expect(row(.increased).contains("\"3\"") && row(.increased) != row(.standard))
        #expect(row(.increased) != row(.decreased))
        #expect(describe(Zooming(isConfigured: true)) == describe(Zooming(isConfigured: false)))
    }

    private struct Zooming: View {
        let isConfigured: Bool
        @Namespace private var space

        var body: some View {
            if isConfigured {
                Text("A").matchedTransitionSource(id: 1, in: space) {
                    $0.clipShape(Capsule()).background(.red).shadow(radius: 3)
                }
            } else {
                Text("A").matchedTransitionSource(id: 1, in: space)
            }
        }
    }

    @Test("a button of a role alone has the system's word and symbol")
    func roles() {
        for (role, word, symbol) in [
            (ButtonRole.close, "Close", "xmark"), (.confirm, "Done", "checkmark"), (.destructive, "Delete", "trash"),
        ] {
            #expect(
                describe(Button(role: role) {})
                    == describe(
                        Button(role: role) {
                        } label: {
                            Label(word, systemImage: symbol)
                        }))
        }
        #expect(describe(Button(role: .cancel) {}) == describe(Button("Cancel", role: .cancel) {}))
    }

    @Test("what has no effect here says so: zooms of assistive technology")
    func withoutEffect() {
        struct Page: View {
            var body: some View {
                NavigationStack {
                    Text("A").accessibilityZoomAction { _ in }
                }
            }
        }
        let scene = SceneHost(Page(), session: .fixture())
        scene.flush()
        #expect(
            Set(scene.diagnostics.recorded.map(\.message)) == ["accessibilityZoomAction(_:) has no effect here."])
    }

    @Test("clipToLayer keeps what the layer covers")
    func layerClip() {
        func canvas(_ clip: @escaping (inout GraphicsContext) -> Void) -> String {
            describe(
                Canvas { context, size in
                    clip(&context)
                    context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
                }.frame(width: 40, height: 40))
        }
        let plain = canvas { _ in }
        let clipped = canvas {
            $0.clipToLayer { $0.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.black)) }
        }
        #expect(clipped != plain && clipped.contains("mask"))
    }

    @Test("an accessory of a tab view is shown; the bar is the same beside a search, whatever its behavior")
    func bars() {
        let tabs = TabView { Text("A").tabItem { Text("One") } }
        #expect(!describe(tabs).contains("\"Playing\""))
        #expect(describe(tabs.tabViewBottomAccessory { Text("Playing") }).contains("\"Playing\""))
        let page = NavigationStack { Text("A").searchable(text: .constant("")) }
        #expect(describe(page.searchPresentationToolbarBehavior(.avoidHidingContent)) == describe(page))
        #expect(describe(page.searchToolbarBehavior(.minimize)) != describe(page))
    }
}
