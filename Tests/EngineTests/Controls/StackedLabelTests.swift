// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

@MainActor
@Suite("A control's label")
struct StackedLabelTests {
    @Test("of two texts is a title with the other below it, in one control")
    func subtitle() throws {
        let host = TestHost(
            Form {
                Toggle(isOn: .constant(true)) {
                    Text(verbatim: "Title")
                    Text(verbatim: "Below")
                }
                LabeledContent {
                    Text(verbatim: "Value")
                } label: {
                    Text(verbatim: "Name")
                    Text(verbatim: "Note")
                }
            })
        #expect(host.scene.display.description.components(separatedBy: "toggle").count == 2)
        let (name, note) = (try host.find(label: "Name").frame, try host.find(label: "Note").frame)
        #expect(name.minX == note.minX && name.midY + 12 < note.midY)
        #expect(abs(try host.find(label: "Value").frame.maxX - 358) < 0.01)
    }

    @Test("of two texts belongs to one stepper")
    func stepper() throws {
        let host = TestHost(
            Form {
                Stepper(value: .constant(2), in: 1...6) {
                    Text(verbatim: "Guests")
                    Text(verbatim: "2 adults")
                }
            })
        #expect(host.root.all { $0.label == "Increment" }.count == 1)
        let (title, below) = (try host.find(label: "Guests").frame, try host.find(label: "2 adults").frame)
        #expect(title.minX == below.minX && title.midY + 12 < below.midY)
    }

    @Test(
        "stands above what it names at accessibility sizes of text, in rows of lists",
        arguments: [
            DynamicTypeSize.xxxLarge, .accessibility1, .accessibility5,
        ])
    func stacked(size: DynamicTypeSize) throws {
        let texts = try frames(
            of: TestHost(
                Form {
                    LabeledContent("Name", value: "Value")
                    Picker("Choice", selection: .constant(1)) { Text(verbatim: "One").tag(1) }
                }.dynamicTypeSize(size)))
        #expect((texts["Name"]!.midY + 12 < texts["Value"]!.midY) == size.isAccessibilitySize)
        #expect((texts["Choice"]!.midY + 12 < texts["One"]!.midY) == size.isAccessibilitySize)
        if size.isAccessibilitySize { #expect(texts["Value"]!.minX == texts["Name"]!.minX) }
    }

    /// The texts that are drawn, by what they say.
    private func frames(of host: TestHost) throws -> [String: CGRect] {
        var found: [String: CGRect] = [:]
        func walk(_ layer: Layer, _ x: Double, _ y: Double) {
            let (x, y) = (x + layer.placement.x, y + layer.placement.y)
            if case .text(let text) = layer.content {
                let words = text.string
                found[words] = CGRect(x: x, y: y, width: layer.placement.width, height: layer.placement.height)
            }
            for child in layer.children { walk(child, x, y) }
        }
        walk(host.scene.display.root, 0, 0)
        return found
    }
}
