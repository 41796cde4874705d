// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

// One file, four layers (seed 003): data flows down, events flow up.

// MARK: - Model

/// A person of the directory. What the API says beyond this is not read.
struct User: Codable, Identifiable, Hashable {
    let id: Int
    let name: String
    let username: String
    let email: String
    let phone: String
}

// MARK: - Service

struct UserService {
    var baseURL = ServiceConfiguration.baseURL
    var session = URLSession.shared

    func fetchUsers() async throws -> [User] {
        let url = baseURL.appending(path: "users")
        let (data, response) = try await session.data(from: url)

        guard let httpResponse = response as? HTTPURLResponse,
            (200...299).contains(httpResponse.statusCode)
        else {
            throw URLError(.badServerResponse)
        }

        return try JSONDecoder().decode([User].self, from: data)
    }
}

// MARK: - View state

enum ViewState<T> {
    case idle
    case loading
    case loaded(T)
    case error(String)
}

extension ViewState: Equatable where T: Equatable {}

// MARK: - View model

@MainActor
@Observable
final class UserListViewModel {
    private(set) var state: ViewState<[User]> = .idle

    private let service: UserService

    init(service: UserService = UserService()) {
        self.service = service
    }

    /// A load that is cancelled leaves what was there before.
    func fetchUsers() async {
        let previous = state
        state = .loading
        do {
            let users = try await service.fetchUsers()
            state = .loaded(users)
        } catch {
            state = Task.isCancelled ? previous : .error(error.localizedDescription)
        }
    }
}

// MARK: - Views

struct UserListView: View {
    @State private var viewModel = UserListViewModel()

    var body: some View {
        NavigationStack {
            Group {
                switch viewModel.state {
                case .idle, .loading:
                    ProgressView("Loading users...")
                case .loaded(let users):
                    List(users) { user in
                        NavigationLink(value: user) {
                            UserRowView(user: user)
                        }
                        .accessibilityIdentifier(AccessibilityIdentifier.row(user.id))
                    }
                    .accessibilityIdentifier(AccessibilityIdentifier.list)
                case .error(let message):
                    ContentUnavailableView {
                        Label("Users can't be shown", systemImage: "exclamationmark.triangle")
                    } description: {
                        Text(message)
                    } actions: {
                        Button("Retry") {
                            Task { await viewModel.fetchUsers() }
                        }
                        .accessibilityIdentifier(AccessibilityIdentifier.retryButton)
                    }
                }
            }
            .navigationTitle("Users")
            .navigationDestination(for: User.self) { user in
                UserDetailView(user: user)
            }
            .task {
                await viewModel.fetchUsers()
            }
        }
    }

    /// Previews bring a service of their own.
    init(service: UserService = UserService()) {
        _viewModel = State(initialValue: UserListViewModel(service: service))
    }

    enum AccessibilityIdentifier {
        static let list = "userList.list"
        static let retryButton = "userList.retryButton"

        static func row(_ id: Int) -> String { "userList.row.\(id)" }
    }
}

struct UserRowView: View {
    let user: User

    var body: some View {
        HStack(spacing: 12) {
            InitialsView(name: user.name)
            VStack(alignment: .leading, spacing: 2) {
                Text(user.name)
                    .font(.headline)
                Text(user.email)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
        }
        // Below the name: lines begin at a row's first text, which the initials are.
        .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] + 52 }
        .accessibilityElement(children: .combine)
    }
}

struct UserDetailView: View {
    let user: User

    var body: some View {
        List {
            Section {
                DetailRow(label: "Name", value: user.name)
                DetailRow(label: "Username", value: user.username)
                DetailRow(label: "Email", value: user.email)
                DetailRow(label: "Phone", value: user.phone)
            }
        }
        .navigationTitle(user.name)
        .navigationBarTitleDisplayMode(.inline)
    }
}

/// A fact and its name. An address or a number can be written to, or called.
struct DetailRow: View {
    let label: String
    let value: String

    var body: some View {
        LabeledContent(label) {
            if let address = ContactAddress(value) {
                Link(value, destination: address.url)
            } else {
                Text(value)
            }
        }
        .accessibilityIdentifier("userDetail.\(label.lowercased())")
    }
}

// MARK: - Previews

#Preview("Loading") {
    UserListView(service: .preview(.waiting))
}

#Preview("Loaded") {
    UserListView(service: .preview(.users(User.stubs)))
}

#Preview("Empty") {
    UserListView(service: .preview(.users([])))
}

#Preview("Error") {
    UserListView(service: .preview(.failure(URLError(.notConnectedToInternet))))
}

#Preview("Row") {
    UserRowView(user: User.stubs[0])
        .padding()
}

#Preview("Detail") {
    NavigationStack {
        UserDetailView(user: User.stubs[0])
    }
}

#Preview("Fact") {
    DetailRow(label: "Username", value: User.stubs[0].username)
        .padding()
}

#Preview("Fact with a link") {
    DetailRow(label: "Email", value: User.stubs[0].email)
        .padding()
}
