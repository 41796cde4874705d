// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// The people that a search finds: favourites first, both parts in the person's order.
struct DirectoryListView: View {
    let users: [User]
    let query: String

    @AppStorage("directory.order") private var order = DirectoryOrder.given
    @AppStorage(Favourites.storageKey) private var favourites = Favourites()

    var body: some View {
        let found = order.sorted(users.filter { $0.matches(query) })
        Group {
            if found.isEmpty {
                nobody
            } else {
                list(found)
            }
        }
        .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
                Button(order.title, systemImage: "arrow.up.arrow.down") {
                    order = order.next
                }
                .accessibilityLabel("Sort")
                .accessibilityValue(order.title)
                .accessibilityIdentifier("userList.sortButton")
            }
        }
    }

    private func list(_ found: [User]) -> some View {
        let first = found.filter { favourites[$0] }
        return List {
            section("Favourites", first)
            section(first.isEmpty ? "" : "Everybody else", found.filter { !favourites[$0] })
        }
        .accessibilityIdentifier(UserListView.AccessibilityIdentifier.list)
    }

    @ViewBuilder
    private func section(_ title: String, _ users: [User]) -> some View {
        if !users.isEmpty {
            Section {
                ForEach(users) { user in
                    NavigationLink(value: user) {
                        UserRowView(user: user)
                    }
                    .accessibilityIdentifier(UserListView.AccessibilityIdentifier.row(user.id))
                }
            } header: {
                // An empty header would keep its space.
                if !title.isEmpty {
                    Text(title)
                }
            }
        }
    }

    @ViewBuilder
    private var nobody: some View {
        if query.isEmpty {
            ContentUnavailableView("Nobody is here", systemImage: "person.slash")
        } else {
            ContentUnavailableView.search(text: query)
        }
    }
}

// MARK: - Previews

#Preview("Everybody") {
    NavigationStack {
        DirectoryListView(users: User.stubs, query: "")
            .navigationTitle("Users")
    }
}

#Preview("Favourites") {
    NavigationStack {
        DirectoryListView(users: User.stubs, query: "")
            .navigationTitle("Users")
    }
    .defaultAppStorage(.preview(Favourites(ids: [2])))
}

#Preview("Found") {
    NavigationStack {
        DirectoryListView(users: User.stubs, query: "grace")
            .navigationTitle("Users")
    }
}

#Preview("Nobody found") {
    NavigationStack {
        DirectoryListView(users: User.stubs, query: "Babbage")
            .navigationTitle("Users")
    }
}

#Preview("Nobody") {
    NavigationStack {
        DirectoryListView(users: [], query: "")
            .navigationTitle("Users")
    }
}
