// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationNetworking
import Testing

@testable import EmbeddedAPI

struct EmbeddedAPIServerTests {
    // MARK: - Pages

    @Test("The first page has the public API's envelope, count and order")
    func firstPage() async throws {
        try await RunningAPI.with { api in
            for path in ["/character", "/character?page=1"] {
                let answer = try await api.get(path)
                let json = try answer.json()
                let info = try #require(json["info"] as? [String: Any])
                let results = try #require(json["results"] as? [[String: Any]])

                #expect(answer.status == 200)
                #expect(answer.type == "application/json; charset=utf-8")
                #expect(info["count"] as? Int == 826)
                #expect(info["pages"] as? Int == 42)
                #expect(info["next"] as? String == "\(api.address.absoluteString)/character?page=2")
                #expect(info["prev"] is NSNull)
                #expect(results.compactMap { $0["id"] as? Int } == Array(1...20))
                #expect(results.first?["name"] as? String == "Rick Sanchez")
                #expect(results.last?["name"] as? String == "Ants in my Eyes Johnson")
            }
        }
    }

    @Test("Following next from the first page reaches all 826 characters, once each, and ends")
    func walkForward() async throws {
        try await RunningAPI.with { api in
            var path: String? = "/character"
            var ids: [Int] = []
            var pages = 0
            while let current = path, pages < 100 {
                let json = try await api.get(current).json()
                let info = try #require(json["info"] as? [String: Any])
                ids += try #require(json["results"] as? [[String: Any]]).compactMap { $0["id"] as? Int }
                path = (info["next"] as? String).map { String($0.dropFirst(api.address.absoluteString.count)) }
                pages += 1
            }
            #expect(pages == 42)
            #expect(ids == Array(1...826))
        }
    }

    @Test("The last page is short, has no next and links back")
    func lastPage() async throws {
        try await RunningAPI.with { api in
            let json = try await api.get("/character?page=42").json()
            let info = try #require(json["info"] as? [String: Any])
            #expect((json["results"] as? [Any])?.count == 6)
            #expect(info["next"] is NSNull)
            #expect(info["prev"] as? String == "\(api.address.absoluteString)/character?page=41")
        }
    }

    @Test("A page that does not exist says so", arguments: ["43", "0", "-1", "abc", "9223372036854775807"])
    func badPage(page: String) async throws {
        try await RunningAPI.with { api in
            let answer = try await api.get("/character?page=\(page)")
            #expect(answer.status == 404)
            #expect(try answer.json()["error"] as? String == "There is nothing here")
        }
    }

