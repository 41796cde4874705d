// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SnapshotTesting
import Testing
import VitrineComponents
import VitrineCore

@MainActor
@Suite("Views as images")
struct ImageStrategyTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
    }

    private struct Greeting: View {
        var name = "World"

        var body: some View {
            VStack(spacing: 4) {
                Text(verbatim: "Hello")
                Text(verbatim: name).accessibilityIdentifier("name")
            }
        }
    }

    private func verify(
        _ view: some View, layout: SwiftUISnapshotLayout = .fixed(width: 100, height: 60),
        traits: UITraitCollection = .init(displayScale: 2), test: String = #function
    ) -> String? {
        verifySnapshot(
            of: AnyView(view), as: .image(layout: layout, traits: traits), named: "it",
            snapshotDirectory: folder.path, testName: test)
    }

    private func picture(scale: CGFloat = 2, _ test: String = #function) throws -> UIImage {
        let name = test.prefix { $0 != "(" }
        return try #require(
            UIImage(data: try Data(contentsOf: folder.url.appendingPathComponent("\(name).it.png")), scale: scale))
    }

    @Test("A view is recorded and then equals itself")
    func same() throws {
        #expect(verify(Greeting())?.contains("was recorded") == true)
        #expect(verify(Greeting()) == nil)
        #expect(try picture().size == CGSize(width: 100, height: 60))
    }

    @Test("A surface above the ground has the colours of one")
    func elevated() {
        let view = Color(uiColor: UIColor { $0.userInterfaceLevel == .elevated ? .red : .blue })
        _ = verify(view)
        #expect(verify(view, traits: UITraitCollection { $0.displayScale = 2 }) == nil)
        #expect(
            verify(
                view,
                traits: UITraitCollection {
                    $0.displayScale = 2
                    $0.userInterfaceLevel = .elevated
                }) != nil)
    }

    @Test("A bold weight in the traits makes texts bold")
    func boldText() {
        _ = verify(Greeting())
        #expect(
            verify(
                Greeting(),
                traits: UITraitCollection {
                    $0.displayScale = 2
                    $0.legibilityWeight = .bold
                }) != nil)
    }

    @Test("Another view fails and names the element")
    func another() throws {
        _ = verify(Greeting())
        let message = try #require(verify(Greeting(name: "Moon")))
        #expect(message.contains("pixels differ"))
        #expect(message.contains("(name)"))
        #expect(message.contains("another.it.difference.png") || message.contains("another.it.failure.png"))
    }

    @Test("Dark is another image than light")
    func dark() throws {
        _ = verify(Greeting())
        #expect(
            verify(
                Greeting(),
                traits: UITraitCollection(traitsFrom: [
                    .init(userInterfaceStyle: .dark), .init(displayScale: 2),
                ])) != nil)
    }

    @Test("A device's image has its screen's size")
    func device() throws {
        _ = verify(Greeting(), layout: .device(config: .iPhoneSe), traits: .init(displayScale: 1))
        #expect(try picture(scale: 1).size == CGSize(width: 320, height: 568))
    }

    @Test("A fitting image is as large as its view")
    func fitting() throws {
        _ = verify(Color.red.frame(width: 30, height: 20), layout: .sizeThatFits)
        #expect(try picture().size == CGSize(width: 30, height: 20))
    }

    @Test("A fitting image proposes no room")
    func fittingProposal() throws {
        _ = verify(Color.red.frame(minWidth: 12, idealWidth: 90, minHeight: 8, idealHeight: 60), layout: .sizeThatFits)
        #expect(try picture().size == CGSize(width: 12, height: 8))
    }
}
