// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout

@MainActor
@Suite("What is said around an element")
struct HeldElementTests {
    private func read<V: View>(_ view: V) -> [DisplayElement] {
        let scene = SceneHost(view, session: .fixture())
        scene.flush()
        return scene.display.elements().children
    }

    @Test("is said of it, whatever padding, frame, background, border or clip lies between")
    func named() throws {
        let close = Button("✕") {}
        for view in [
            AnyView(close.padding().accessibilityLabel("Close")),
            AnyView(close.frame(width: 99).background(.red).accessibilityLabel("Close")),
            AnyView(close.padding().clipShape(.circle).border(.red).padding().accessibilityLabel("Close")),
            AnyView(VStack { close }.accessibilityLabel("Close")),
            AnyView(
                HStack {
                    Spacer(); close
                }.overlay { Color.red.opacity(0.1) }.accessibilityLabel("Close")),
        ] {
            let elements = read(view)
            #expect(elements.map(\.role) == [.button])
            #expect(elements.map(\.label) == ["Close"])
        }
    }

    @Test("is the tap gesture's where it combines what is inside, whatever gestures and effects lie between")
    func combinedTap() throws {
        let bubble = VStack {
            Text("Hello")
            Text("Quote")
        }
        .onTapGesture {}
        for view in [
            AnyView(
                bubble.onLongPressGesture {}.accessibilityElement(children: .combine)
                    .accessibilityLabel("You, Hello")),
            AnyView(
                bubble.opacity(0.5).offset(y: 3).accessibilityElement(children: .combine)
                    .accessibilityLabel("You, Hello").accessibilityIdentifier("x")),
            AnyView(
                bubble.gesture(DragGesture()).accessibilityElement(children: .combine)
                    .accessibilityAddTraits(.isButton).accessibilityLabel("You, Hello")),
        ] {
            let scene = SceneHost(view, session: .fixture())
            scene.flush()
            func all(_ layer: Layer) -> [Layer] { [layer] + layer.children.flatMap(all) }
            let named = all(scene.display.root).filter { $0.semantics?.label == "You, Hello" }
            #expect(named.count == 1)
            #expect(named.first?.events.contains(.tap) == true)
            #expect(scene.display.elements().children.map(\.label) == ["You, Hello"])
        }
    }

    @Test("keeps what it combines itself where a tap gesture is around a part of it")
    func combinedPart() throws {
        let elements = read(
            HStack {
                Text("Hello").onTapGesture {}
                Text("Quote")
            }
            .opacity(0.5).accessibilityElement(children: .combine).accessibilityLabel("You, Hello"))
        #expect(elements.map(\.label) == ["You, Hello"])
    }

    @Test("gives a field its identifier, so that a test that finds it can fill it")
    func identifiedField() throws {
        let elements = read(
            TextField("E-mail", text: .constant("")).padding(12).background(.gray).cornerRadius(8)
                .accessibilityIdentifier("email"))
        #expect(elements.map(\.role) == [.textField])
        #expect(elements.map(\.identifier) == ["email"])
    }

    @Test("gives a scroll view or a list its identifier and its name, also behind a refresh")
    func scrollers() throws {
        for view in [
            AnyView(
                ScrollView {
                    Text("a"); Text("b")
                }.refreshable {}.accessibilityIdentifier("x")),
            AnyView(
                List {
                    Text("a"); Text("b")
                }.refreshable {}.accessibilityIdentifier("x")),
            AnyView(
                List {
                    Text("a"); Text("b")
                }.refreshable {}.padding().accessibilityIdentifier("x")),
        ] {
            let scene = SceneHost(view, session: .fixture())
            scene.flush()
            func all(_ layer: Layer) -> [Layer] { [layer] + layer.children.flatMap(all) }
            let named = all(scene.display.root).filter { $0.semantics?.identifier == "x" }
            #expect(named.count == 1)
            let layer = try #require(named.first)
            guard case .scroll = layer.content else {
                Issue.record("not the scroll view: \(scene.display.description)")
                continue
            }
        }
        // The button of the refresh keeps its own name.
        let elements = read(List { Text("a") }.refreshable {}.accessibilityLabel("Letters"))
        #expect(elements.first { $0.role == .button }?.label == "Refresh")
    }

    @Test("makes a heading of a text in a frame, and values what it holds")
    func traits() {
        let heading = read(
            Text(verbatim: "News").padding().background(.red).accessibilityAddTraits(.isHeader).accessibilityHeading(
                .h3))
        #expect(heading.map(\.role) == [.heading(level: 3)])
        let stars = read(Text(verbatim: "★★★").padding().accessibilityLabel("Rating").accessibilityValue("3 of 5"))
        #expect(stars.map(\.label) == ["Rating"])
        #expect(stars.map(\.value) == ["3 of 5"])
    }

    @Test("the outer word wins, as it does without anything between")
    func outerWins() {
        let elements = read(
            Button("a") {}.accessibilityLabel("inner").padding().accessibilityLabel("middle").padding()
                .accessibilityLabel("outer").accessibilityHint("hint"))
        #expect(elements.map(\.label) == ["outer"])
        #expect(elements.map(\.hint) == ["hint"])
    }