    @Test(
        "Filters narrow the listing, alone and together, in any case",
        arguments: [
            ("name=morty", 1...40), ("status=dead", 50...800), ("name=RICK&status=alive", 1...40),
            ("species=alien&gender=female", 1...400), ("gender=male", 1...800), ("type=parasite", 1...100),
            ("gender=mal", 0...0), ("status=aliv", 0...0), ("name=%25", 0...0), ("name=nobody%20at%20all", 0...0),
        ])
    func filters(query: String, count: ClosedRange<Int>) async throws {
        try await RunningAPI.with { api in
            let answer = try await api.get("/character?\(query)")
            let json = try answer.json()
            guard count.upperBound > 0 else {
                #expect(answer.status == 404)
                #expect(json["error"] as? String == "There is nothing here")
                return
            }
            let results = try #require(json["results"] as? [[String: Any]])
            let info = try #require(json["info"] as? [String: Any])
            #expect(count.contains(try #require(info["count"] as? Int)))
            for item in query.split(separator: "&") {
                let (field, value) = (
                    String(item.prefix { $0 != "=" }), item.drop { $0 != "=" }.dropFirst().lowercased()
                )
                let isWhole = ["status", "gender"].contains(field)
                #expect(
                    results.allSatisfy {
                        let text = ($0[field] as? String)?.lowercased()
                        return isWhole ? text == value : text?.contains(value) == true
                    })
            }
        }
    }

    @Test("Links of a filtered listing keep the filter")
    func filteredLinks() async throws {
        try await RunningAPI.with { api in
            let first = try await api.get("/character?status=alive&species=human").json()
            let next = try #require((first["info"] as? [String: Any])?["next"] as? String)
            #expect(next == "\(api.address.absoluteString)/character?page=2&status=alive&species=human")
            let second = try await api.get(String(next.dropFirst(api.address.absoluteString.count))).json()
            let results = try #require(second["results"] as? [[String: Any]])
            #expect(results.allSatisfy { $0["status"] as? String == "Alive" })
            #expect(results.allSatisfy { ($0["species"] as? String)?.hasPrefix("Human") == true })
        }
    }

    // MARK: - Several characters

    @Test(
        "Several numbers give a list in order, without those who do not exist",
        arguments: [
            "3,1,2", "[3,1,2]", "%5B3,1,2%5D", "1,2,3,827",
        ])
    func several(ids: String) async throws {
        try await RunningAPI.with { api in
            let data = try await api.get("/character/\(ids)").data
            let list = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
            #expect(list.compactMap { $0["id"] as? Int } == [1, 2, 3])
        }
    }

    // MARK: - One character

    @Test("A well-known character has its real facts and links to this API")
    func rick() async throws {
        try await RunningAPI.with { api in
            let base = api.address.absoluteString
            let json = try await api.get("/character/1").json()
            #expect(
                Set(json.keys) == [
                    "id", "name", "status", "species", "type", "gender", "origin", "location", "image", "episode",
                    "url", "created",
                ])
            #expect(json["name"] as? String == "Rick Sanchez")
            #expect(json["status"] as? String == "Alive")
            #expect(json["species"] as? String == "Human")
            #expect(json["type"] as? String == "")
            #expect(json["gender"] as? String == "Male")
            #expect(json["origin"] as? [String: String] == ["name": "Earth (C-137)", "url": "\(base)/location/1"])
            #expect(json["location"] as? [String: String] == ["name": "Citadel of Ricks", "url": "\(base)/location/3"])
            #expect(json["image"] as? String == "\(base)/character/avatar/1.jpeg")
            #expect(json["url"] as? String == "\(base)/character/1")
            #expect((json["episode"] as? [String])?.count == 51)
            #expect((json["episode"] as? [String])?.first == "\(base)/episode/1")
            #expect(json["created"] as? String == "2017-11-04T18:48:46.250Z")
        }
    }

    @Test("Links start with the host that the client asked")
    func linksFollowTheHost() async throws {
        try await RunningAPI.with { api in
            var request = URLRequest(url: api.address.appendingPathComponent("character/2"))
            request.setValue("api.example:8443", forHTTPHeaderField: "Host")
            let (data, _) = try await RunningAPI.session.data(for: request)
            let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
            #expect(json["url"] as? String == "http://api.example:8443/api/character/2")
        }
    }

    @Test("Nobody is there: the public API's words", arguments: [827, 0, -5])
    func unknownCharacter(id: Int) async throws {
        try await RunningAPI.with { api in
            let answer = try await api.get("/character/\(id)")
            #expect(answer.status == 404)
            #expect(try answer.json()["error"] as? String == "Character not found")
        }
    }

    @Test("Something that is no number is refused as the public API refuses it")
    func notANumber() async throws {
        try await RunningAPI.with { api in
            let answer = try await api.get("/character/rick")
            #expect(answer.status == 500)
            #expect(try answer.json()["error"] as? String == "Hey! you must provide an id")
        }
    }

    @Test("An address outside the contract answers in JSON", arguments: ["", "/planet", "/character/1/2/3"])
    func unknownAddress(path: String) async throws {
        try await RunningAPI.with { api in
            let answer = try await api.get(path)
            #expect(answer.status == 404)
            #expect(try answer.json()["error"] as? String == "There is nothing here")
        }
    }

    // MARK: - Pictures

    @Test("A portrait arrives as a PNG")
    func portrait() async throws {
        try await RunningAPI.with { api in
            let answer = try await api.get("/character/avatar/1.jpeg")
            #expect(answer.status == 200)
            #expect(answer.type == "image/png")
            let rick = PortraitTraits(id: 1, species: "Human")
            #expect(try await answer.data == Portrait.png(of: rick))
        }
    }

    @Test(
        "A portrait of nobody does not exist",
        arguments: ["827.jpeg", "0.jpeg", "1.gif", "1", "x.jpeg", "1.jpeg.jpeg", "..%2F1.jpeg"])
    func noPortrait(file: String) async throws {
        try await RunningAPI.with { api in
            let answer = try await api.get("/character/avatar/\(file)")
            #expect(answer.status == 404)
        }
    }

    // MARK: - Life

    @Test("It can be stopped and started again; a second start while running is refused")
    func life() async throws {
        let server = EmbeddedAPIServer()
        _ = try await server.start()
        await #expect(throws: EmbeddedAPIServer.StartError.self) { _ = try await server.start() }
        try await server.stop()
        let address = try await server.start()
        let answer = try await RunningAPI(address: address).get("/character/3")
        #expect(answer.status == 200)
        try await server.stop()
        await #expect(throws: URLError.self) { _ = try await RunningAPI(address: address).get("/character/3") }
    }

    @Test("A taken port is an error, not a hang")
    func takenPort() async throws {
        let first = EmbeddedAPIServer()
        let port = try #require(try await first.start().port)
        let second = EmbeddedAPIServer()
        await #expect(throws: (any Error).self) { _ = try await second.start(port: port) }
        try await first.stop()
    }
}
