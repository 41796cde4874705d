// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Hummingbird

/// The part of JSONPlaceholder's contract that is served: its users, all of them or one.
struct UserRoutes: Sendable {
    /// What JSONPlaceholder answers where nothing is.
    private struct Nothing: Encodable {}

    let store: UserStore

    func register(on router: Router<BasicRequestContext>) {
        router.add(middleware: NothingHereMiddleware())
        let group = router.group("users")
        group.get { _, _ in try JSONAnswer.make(try await store.users().map(UserBody.init)) }
        group.get(":id") { _, context in
            guard let id = context.parameters.get("id").flatMap({ Int($0) }), let user = try await store.user(id: id)
            else { return try JSONAnswer.make(Nothing(), status: .notFound) }
            return try JSONAnswer.make(UserBody(user))
        }
    }
}
