// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout

@MainActor
@Suite("Label")
struct LabelTests {
    private var label: some View {
        Label {
            Text(verbatim: "Title")
        } icon: {
            Color.red.frame(width: 20, height: 10)
        }
    }

    private func fill(_ mount: TextMount) -> DisplayRect? {
        func find(_ layer: Layer) -> Layer? {
            if case .fill = layer.content { return layer }
            return layer.children.lazy.compactMap(find).first
        }
        return find(mount.scene.display.root)?.frameInRoot()
    }

    @Test("puts the icon 8 points before the title, half a cap height above its baseline")
    func placesIcon() throws {
        let mount = TextMount(label)
        let icon = try #require(fill(mount))
        let title = try #require(mount.frames.first)
        #expect(abs(title.x - (icon.x + icon.width) - 8) < 0.01)
        let baseline = title.y + 17 * 1950 / 2048
        #expect(abs(baseline - 17 * 1443 / 2048 / 2 - (icon.y + icon.height / 2)) < 0.34)
    }

    @Test("is read as its title alone")
    func readsTitle() {
        let elements = TextMount(label).scene.display.elements()
        #expect(elements.all { !$0.label.isEmpty }.map(\.label) == ["Title"])
    }

    @Test("keeps a slot for the icon in a list's row, in the tint")
    func listRows() throws {
        let row = Label {
            Text(verbatim: "Title")
        } icon: {
            Text(verbatim: "i")
        }
        let mount = TextMount(row.environment(\.labelMetrics, .listRow).tint(.red))
        let layers = mount.layers.map { $0.frameInRoot() }
        try #require(layers.count == 2)
        #expect(abs(layers[1].x - (layers[0].x + layers[0].width / 2 + 12) - 16) < 0.01)
        #expect(mount.texts[0].styles[0].color != mount.texts[1].styles[0].color)
    }

    @Test("has the views of its title below each other in a row, with the icon beside the first")
    func linesOfTitle() throws {
        let row = Label {
            Text(verbatim: "Title")
            Text(verbatim: "Below")
        } icon: {
            Text(verbatim: "i")
        }
        let mount = TextMount(List { row })
        func place(_ string: String) throws -> DisplayRect {
            let index = try #require(mount.texts.firstIndex { $0.string == string })
            return mount.layers[index].frameInRoot()
        }
        let (icon, title, below) = try (place("i"), place("Title"), place("Below"))
        #expect(abs(title.x - below.x) < 0.01)
        #expect(below.y >= title.maxY - 0.01)
        #expect(icon.x < title.x && abs(icon.y - title.y) < 2)
    }

    @Test("begins further in beside an icon that is wider than the slot of a row", arguments: [20.0, 60])
    func wideIcons(width: Double) throws {
        let row = Label {
            Text(verbatim: "Title")
        } icon: {
            Color.red.frame(width: width, height: width)
        }
        let mount = TextMount(List { row }.listStyle(.plain))
        func squares(_ layer: Layer) -> [DisplayRect] {
            let own = layer.frameInRoot()
            var found = layer.children.flatMap(squares)
            if case .fill = layer.content, abs(own.width - width) < 0.01, abs(own.height - width) < 0.01 {
                found.append(own)
            }
            return found
        }
        let icon = try #require(squares(mount.scene.display.root).first)
        let title = try #require(mount.layers.first?.frameInRoot())
        #expect(abs(icon.x - (16 + max(24 - width, 0) / 2)) < 0.01)
        #expect(abs(title.x - (16 + max(width, 24) + 16)) < 0.01)
    }

    @Test("shows what its style asks for")
    func followsStyle() {
        let titleOnly = TextMount(label.labelStyle(.titleOnly))
        #expect(fill(titleOnly) == nil)
        #expect(titleOnly.lines == ["Title"])
        let iconOnly = TextMount(label.labelStyle(.iconOnly))
        #expect(fill(iconOnly) != nil)
        #expect(iconOnly.layers.isEmpty)
        #expect(iconOnly.scene.display.elements().all { $0.label == "Title" }.count == 1)
        #expect(fill(TextMount(label.labelStyle(.titleAndIcon))) != nil)
    }

    @Test("can have a style of the app's own")
    func customStyle() throws {
        let mount = TextMount(label.labelStyle(Stacked()))
        let icon = try #require(fill(mount))
        let title = try #require(mount.frames.first)
        #expect(abs(title.y - (icon.y + icon.height) - 3) < 0.01)
    }

    @Test("has a symbol and a localised title")
    func symbols() {
        let mount = TextMount(Label("Home", systemImage: "house"))
        #expect(mount.lines == ["Home"])
        #expect(mount.scene.display.elements().all { !$0.label.isEmpty }.map(\.label) == ["Home"])
    }
}

private struct Stacked: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 3) {
            configuration.icon
            configuration.title
        }
    }
}
