// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents

@Suite("Typed payloads of user activities")
struct UserActivityPayloadTests {
    private struct Place: Codable, Equatable {
        var name: String
        var floor: Int?
        var isOpen: Bool
        var since: Date
        var doors: [String: [Double]]
    }

    private struct Part: Codable, Equatable {
        var name: String
        var isOpen: Bool
    }

    private final class Thing {}

    private let activity = NSUserActivity(activityType: "org.a.see")

    @Test("what is written is read again, and its coding keys are those of the user info")
    func writesAndReads() throws {
        for floor in [nil, 3] as [Int?] {
            let place = Place(
                name: "Café", floor: floor, isOpen: true, since: Date(timeIntervalSince1970: 1_000.25),
                doors: ["left": [1, 2.5], "right": []])
            try activity.setTypedPayload(place)
            #expect(try activity.typedPayload(Place.self) == place)
            #expect(activity.userInfo?["name"] as? String == "Café")
            #expect(activity.userInfo?["isOpen"] as? Bool == true)
            #expect(try activity.typedPayload(Part.self) == Part(name: "Café", isOpen: true))
        }
    }

    @Test("entries that the app sets by itself are read")
    func readsEntries() throws {
        activity.addUserInfoEntries(from: ["name": "Hall"])
        activity.addUserInfoEntries(from: ["isOpen": false])
        #expect(try activity.typedPayload(Part.self) == Part(name: "Hall", isOpen: false))
    }

    @Test("a value that is no dictionary is not written")
    func refusesOthers() {
        #expect(throws: NSUserActivity.TypedPayloadError.encodingError) { try activity.setTypedPayload(7) }
        #expect(throws: NSUserActivity.TypedPayloadError.encodingError) { try activity.setTypedPayload(["a", "b"]) }
        #expect(activity.userInfo == nil)
    }

    @Test("without entries that can be read there is no payload")
    func readsNothing() {
        for entries in [nil, [:], [1: "one"], ["name": Thing()]] as [[AnyHashable: Any]?] {
            activity.userInfo = entries
            #expect(throws: NSUserActivity.TypedPayloadError.invalidContent) {
                try activity.typedPayload(Part.self)
            }
        }
        activity.userInfo = ["name": "Hall"]
        #expect(throws: DecodingError.self) { try activity.typedPayload(Part.self) }
    }
}
