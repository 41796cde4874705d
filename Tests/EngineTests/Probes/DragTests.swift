// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

@MainActor
@Suite("Drag and drop")
struct DragTests {
    private func lift(_ host: TestHost, _ label: String) throws -> TestFinger {
        let frame = try host.find(label: label).frame
        let finger = try host.touch(at: CGPoint(x: frame.midX, y: frame.midY))
        finger.hold(for: 0.4)
        return finger
    }

    private func press(_ host: TestHost, _ label: String) throws -> TestFinger {
        let frame = try host.find(label: label).frame
        return try host.touch(at: CGPoint(x: frame.midX, y: frame.midY), pointer: PointerSample.firstMouse)
    }

    private func middle(_ host: TestHost, _ identifier: String) throws -> CGPoint {
        let frame = try host.frame(of: identifier)
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    @Test("a value is dropped where it is taken, in the coordinates of that view, which knew it was meant")
    func dropped() throws {
        let host = TestHost(Board())
        let finger = try lift(host, "Apple")
        finger.move(to: try middle(host, "basket"))
        #expect(host.contains(label: "basket true"))
        finger.lift()
        #expect(host.contains(label: "basket false"))
        #expect(host.contains(label: "Apple at 50, 50"))
    }

    @Test("the preview follows the pointer and goes with it")
    func preview() throws {
        let host = TestHost(Board())
        let finger = try lift(host, "Apple")
        finger.move(by: CGSize(width: 0, height: 40))
        #expect(host.scene.display.description.contains("Lifted"))
        finger.lift()
        #expect(!host.scene.display.description.contains("Lifted"))
    }

    @Test(
        "what is carried out of a scroll view is in front of the window, under the pointer", arguments: [true, false])
    func carriedOutOfAScrollView(hasPreview: Bool) throws {
        let host = TestHost(Shelf(hasPreview: hasPreview))
        let finger = try lift(host, "Apple")
        let goal = try middle(host, "basket")
        finger.move(to: goal)
        let text = hasPreview ? "Lifted" : "Apple"
        let carried = try #require(host.scene.display.root.all.last { $0.string == text })
        let frame = carried.frameInRoot()
        #expect(abs(frame.midX - goal.x) < 1 && abs(frame.midY - goal.y) < 1)
        var around = carried.parent
        while let layer = around {
            #expect(!layer.isScroll)
            around = layer.parent
        }
        finger.lift()
        #expect(host.scene.display.root.all.filter { $0.string == "Apple" }.count == 1)
        #expect(!host.scene.display.description.contains("Lifted"))
    }

    @Test("a row that is a link is carried from where it is, its label at the same edge")
    func carriedLink() throws {
        let host = TestHost(
            NavigationStack {
                List { NavigationLink(value: 1) { Text(verbatim: "Row") }.draggable("Row") }
            })
        let finger = try lift(host, "Row")
        finger.move(by: CGSize(width: 0, height: 40))
        let frames = host.scene.display.root.all.filter { $0.string == "Row" }.map { $0.frameInRoot() }
        #expect(frames.count == 2)
        if let row = frames.first, let carried = frames.last {
            #expect(abs(carried.midX - row.midX) < 1 && abs(carried.midY - row.midY - 40) < 1)
        }
        finger.lift()
    }

    @Test("nothing is dropped beside, after the gesture was taken away, or without holding first")
    func notDropped() throws {
        let host = TestHost(Board())
        let beside = try lift(host, "Apple")
        beside.move(to: CGPoint(x: 5, y: 800))
        beside.lift()
        let taken = try lift(host, "Apple")
        taken.move(to: try middle(host, "basket"))
        taken.cancel()
        #expect(host.contains(label: "basket false"))
        let start = try middle(host, "apple")
        let quick = try host.touch(at: start)
        quick.move(to: try middle(host, "basket"))
        quick.lift()
        #expect(host.contains(label: "nothing"))
    }

    @Test("a mouse drags as soon as it has moved far enough")
    func mouse() throws {
        let host = TestHost(Board())
        let mouse = try press(host, "Apple")
        mouse.move(by: CGSize(width: 0, height: 8), steps: 1)
        #expect(!host.scene.display.description.contains("Lifted"))
        mouse.move(by: CGSize(width: 0, height: 8), steps: 1)
        #expect(host.scene.display.description.contains("Lifted"))
        mouse.move(to: try middle(host, "basket"))
        #expect(host.contains(label: "basket true"))
        mouse.lift()
        #expect(host.contains(label: "Apple at 50, 50"))
    }

    @Test("a mouse drags what it presses, leaves its movement to a drag gesture, and lifts after a long press")
    func mouseAmongGestures() throws {
        let host = TestHost(Pressed())
        let button = try press(host, "Open")
        button.move(to: try middle(host, "place"))
        button.lift()
        #expect(host.contains(label: "said Button"))
        let drawn = try press(host, "Draw")
        drawn.move(to: try middle(host, "place"))
        drawn.lift()
        #expect(host.contains(label: "said Button, drawn"))
        let held = try press(host, "Draw")
        held.hold(for: 0.4)
        held.move(to: try middle(host, "place"))
        held.lift()
        #expect(host.contains(label: "said Button, drawn, Drawing"))
    }

    @Test("the innermost view that takes the type is meant; others are passed over")
    func innermost() throws {
        let host = TestHost(Nested())
        let finger = try lift(host, "Seven")
        finger.move(to: try middle(host, "inner"))
        finger.lift()
        #expect(host.contains(label: "outer 7"))
    }

    @Test("without a pointer a value is taken up, put down where it is taken, or let go")
    func withoutPointer() throws {
        let host = TestHost(Nested())
        #expect(!host.contains(label: "Drop here"))
        try host.find(role: .button, label: "Drag").tap()
        #expect(host.labels.filter { $0 == "Drop here" }.count == 1)
        try host.find(role: .button, label: "Cancel").tap()
        #expect(!host.contains(label: "Drop here"))
        try host.find(role: .button, label: "Drag").tap()
        try host.find(role: .button, label: "Drop here").tap()
        #expect(host.contains(label: "outer 7"))
        #expect(!host.contains(label: "Drop here") && host.contains(label: "Drag"))
        let forbidden = TestHost(Delegated(operation: .forbidden))
        try forbidden.find(role: .button, label: "Drag").tap()
        try forbidden.find(role: .button, label: "Drop here").tap()
        #expect(forbidden.contains(label: "validate, enter, exit"))
    }

    @Test("onDrag and onDrop: a provider is dropped where something of its types is taken, with the place")
    func providers() async throws {
        let host = TestHost(Providing())
        let finger = try lift(host, "Note")
        finger.move(to: try middle(host, "pictures"))
        #expect(!host.contains(label: "pictures true"))
        finger.move(to: try middle(host, "texts"))
        #expect(host.contains(label: "texts true"))
        finger.lift()
        await host.waitUntilIdle()
        #expect(host.contains(label: "texts false"))
        #expect(host.contains(label: "read at 40, 40"))
    }

    @Test("a value is dropped on what takes providers, and a provider on what takes values")
    func betweenBoth() async throws {
        let values = TestHost(Providing())
        let finger = try lift(values, "Value")
        finger.move(to: try middle(values, "texts"))
        finger.lift()
        await values.waitUntilIdle()
        #expect(values.contains(label: "https://a.org at 40, 40"))
        let host = TestHost(Providing())
        let second = try lift(host, "Note")
        second.move(to: try middle(host, "strings"))
        second.lift()
        await host.waitUntilIdle()
        #expect(host.contains(label: "string read"))
    }

    @Test("a delegate hears of everything, and nothing is dropped where it forbids that")
    func delegate() throws {
        let host = TestHost(Delegated(operation: .move))
        let finger = try lift(host, "Note")
        let frame = try host.frame(of: "place")
        finger.move(to: CGPoint(x: frame.midX, y: frame.midY), steps: 1)
        finger.move(to: CGPoint(x: 5, y: 800), steps: 1)
        finger.move(to: CGPoint(x: frame.midX, y: frame.midY), steps: 1)
        finger.lift()
        #expect(host.contains(label: "validate, enter, exit, validate, enter, perform"))
        let forbidden = TestHost(Delegated(operation: .forbidden))
        let second = try lift(forbidden, "Note")
        second.move(to: CGPoint(x: frame.midX, y: frame.midY), steps: 1)
        second.lift()
        #expect(forbidden.contains(label: "validate, enter, exit"))
        let invalid = TestHost(Delegated(operation: nil))
        let third = try lift(invalid, "Note")
        third.move(to: CGPoint(x: frame.midX, y: frame.midY), steps: 3)
        third.lift()
        #expect(invalid.contains(label: "validate"))
    }

    @Test("a provider makes what it promises when it is asked, and says what it cannot make")
    func promises() async throws {
        let provider = NSItemProvider()
        #expect(provider.registeredTypeIdentifiers.isEmpty)
        provider.registerDataRepresentation(forTypeIdentifier: "public.json", visibility: .all) { done in
            done(Data("[1]".utf8), nil)
            return nil
        }
        provider.register("plain")
        #expect(provider.registeredTypeIdentifiers == ["public.json", "public.utf8-plain-text"])
        #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
        #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
        #expect(provider.canLoadObject(ofClass: String.self))
        #expect(!provider.canLoadObject(ofClass: NSURL.self))
        let json = await withCheckedContinuation { done in
            provider.loadDataRepresentation(forTypeIdentifier: "public.json") { data, _ in done.resume(returning: data)
            }
        }
        #expect(json == Data("[1]".utf8))
        let missing = await withCheckedContinuation { done in
            provider.loadDataRepresentation(forTypeIdentifier: "public.image") { _, error in
                done.resume(returning: (error as NSError?)?.code)
            }
        }
        #expect(missing == NSItemProvider.ErrorCode.itemUnavailableError.rawValue)
        let text = await withCheckedContinuation { done in
            provider.loadTransferable(type: String.self) { done.resume(returning: try? $0.get()) }
        }
        #expect(text == "plain")
        let object = await withCheckedContinuation { done in
            provider.loadObject(ofClass: String.self) { text, _ in done.resume(returning: text) }
        }
        #expect(object == "plain")
        let address = NSItemProvider(object: NSURL(string: "https://a.org")!)
        let url = await withCheckedContinuation { done in
            address.loadObject(ofClass: URL.self) { url, _ in done.resume(returning: url) }
        }
        #expect(url == URL(string: "https://a.org"))
    }

    @Test("a type conforms to what it is a kind of, the app's own to what it was declared with")
    func conformance() {
        #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data) && UTType.png.conforms(to: .png))
        #expect(!UTType.image.conforms(to: .png) && !UTType.png.isSubtype(of: .png))
        #expect(UTType.image.isSupertype(of: .png))
        #expect(UTType(exportedAs: "org.example.note", conformingTo: .plainText).conforms(to: .text))
    }

    @Test("values are handed on as others, as bytes and as what they are encoded to")
    func represented() async throws {
        for (label, result) in [("Fruit", "text Pear"), ("Address", "text https://a.org")] {
            let host = TestHost(Converting())
            let finger = try lift(host, label)
            finger.move(to: try middle(host, "texts"))
            finger.lift()
            await host.waitUntilIdle()
            #expect(host.contains(label: result))
        }
        let host = TestHost(Converting())
        let finger = try lift(host, "Fruit")
        finger.move(to: try middle(host, "plants"))
        finger.lift()
        await host.waitUntilIdle()
        #expect(host.contains(label: "plant Pear"))
    }

    @Test("what is dropped on a row of a list comes before it on its upper half and after it on its lower one")
    func dropsBetweenRows() throws {
        let host = TestHost(Inserting())
        let row = try host.find(label: "row B").frame
        try host.find(label: "row B").drop(text: "X", at: CGPoint(x: row.midX, y: row.minY + 4))
        #expect(host.contains(label: "rows A, X, B"))
        let last = try host.find(label: "row B").frame
        try host.find(label: "row B").drop(text: "Y", at: CGPoint(x: last.midX, y: last.maxY - 4))
        #expect(host.contains(label: "rows A, X, B, Y"))
    }
}

// MARK: - Fixtures

private struct Board: View {
    @State private var isMeant = false
    @State private var said = "nothing"
    var body: some View {
        VStack(spacing: 100) {
            Text("Apple").accessibilityIdentifier("apple").draggable("Apple") { Text("Lifted") }
            Text("basket \(isMeant)").frame(width: 100, height: 100).accessibilityIdentifier("basket")
                .dropDestination(for: String.self) { items, point in
                    said = "\(items[0]) at \(Int(point.x)), \(Int(point.y))"
                    return true
                } isTargeted: {
                    isMeant = $0
                }
            Text(said)
        }
    }
}

private struct Shelf: View {
    let hasPreview: Bool
    var body: some View {
        VStack(spacing: 100) {
            ScrollView(.horizontal) {
                if hasPreview {
                    Text("Apple").draggable("Apple") { Text("Lifted") }
                } else {
                    Text("Apple").draggable("Apple")
                }
            }
            .frame(width: 100, height: 60)
            Text("basket").frame(width: 100, height: 100).accessibilityIdentifier("basket")
                .dropDestination(for: String.self) { _, _ in true }
        }
    }
}

private struct Pressed: View {
    @State private var said: [String] = []
    var body: some View {
        VStack(spacing: 60) {
            Button("Open") { said.append("opened") }.draggable("Button")
            Text("Draw").draggable("Drawing").gesture(DragGesture().onEnded { _ in said.append("drawn") })
            Text("place").frame(width: 80, height: 80).accessibilityIdentifier("place")
                .dropDestination(for: String.self) { items, _ in
                    said.append(items[0])
                    return true
                }
            Text("said " + said.joined(separator: ", "))
        }
    }
}

private struct Providing: View {
    @State private var isPicture = false
    @State private var isText = false
    @State private var said = "nothing"
    var body: some View {
        VStack {
            Text("Note").onDrag {
                NSItemProvider(object: NSString(string: "read"))
            } preview: {
                Text("Lifted")
            }
            Text("Value").draggable(URL(string: "https://a.org")!)
            Text("pictures \(isPicture)").frame(width: 80, height: 80).accessibilityIdentifier("pictures")
                .onDrop(of: [.image], isTargeted: $isPicture) { _ in true }
            Text("texts \(isText)").frame(width: 80, height: 80).accessibilityIdentifier("texts")
                .onDrop(of: [UTType.text], isTargeted: $isText) { providers, point in
                    let said = $said
                    return !providers.map { provider in
                        provider.loadObject(ofClass: String.self) { text, _ in
                            let text = text ?? "no text"
                            MainActor.assumeIsolated {
                                said.wrappedValue = "\(text) at \(Int(point.x)), \(Int(point.y))"
                            }
                        }
                    }.isEmpty
                }
            Text("strings").frame(width: 80, height: 80).accessibilityIdentifier("strings")
                .dropDestination(for: String.self) { items, _ in
                    said = "string \(items[0])"
                    return true
                }
            Text(said)
        }
    }
}

private struct Delegated: View {
    let operation: DropOperation?
    @State private var heard: [String] = []
    var body: some View {
        VStack {
            Text("Note").onDrag { NSItemProvider(object: NSString(string: "read")) }
            Text("place").frame(width: 80, height: 80).accessibilityIdentifier("place")
                .onDrop(of: [.plainText], delegate: Listening(operation: operation, heard: $heard))
            Text(heard.joined(separator: ", "))
        }
    }
}

private struct Listening: DropDelegate {
    let operation: DropOperation?
    @Binding var heard: [String]

