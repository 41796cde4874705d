// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import VitrineRoute

private enum Place: URLRoute {
    case list
    case about

    var urlPath: String {
        switch self {
        case .list: URLPath("characters").string
        case .about: URLPath("about").string
        }
    }

    init?(urlPath: String) {
        switch URLPath(string: urlPath)?.components {
        case ["characters"]: self = .list
        case ["about"]: self = .about
        default: return nil
        }
    }
}

private struct Detail: URLRoute {
    let identifier: Int

    init(identifier: Int) {
        self.identifier = identifier
    }

    var urlPath: String { URLPath("characters", String(identifier)).string }

    init?(urlPath: String) {
        guard let parts = URLPath(string: urlPath)?.components, parts.count == 2, parts[0] == "characters",
            let identifier = Int(parts[1])
        else { return nil }
        self.init(identifier: identifier)
    }
}

/// Reads every path as itself, as a careless route might.
private struct Anything: URLRoute {
    var urlPath: String { "/anything" }

    init?(urlPath: String) {}
}

@Suite struct URLRouteTableTests {
    private let table = URLRouteTable([Place.self, Detail.self])

    private func stack(_ path: String, in table: URLRouteTable) -> [AnyHashable]? {
        table.stack(for: path)?.map { AnyHashable($0) }
    }

    @Test func findsTheValueOfAPath() {
        #expect(table.route(for: "/about") as? Place == .about)
        #expect(table.route(for: "/characters/7") as? Detail == Detail(identifier: 7))
        #expect(table.route(for: "/nowhere") == nil)
    }

    @Test func aDeepLinkStandsOnThePagesOfItsPrefixes() {
        #expect(stack("/characters/7", in: table) == [AnyHashable(Place.list), AnyHashable(Detail(identifier: 7))])
    }

    @Test func aPrefixThatNamesNothingIsSkipped() {
        #expect(stack("/characters/7", in: URLRouteTable([Detail.self])) == [AnyHashable(Detail(identifier: 7))])
    }

    @Test func theRootIsTheEmptyStack() {
        #expect(stack("/", in: table) == [])
    }

    @Test(arguments: ["/nowhere", "/characters/rick", "/characters/1/2", "/about/1", "about", "/characters?page=2"])
    func aPathThatNobodyKnowsHasNoStack(path: String) {
        #expect(table.stack(for: path) == nil)
    }

    @Test func anotherSpellingOfAPathFindsTheSameValue() throws {
        let route = try #require(table.stack(for: "/characters/007/")?.last)
        #expect(route.urlPath == "/characters/7")
    }

    @Test func aCarelessTypeIsNotPutBelowOthers() {
        let stack = URLRouteTable([Detail.self, Anything.self]).stack(for: "/characters/7")
        #expect(stack?.count == 1)
    }

    @Test func theFirstTypeThatKnowsAPathAnswers() {
        #expect(URLRouteTable([Place.self, Anything.self]).route(for: "/about") is Place)
        #expect(URLRouteTable([Anything.self, Place.self]).route(for: "/about") is Anything)
    }

    @Test(arguments: [
        "/", "/about", "/characters/7", "/characters/7/", "/about?utm=1", "/settings/characters/7", "/Park~7",
        "/characters/7/Park~7.c2lnbmVk", "/~.2", "/a/b/c/d/e/f/g/h/i/j/about",
    ])
    func mayKnowWhatATypeReadsOrAComponentSays(path: String) {
        #expect(table.mayKnow(path) || table.mayKnow(String(path.prefix { $0 != "?" })))
    }

    @Test(arguments: [
        "/nowhere", "/.env", "/wp-login.php", "/characters/x", "/about/x", "/characters/7/x", "/Park~7/x", "/%00",
        "//x",
        "/about.php", "/a/b/c/d/e/f/g/h/i/j/k",
    ])
    func knowsNothingThatNoTypeReads(path: String) {
        #expect(!table.mayKnow(path))
    }
}