    @Test("an identifier of its own is kept, and the one further out is found as well")
    func bothIdentifiers() throws {
        let outer = try #require(
            read(
                Button("a") {}.accessibilityIdentifier("inner").padding().accessibilityIdentifier("outer")
            ).first)
        #expect(outer.identifier == "outer")
        #expect(outer.children.map(\.identifier) == ["inner"])
        #expect(outer.children.map(\.role) == [.button])
    }

    @Test("two elements keep their own texts: the label is the group's")
    func several() throws {
        let group = try #require(
            read(
                HStack {
                    Button("a") {}; Button("b") {}
                }.padding().accessibilityLabel("Both")
            ).first)
        #expect(group.label == "Both")
        #expect(group.children.map(\.label) == ["a", "b"])
    }

    @Test("a drawing becomes an element, to which a label around it applies")
    func drawing() {
        let elements = read(
            Circle().frame(width: 44, height: 44).padding().accessibilityLabel("Red").padding().background(.gray)
                .accessibilityAddTraits(.isButton).accessibilityIdentifier("red"))
        #expect(elements.map(\.label) == ["Red"])
        #expect(elements.map(\.role) == [.button])
        #expect(elements.map(\.identifier) == ["red"])
    }

    @Test("an element that was asked for stays one, whatever it holds")
    func boundary() throws {
        let contained = try #require(
            read(
                VStack { Button("a") {} }.accessibilityElement(children: .contain).accessibilityLabel("Card")
            ).first)
        #expect(contained.role == .group)
        #expect(contained.label == "Card")
        #expect(contained.children.map(\.label) == ["a"])
        let ignored = read(
            VStack { Button("a") {} }.padding().accessibilityElement().accessibilityLabel("Card"))
        #expect(ignored.map(\.label) == ["Card"])
        #expect(ignored.first?.role != .button)
    }

    @Test("a label applies to what is pressed or drawn by itself, whatever that shows")
    func pressed() throws {
        let card = Color.red.frame(width: 90, height: 60).overlay { Text(verbatim: "Drag me") }
        let dragged = try #require(read(card.gesture(DragGesture()).accessibilityIdentifier("card")).first)
        #expect(dragged.identifier == "card")
        #expect(dragged.frame.width == 90)
        let tapped = try #require(read(card.onTapGesture {}.padding().accessibilityLabel("Card")).first)
        #expect(tapped.label == "Card")
        #expect(tapped.frame.width == 90)
    }

    @Test("what is said around a gesture is said of the only element that it is around")
    func gestureAroundElement() throws {
        let picture = Color.red.frame(width: 90, height: 60).accessibilityElement().accessibilityLabel("Reef")
            .accessibilityAddTraits(.isImage)
        for view in [
            AnyView(picture.gesture(DragGesture()).onTapGesture(count: 2) {}.onTapGesture {}.padding()),
            AnyView(picture.scaleEffect(2).rotationEffect(.degrees(9)).offset(x: 9).gesture(DragGesture())),
            AnyView(picture.offset(x: 9).simultaneousGesture(MagnificationGesture()).onTapGesture {}),
            AnyView(GeometryReader { _ in picture }.clipped().aspectRatio(2, contentMode: .fit).onTapGesture {}),
            AnyView(
                GeometryReader { _ in Color.red }.clipped().accessibilityElement().accessibilityLabel("Reef")
                    .onTapGesture {}),
            AnyView(
                ZStack {
                    Color.red; picture
                }.onTapGesture {}),
        ] {
            let found = try #require(read(view.accessibilityValue("Zoom 1")).first)
            #expect(found.label == "Reef")
            #expect(found.value == "Zoom 1")
        }
    }

    private struct Door: View {
        @Binding var state: Int

        var body: some View {
            VStack {
                if state > 0 { Button("✕") {} }
                if state > 1 { Button("?") {} }
            }
            .padding().background(.gray).accessibilityLabel("Close").accessibilityIdentifier("door")
        }
    }

    private struct Doors: View {
        @State private var state = 0

        var body: some View {
            Door(state: $state)
            Button("more") { state += 1 }
            Button("less") { state -= 1 }
        }
    }

    @Test("follows what comes and goes inside")
    func changes() throws {
        let scene = SceneHost(Doors(), session: .fixture())
        scene.flush()
        func door() throws -> DisplayElement { try #require(scene.display.elements().first(identifier: "door")) }
        func press(_ name: String) throws {
            let button = try #require(scene.display.elements().all { $0.label == name }.first)
            #expect(scene.send(.tap, to: button.layerID) == .handled)
            scene.flush()
        }
        #expect(try door().role == .none)
        try press("more")
        #expect(try door().role == .button)
        #expect(try door().label == "Close")
        try press("more")
        #expect(try door().role == .none)
        #expect(try door().children.map(\.label) == ["✕", "?"])
        try press("less")
        #expect(try door().role == .button)
        try press("less")
        #expect(try door().label == "Close")
        #expect(try door().children.isEmpty)
    }
}
