// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import VitrineDisplay

@testable import VitrineComponents
@testable import VitrineCore
@testable import VitrineSnapshots

@MainActor
struct SnapshotRendererTests {
    private let renderer: SnapshotRenderer

    init() throws { renderer = try SnapshotRenderer(fixtures: { _ in nil }) }

    @Test
    func aViewIsLaidOutInThePictureItGets() async throws {
        let snapshot = try await renderer.snapshot(
            of: Color.red,
            traits: SnapshotTraits(
                layout: .fixed(width: 100, height: 50),
                safeArea: EdgeInsets(top: 10, leading: 0, bottom: 0, trailing: 0)))
        #expect(snapshot.width == 100 && snapshot.height == 50)
        #expect(snapshot.layersText.contains("(0, 0, 100, 50)"))
    }

    @Test
    func aPictureIsAsLargeAsItsViewWantsToBe() async throws {
        let view = Color.red.frame(width: 30.4, height: 20)
        let snapshot = try await renderer.snapshot(
            of: view,
            traits: SnapshotTraits(
                layout: .sizeThatFits(width: nil, height: nil), scale: 2))
        #expect(snapshot.width == 30.5 && snapshot.height == 20)
    }

    @Test
    func aProposalWrapsWhatIsWider() async throws {
        let text = Text("One line that is too long for a narrow picture")
        func size(_ width: Double?) async throws -> (Double, Double) {
            let snapshot = try await renderer.snapshot(
                of: text, traits: SnapshotTraits(layout: .sizeThatFits(width: width, height: nil)))
            return (snapshot.width, snapshot.height)
        }
        let wide = try await size(nil)
        let narrow = try await size(120)
        #expect(wide.0 > 120 && narrow.0 <= 120 && narrow.1 > wide.1 * 2)
    }

