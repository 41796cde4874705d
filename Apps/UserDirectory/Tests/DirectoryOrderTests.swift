// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import UserDirectory

struct DirectoryOrderTests {
    private let users = [("b", "Zed"), ("a", "Zed"), ("C", "adam")].enumerated().map { number, names in
        User(id: number, name: names.1, username: names.0, email: "", phone: "")
    }

    @Test(
        "Each order, capitals or not; equals stay as they came",
        arguments: [(DirectoryOrder.given, [0, 1, 2]), (.name, [2, 0, 1]), (.username, [1, 0, 2])]
    )
    func sorted(order: DirectoryOrder, ids: [Int]) {
        #expect(order.sorted(users).map(\.id) == ids)
    }

    @Test("Going on comes by every order and back")
    func next() {
        var order = DirectoryOrder.given
        let seen = DirectoryOrder.allCases.map { _ in
            order = order.next
            return order
        }
        #expect(seen == [.name, .username, .given])
    }
}
