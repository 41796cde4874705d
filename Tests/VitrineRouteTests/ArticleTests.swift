// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineRoute

// The code of the article "Addresses".

enum CharacterNavigation: Hashable {
    case list
    case detail(identifier: Int)
}

extension CharacterNavigation: URLRoute {
    var urlPath: String {
        switch self {
        case .list: URLPath("characters").string
        case .detail(let identifier): URLPath("characters", String(identifier)).string
        }
    }

    init?(urlPath: String) {
        guard let parts = URLPath(string: urlPath)?.components, parts.first == "characters" else { return nil }
        switch parts.count {
        case 1: self = .list
        case 2:
            guard let identifier = Int(parts[1]) else { return nil }
            self = .detail(identifier: identifier)
        default: return nil
        }
    }
}

@Suite("The code of the article")
struct ArticleTests {
    @Test(arguments: [CharacterNavigation.list, .detail(identifier: 7)])
    func aPathLeadsBackToItsValue(value: CharacterNavigation) {
        #expect(CharacterNavigation(urlPath: value.urlPath) == value)
    }

    @Test func aDeepLinkOpensThePagesBelow() {
        let table = URLRouteTable([CharacterNavigation.self])
        let stack = table.stack(for: "/characters/7")
        #expect(stack?.map(\.urlPath) == ["/characters", "/characters/7"])
    }
}
