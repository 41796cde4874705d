// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// The seed's list with what a directory needs beyond it: search, an order, favourites, and in a wide window the details
/// beside the list.
///
/// It is built from the same model, service, view model, row and detail as `UserListView`, which stays as it is.
struct DirectoryView: View {
    @State private var viewModel: UserListViewModel
    @State private var query = ""

    init(service: UserService = UserService()) {
        _viewModel = State(initialValue: UserListViewModel(service: service))
    }

    var body: some View {
        NavigationSplitView {
            content
                .navigationTitle("Users")
                .navigationDestination(for: User.self) { user in
                    UserDetailView(user: user)
                        .toolbar { FavouriteButton(user: user) }
                }
        } detail: {
            ContentUnavailableView("Nobody is chosen", systemImage: "person.crop.circle")
        }
        .task {
            await viewModel.fetchUsers()
        }
    }

    @ViewBuilder
    private var content: some View {
        switch viewModel.state {
        case .idle, .loading:
            ProgressView("Loading users...")
        case .loaded(let users):
            DirectoryListView(users: users, query: query)
                .searchable(text: $query, prompt: "Name, e-mail or number")
        case .error(let message):
            ContentUnavailableView {
                Label("Users can't be shown", systemImage: "exclamationmark.triangle")
            } description: {
                Text(message)
            } actions: {
                Button("Retry") {
                    Task { await viewModel.fetchUsers() }
                }
                .accessibilityIdentifier(UserListView.AccessibilityIdentifier.retryButton)
            }
        }
    }
}

// MARK: - Previews

#Preview("Loading") {
    DirectoryView(service: .preview(.waiting))
}

#Preview("Loaded") {
    DirectoryView(service: .preview(.users(User.stubs)))
}

#Preview("Empty") {
    DirectoryView(service: .preview(.users([])))
}

#Preview("Error") {
    DirectoryView(service: .preview(.failure(URLError(.notConnectedToInternet))))
}