    @Test
    func aDateAtTheLargestSizeOfTextIsMadeSmallerThanItsRow() async throws {
        let date = Date(timeIntervalSince1970: 1_763_900_000)
        let snapshot = try await renderer.snapshot(
            of: Form { DatePicker("Appointment", selection: .constant(date)) },
            traits: SnapshotTraits(layout: .fixed(width: 375, height: 900), dynamicTypeSize: .accessibility5))
        let pills = snapshot.root.all { $0.role == .picker }.compactMap(\.frame)
        #expect(pills.count == 2)
        for pill in pills { #expect(pill.x + pill.width <= 375 - 32 && pill.height > 60) }
        #expect(snapshot.layersText.contains("Nov 23, 2025") && !snapshot.layersText.contains("…"))
    }

    @Test
    func aSleepingTaskIsPhotographedAsleepAndAReadyOneWhenItIsDone() async throws {
        struct Loading: View {
            let isSleeping: Bool
            @State private var text = "Loading"

            var body: some View {
                Text(text).task {
                    if isSleeping { try? await Task.sleep(for: .seconds(1_000_000)) }
                    for _ in 0..<5 { await Task.detached {}.value }
                    text = "Loaded"
                }
            }
        }
        let asleep = try await renderer.snapshot(of: Loading(isSleeping: true))
        let ready = try await renderer.snapshot(of: Loading(isSleeping: false))
        #expect(asleep.accessibilityText == "Loading\n")
        #expect(ready.accessibilityText == "Loaded\n")
    }

    @Test
    func traitsReachTheEnvironment() async throws {
        struct Traits: View {
            @Environment(\.colorScheme) private var scheme
            @Environment(\.layoutDirection) private var direction
            @Environment(\.locale) private var locale
            @Environment(\.timeZone) private var zone
            @Environment(\.dynamicTypeSize) private var size
            @Environment(\.displayScale) private var scale

            var body: some View {
                Text(verbatim: "\(scheme) \(direction) \(locale.identifier) \(zone.secondsFromGMT()) \(size) \(scale)")
            }
        }
        let traits = SnapshotTraits(
            scale: 2, isDark: true, dynamicTypeSize: .accessibility2, locale: Locale(identifier: "ar_EG"),
            isRightToLeft: true, timeZone: try #require(TimeZone(secondsFromGMT: 3_600)))
        let snapshot = try await renderer.snapshot(of: Traits(), traits: traits)
        #expect(snapshot.accessibilityText == "dark rightToLeft ar_EG 3600 accessibility2 2.0\n")
    }

    @Test
    func anImageWithoutAFixtureIsNamedAndOneWithAFixtureIsShown() async throws {
        struct Avatar: View {
            let url: URL

            var body: some View {
                AsyncImage(url: url) { phase in
                    if phase.error != nil {
                        Text("failed")
                    } else if phase.image != nil {
                        Text("shown")
                    } else {
                        Text("empty")
                    }
                }
            }
        }
        let url = try #require(URL(string: "https://example.com/a.png"))
        let refused = try await renderer.snapshot(of: Avatar(url: url))
        #expect(refused.accessibilityText == "failed\n")
        #expect(refused.diagnostics == ["No fixture is registered for https://example.com/a.png."])

        let shown = try await SnapshotRenderer(fixtures: { _ in Self.pngHeader }).snapshot(of: Avatar(url: url))
        #expect(shown.accessibilityText == "shown\n")
        #expect(shown.diagnostics.isEmpty)

        let broken = try await SnapshotRenderer(fixtures: { _ in Data([1, 2, 3]) }).snapshot(of: Avatar(url: url))
        #expect(
            broken.diagnostics == [
                "The fixture of https://example.com/a.png cannot be shown. "
                    + "The data are no PNG, JPEG, GIF or WebP image."
            ])
    }

    @Test(arguments: [
        SnapshotTraits(layout: .fixed(width: 0, height: 10)),
        SnapshotTraits(layout: .fixed(width: 10, height: -.infinity)),
        SnapshotTraits(layout: .fixed(width: .nan, height: 10)),
        SnapshotTraits(layout: .fixed(width: 20_001, height: 10)),
        SnapshotTraits(layout: .fixed(width: 10_000, height: 10_000)),
        SnapshotTraits(scale: 0), SnapshotTraits(scale: .nan), SnapshotTraits(scale: 9),
    ])
    func sizesThatNoPictureHasAreRefused(_ traits: SnapshotTraits) async throws {
        await #expect(throws: SnapshotError.self) { try await renderer.snapshot(of: Color.red, traits: traits) }
    }

    @Test
    func aViewThatTakesNoSpaceIsRefusedInWords() async throws {
        await #expect {
            try await renderer.snapshot(
                of: EmptyView(), traits: SnapshotTraits(layout: .sizeThatFits(width: nil, height: nil)))
        } throws: { "\($0)".contains("give the image a fixed size") }
    }

    /// swift-snapshot-testing offers a view no space: a text shrinks to nothing, unless it says that it does not.
    @Test
    func aTextThatIsOfferedNoSpaceNeedsASizeOfItsOwn() async throws {
        let traits = SnapshotTraits(layout: .sizeThatFits(width: 0, height: 0), scale: 1)
        await #expect(throws: SnapshotError.self) { try await renderer.snapshot(of: Text("Cart"), traits: traits) }
        let snapshot = try await renderer.snapshot(of: Text("Cart").fixedSize(), traits: traits)
        #expect(snapshot.width > 20 && snapshot.height > 15)
    }

    @Test
    func aSnapshotThatIsLetGoEndsItsTasks() async throws {
        final class Ended { var value = false }
        let ended = Ended()
        var snapshot: Snapshot? = try await renderer.snapshot(
            of: Text("a").task {
                try? await Task.sleep(for: .seconds(1_000_000))
                ended.value = Task.isCancelled
            })
        let activity = try #require(snapshot).scene.graph.session.activity
        snapshot = nil
        while activity.runningTasks > 0 { await Task.yield() }
        #expect(ended.value)
    }

    /// The first bytes of a PNG of 8 by 8 pixels.
    private nonisolated static var pngHeader: Data {
        Data([
            0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 8, 0, 0, 0, 8,
            8, 6,
            0, 0, 0,
        ])
    }
}
