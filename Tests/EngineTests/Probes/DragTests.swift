// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineDisplay
import VitrineTesting
import VitrineUI

@MainActor
@Suite("Drag and drop")
struct DragTests {
    private func lift(_ host: TestHost, _ label: String) throws -> TestFinger {
        let frame = try host.find(label: label).frame
        let finger = try host.touch(at: CGPoint(x: frame.midX, y: frame.midY))
        finger.hold(for: 0.4)
        return finger
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

    @Test("the innermost view that takes the type is meant; others are passed over")
    func innermost() throws {
        let host = TestHost(Nested())
        let finger = try lift(host, "Seven")
        finger.move(to: try middle(host, "inner"))
        finger.lift()
        #expect(host.contains(label: "outer 7"))
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
                } isTargeted: { isMeant = $0 }
            Text(said)
        }
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