    func validateDrop(info: DropInfo) -> Bool {
        heard.append("validate")
        return operation != nil && info.hasItemsConforming(to: [UTType.text])
    }

    func dropEntered(info: DropInfo) { heard.append("enter") }
    func dropUpdated(info: DropInfo) -> DropProposal? { operation.map(DropProposal.init) }
    func dropExited(info: DropInfo) { heard.append("exit") }

    func performDrop(info: DropInfo) -> Bool {
        heard.append("perform")
        return info.itemProviders(for: [UTType.text]).count == 1
    }
}

private struct Number: Codable, Transferable {
    let value: Int
    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: UTType(exportedAs: "org.example.number"))
    }
}

private struct Nested: View {
    @State private var said = "nothing"
    var body: some View {
        VStack {
            Text("Seven").draggable(Number(value: 7))
            VStack {
                Text("inner").frame(width: 80, height: 80).accessibilityIdentifier("inner")
                    .dropDestination(for: String.self) { _, _ in
                        said = "inner"
                        return true
                    }
            }
            .dropDestination(for: Number.self) { items, _ in
                said = "outer \(items[0].value)"
                return true
            }
            Text(said)
        }
    }
}

private struct Fruit: Codable, Transferable {
    let name: String
    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
        ProxyRepresentation(exporting: \.name)
    }
}

private struct Plant: Codable, Transferable {
    let name: String
    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
    }
}

private struct Converting: View {
    @State private var said = "nothing"
    var body: some View {
        VStack {
            Text("Fruit").draggable(Fruit(name: "Pear"))
            Text("Address").draggable(URL(string: "https://a.org")!)
            Text("texts").frame(width: 80, height: 80).accessibilityIdentifier("texts")
                .dropDestination(for: String.self) { items, _ in
                    said = "text \(items[0])"
                    return true
                }
            Text("plants").frame(width: 80, height: 80).accessibilityIdentifier("plants")
                .dropDestination(for: Plant.self) { items, _ in
                    said = "plant \(items[0].name)"
                    return true
                }
            Text(said)
        }
    }
}

private struct Inserting: View {
    @State private var rows = ["A", "B"]
    var body: some View {
        VStack {
            Text("rows " + rows.joined(separator: ", "))
            List {
                ForEach(rows, id: \.self) { Text("row \($0)") }
                    .dropDestination(for: String.self) { items, index in rows.insert(contentsOf: items, at: index) }
            }
        }
    }
}
