// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SnapshotTesting
import SwiftUI
import Testing

@testable import UserDirectory

@MainActor
struct DirectorySnapshotTests {
    @Test("Everybody")
    func everybody() {
        assertSnapshots(of: list(""), as: appearances())
    }

    @Test("Nobody found")
    func nobodyFound() {
        assertSnapshots(of: list("Babbage"), as: appearances())
    }

    @Test("Favourites come first, under a heading")
    func favourites() {
        let view = list("").defaultAppStorage(.preview(Favourites(ids: [2])))
        assertSnapshots(of: view, as: appearances())
    }

    @Test("Error")
    func error() {
        assertSnapshots(of: DirectoryView(service: .preview(.status(500))), as: appearances())
    }

    @Test("Empty")
    func empty() {
        assertSnapshots(of: DirectoryView(service: .preview(.users([]))), as: appearances())
    }

    @Test("Detail")
    func detail() {
        let view = NavigationStack {
            UserDetailView(user: User.stubs[0])
                .toolbar { FavouriteButton(user: User.stubs[0]) }
        }
        assertSnapshots(of: view, as: appearances())
    }

    @Test("What a reader hears of the list")
    func listIsRead() {
        assertSnapshot(of: list(""), as: .accessibility(layout: .device(config: .iPhone13)))
    }

    private func list(_ query: String) -> some View {
        NavigationStack {
            DirectoryListView(users: User.stubs, query: query)
                .navigationTitle("Users")
        }
    }
}
