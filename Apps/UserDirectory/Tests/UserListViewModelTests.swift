// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import UserDirectory

@MainActor
struct UserListViewModelTests {
    @Test("It begins idle")
    func idle() {
        #expect(UserListViewModel(service: .preview(.users(User.stubs))).state == .idle)
    }

    @Test("While the service works it is loading")
    func loading() async {
        let sut = UserListViewModel(service: .preview(.waiting))
        let load = Task { await sut.fetchUsers() }
        while sut.state == .idle { await Task.yield() }
        #expect(sut.state == .loading)
        load.cancel()
        await load.value
    }

    @Test("It holds the users that came")
    func loaded() async {
        let sut = UserListViewModel(service: .preview(.users(User.stubs)))
        await sut.fetchUsers()
        #expect(sut.state == .loaded(User.stubs))
    }

    @Test(
        "What went wrong is said",
        arguments: [
            CannedAnswer.Content.status(404), .status(500), .text("[{"), .text("{}"),
            .failure(URLError(.notConnectedToInternet)),
        ])
    func failed(answer: CannedAnswer.Content) async {
        let sut = UserListViewModel(service: .preview(answer))
        await sut.fetchUsers()
        guard case .error(let message) = sut.state else {
            Issue.record("\(sut.state) is no error")
            return
        }
        #expect(!message.isEmpty && !message.contains("NSURLErrorDomain"))
    }

    @Test(
        "A cancelled load leaves what was there before",
        arguments: [
            nil,
            CannedAnswer.Content.text(#"[{"id":1,"name":"A","username":"a","email":"a@b.c","phone":"1"}]"#),
            .text("[]"),
            .status(500),
        ])
    func cancelled(before: CannedAnswer.Content?) async {
        let service = UserService.preview(before ?? .waiting)
        let sut = UserListViewModel(service: service)
        if before != nil { await sut.fetchUsers() }
        let previous = sut.state
        #expect((previous == .idle) == (before == nil))

        CannedAnswer.change(service.baseURL, to: .waiting)
        let load = Task { await sut.fetchUsers() }
        while sut.state != .loading { await Task.yield() }
        load.cancel()
        await load.value
        #expect(sut.state == previous)
    }
}
