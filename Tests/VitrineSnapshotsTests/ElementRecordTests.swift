// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import VitrineDisplay
@testable import VitrineSnapshots

struct ElementRecordTests {
    private var tree: DisplayElement {
        var root = DisplayElement(
            role: .none, label: "", frame: DisplayRect(width: 390, height: 844), layerID: 1)
        var button = DisplayElement(
            role: .button, label: "Say \"hi\"\n\u{1}\\ 你好",
            frame: DisplayRect(x: 0.333_333, y: -12.5, width: 100, height: 1e300),
            layerID: 7)
        button.identifier = "home.button"
        button.isDisabled = true
        button.positionInSet = 2
        button.sizeOfSet = 9
        button.contents = [
            DisplayElement(
                role: .staticText, label: "hi", frame: DisplayRect(x: .nan, y: 2, width: 3, height: 4), layerID: 8)
        ]
        let link = DisplayElement(
            role: .link(href: "/a?b=c&d"), label: "", frame: DisplayRect(x: 1, y: 2, width: 3, height: 4), layerID: 9)
        root.children = [button, link]
        return root
    }

    @Test
    func whatWasWrittenIsReadAgain() throws {
        let record = ElementRecord(tree)
        let document = try ElementDocument(json: Data(record.json(width: 390, height: 844).utf8))
        #expect(document.root == record)
        #expect(document.size.width == 390)
        #expect(record.children[0].frame.x == 33)
    }

    @Test
    func itIsALinePerElementWithNumbersThatStay() {
        var root = tree
        root.children.removeFirst()
        #expect(
            ElementRecord(root).json(width: 390, height: 844.333_33) == """
                {
                  "format": 1,
                  "size": {"width": 390, "height": 844.33},
                  "root": {"role": "container", "frame": {"x": 0, "y": 0, "width": 390, "height": 844}, "children": [
                    {"role": "link(/a?b=c&d)", "frame": {"x": 1, "y": 2, "width": 3, "height": 4}}
                  ]}
                }

                """)
    }

    @Test
    func itIsOrdinaryJSON() throws {
        let object = try JSONSerialization.jsonObject(with: Data(ElementRecord(tree).json(width: 1, height: 1).utf8))
        let root = try #require((object as? [String: Any])?["root"] as? [String: Any])
        let children = try #require(root["children"] as? [[String: Any]])
        #expect(children[0]["label"] as? String == "Say \"hi\"\n\u{1}\\ 你好")
        #expect(children[0]["isDisabled"] as? Bool == true)
    }

    @Test(arguments: [
        "", "{}", "[1]",
        #"{"format": 2, "size": {"width": 1, "height": 1}, "root": {"role": "a", "frame": {"x":0,"y":0,"width":0,"height":0}}}"#,
    ])
    func whatIsNoElementTreeIsRefusedInWords(_ text: String) {
        #expect(throws: SnapshotError.self) { try ElementDocument(json: Data(text.utf8)) }
    }
}
