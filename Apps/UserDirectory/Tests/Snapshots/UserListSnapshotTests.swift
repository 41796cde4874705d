// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SnapshotTesting
import SwiftUI
import Testing

@testable import UserDirectory

/// The seed's own list in its states with an answer, which `DirectoryView` goes beyond.
@MainActor
struct UserListSnapshotTests {
    @Test("Loaded")
    func loaded() {
        assertSnapshots(of: UserListView(service: .preview(.users(User.stubs))), as: appearances())
    }

    @Test("Empty")
    func empty() {
        assertSnapshots(of: UserListView(service: .preview(.users([]))), as: appearances())
    }

    @Test("Error")
    func error() {
        assertSnapshots(of: UserListView(service: .preview(.status(500))), as: appearances())
    }
}
