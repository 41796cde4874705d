// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineBase
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

@MainActor
@Suite("Accessibility content")
struct AccessibilityContentTests {
    private func element(_ view: some View) throws -> DisplayElement {
        let scene = SceneHost(view.accessibilityIdentifier("x"), session: .fixture())
        scene.flush()
        return try #require(scene.display.elements().first(identifier: "x"))
    }

    private var photo: some View { Color.red.accessibilityLabel("Photo").accessibilityHint("Opens it") }

    @Test("is read with the hint: what is important before it, the other behind it")
    func customContent() throws {
        #expect(try element(photo.accessibilityCustomContent("People", "Two")).hint == "Opens it, People: Two")
        let important = photo.accessibilityCustomContent(
            Text(verbatim: "People"), Text(verbatim: "Two"), importance: .high)
        #expect(try element(important).hint == "People: Two, Opens it")
        let (kind, size) = ("Kind", "Small")
        let both = important.accessibilityCustomContent(kind, size).accessibilityCustomContent("Place", Text("Rome"))
        #expect(try element(both).hint == "People: Two, Opens it, Kind: Small, Place: Rome")
        #expect(try element(Color.red.accessibilityCustomContent("A", "B")).hint == "A: B")
    }

    @Test("is replaced and removed by its key, or by its label")
    func keys() throws {
        let key = AccessibilityCustomContentKey("Size", id: "size")
        let sized = photo.accessibilityCustomContent(key, "10 MB")
        #expect(try element(sized).hint == "Opens it, Size: 10 MB")
        let larger = sized.accessibilityCustomContent(
            AccessibilityCustomContentKey(Text(verbatim: "Large"), id: "size"), Text(verbatim: "20 MB"),
            importance: .high)
        #expect(try element(larger).hint == "Large: 20 MB, Opens it")
        #expect(try element(sized.accessibilityCustomContent(key, nil)).hint == "Opens it")
        let people = photo.accessibilityCustomContent("People", "Two").accessibilityCustomContent("People", "Three")
        #expect(try element(people).hint == "Opens it, People: Three")
        #expect(AccessibilityCustomContentKey("Size") == AccessibilityCustomContentKey("Size"))
    }

    @Test("goes with everything else of a view that is ignored")
    func ignored() throws {
        #expect(try element(photo.accessibilityCustomContent("A", "B").accessibilityElement()).hint == nil)
    }

    private struct Movie: View {
        @State private var count = 1

        var body: some View {
            VStack {
                Button("Next") { count += 1 }
                Button("Movie \(count)") {}
                    .accessibilityLabel { label in
                        if count > 1 { Text(verbatim: "New") }
                        label
                    }
                    .accessibilityIdentifier("movie")
            }
        }
    }

    @Test("of views is a label of their texts and of the view's own label")
    func label() throws {
        let named = photo.accessibilityLabel { label in
            Text(verbatim: "Favourite")
            label
        }
        #expect(try element(named).label == "Favourite, Photo")
        #expect(try element(photo.accessibilityLabel { _ in Text(verbatim: "Picture") }).label == "Picture")
        let host = TestHost(Movie())
        #expect(try host.find(identifier: "movie").label == "Movie 1")
        try host.find(label: "Next").tap()
        #expect(try host.find(identifier: "movie").label == "New, Movie 2")
    }

    @Test("applies where it is enabled")
    func enabled() throws {
        for isEnabled in [true, false] {
            let view = Color.red.accessibilityLabel("A").accessibilityValue("B").accessibilityHint("C")
                .accessibilityLabel("D", isEnabled: isEnabled).accessibilityValue(Text("E"), isEnabled: isEnabled)
                .accessibilityHint("F", isEnabled: isEnabled)
            let found = try element(view)
            #expect([found.label, found.value, found.hint] == (isEnabled ? ["D", "E", "F"] : ["A", "B", "C"]))
            let hidden = TestHost(Text("G").accessibilityHidden(true, isEnabled: isEnabled))
            #expect(hidden.contains(label: "G") == !isEnabled)
            let named = TestHost(Text("H").accessibilityIdentifier("h", isEnabled: isEnabled))
            #expect(named.contains(identifier: "h") == isEnabled)
        }
    }

    @Test("of notifications is spoken by the page; what has no text is nothing that a page can do")
    func notifications() async throws {
        @MainActor final class Told { var messages: [String] = [] }
        let (session, told) = (SessionContext.fixture(), Told())
        session.onDiagnostic = { told.messages.append($0.message) }
        var urgent = AttributedString("Gone")
        urgent.accessibilitySpeechAnnouncementPriority = .high
        SessionContext.$current.withValue(session) {
            AccessibilityNotification.Announcement("Saved").post()
            AccessibilityNotification.Announcement(urgent).post()
            AccessibilityNotification.Announcement("").post()
            AccessibilityNotification.PageScrolled("Page 2 of 5").post()
            AccessibilityNotification.LayoutChanged("Sorted").post()
            AccessibilityNotification.ScreenChanged().post()
            UIAccessibility.post(notification: .announcement, argument: "Loaded")
            UIAccessibility.post(notification: .layoutChanged, argument: nil)
        }
        #expect(
            session.takeRequests()
                == [.speak("Saved"), .speak("Gone"), .speak("Page 2 of 5"), .speak("Sorted"), .speak("Loaded")])
        try await eventually("each is told of") { told.messages.count == 3 }
        #expect(
            told.messages.sorted() == [
                "AccessibilityNotification.ScreenChanged has no effect here.",
                "The high priority of an announcement has no effect here.",
                "UIAccessibility.post(notification: .layoutChanged, argument:) has no effect here.",
            ])
        #expect(!PageRequest.speak(String(repeating: "a", count: 70_000)).isWithinLimits)
    }
}
