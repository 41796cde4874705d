// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineTesting

@testable import Gallery

/// Pictures are pinched, opened, zoomed, liked and dragged away.
@MainActor
@Suite("Sample Gallery")
struct GalleryWalk {
    @Test func aPictureIsOpenedLikedAndClosed() throws {
        let walk = try Walk(GalleryApp())
        #expect(walk.sees("12 photos, 3 across"))
        try walk.tap("Meadow")
        #expect(walk.sees("Rotate"))
        try walk.tap("Rotate")
        try walk.tap("Favorite")
        try walk.tap("Close")
        #expect(!walk.sees("Rotate"))
        try walk.tap("Favorites")
        #expect(walk.sees("1 photos, 3 across"))
        #expect(walk.sees(part: "Meadow"))
        #expect(!walk.sees("Dune"))
        #expect(walk.diagnostics.isEmpty)
    }

    @Test func aPictureIsZoomedAndDraggedAway() throws {
        let walk = try Walk(GalleryApp())
        try walk.tap("Reef")
        let picture = { try walk.host.find(role: .image, label: "Reef") }
        #expect(try picture().value == "Zoom 1")
        try picture().touch(count: 2)
        #expect(try picture().value == "Zoom 2")
        try picture().touch(count: 2)
        #expect(try picture().value == "Zoom 1")
        try picture().pinch(scale: 3)
        #expect(try picture().value == "Zoom 3")
        try picture().touch(count: 2)
        try picture().touch()
        #expect(!walk.sees("Rotate"))
        try picture().drag(by: CGSize(width: 0, height: 200))
        #expect(walk.sees("12 photos, 3 across"))
        #expect(!walk.value("Zoom 1"))
    }

    @Test func thePinchChangesTheColumns() throws {
        let walk = try Walk(GalleryApp())
        try walk.host.find(label: "Canyon").pinch(scale: 2)
        #expect(walk.sees("12 photos, 2 across"))
        try walk.host.find(label: "Dune").pinch(scale: 0.5)
        #expect(walk.sees("12 photos, 3 across"))
    }

    @Test func aMenuHasDetails() throws {
        let walk = try Walk(GalleryApp())
        try walk.openMenu(of: "Harbour")
        try walk.tap("Details")
        #expect(walk.sees("Harbour"))
        #expect(walk.sees("Number"))
    }
}
