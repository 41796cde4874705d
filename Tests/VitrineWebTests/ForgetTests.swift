// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import Testing
import VitrineCore

@testable import VitrineWeb

/// Visitors who have their data deleted.
@MainActor @Suite struct ForgetTests {
    private let root = FileManager.default.temporaryDirectory.appendingPathComponent("Forget-\(UUID().uuidString)")
    private let memory = MemoryCapsules()

    /// A process that serves the folder's visitors.
    private func process(isShared: Bool = false, basePath: String = "") throws -> (LiveRegistry, BrowserDefaults) {
        let defaults = try BrowserDefaults(folder: root.appendingPathComponent("defaults"))
        var configuration = LiveConfiguration()
        configuration.policy.basePath = basePath
        configuration.visitorKey = Array(repeating: 7, count: 32)
        configuration.capsules = CapsuleKeeping(store: memory, isRemote: true, build: "1")
        let registry = LiveRegistry(configuration: configuration, now: { .zero }) { request in
            defaults.store(for: request.visitor).set(.string("here"), for: "page")
            if let folder = defaults.dataFolder(for: request.visitor) {
                try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try? Data("secret".utf8).write(to: folder.appendingPathComponent("keychain"))
            }
            return FakeScene()
        }
        registry.visitorData = VisitorData(defaults: defaults, isShared: isShared)
        return (registry, defaults)
    }

    private func cleaned(_ body: () async throws -> Void) async throws {
        defer { try? FileManager.default.removeItem(at: root) }
        try await body()
    }

    private func ask(
        _ registry: LiveRegistry, _ method: String = "POST", cookie: String?, language: String = "en",
        isSecure: Bool = false
    ) async -> WebResponse {
        var headers = WebHeaders([("Accept-Language", language)])
        if let cookie { headers.append("Cookie", cookie) }
        return await registry.respond(
            to: WebRequest(
                method: method, path: ForgetPage.path, headers: headers, remoteAddress: "10.0.0.1", isSecure: isSecure))
    }

    private func text(_ response: WebResponse) -> String { String(decoding: response.body, as: UTF8.self) }

    private func files() -> [String] {
        (FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []).filter {
            $0.contains(".json") || $0.contains("keychain") || $0.contains("leaving")
        }
    }

    @Test func `nothing is left of a visitor, sessions end, and others stay`() async throws {
        try await cleaned {
            let (registry, defaults) = try process()
            let mine = [
                await LoadedPage(from: "10.0.0.1", of: registry), await LoadedPage(from: "10.0.0.2", of: registry),
            ]
            for page in mine { _ = await page.open(to: registry) }
            await defaults.flush()
            #expect(files().count == 4 && registry.sessionCount == 2)
            let answer = await ask(registry, cookie: mine[0].cookie)
            #expect(answer.status == 200)
            #expect(text(answer).contains("Your data are deleted") && text(answer).contains("Open pages: 1"))
            #expect(text(answer).contains("Files: 2"))
            #expect(mine[0].wire.closed == WireProtocol.Close.ended.rawValue && mine[1].wire.closed == nil)
            #expect(registry.sessionCount == 1)
            await defaults.flush()
            #expect(files().count == 2)
            let other = try BrowserDefaults(folder: root.appendingPathComponent("defaults"))
            let visitor = try #require(mine[1].cookie.split(separator: "=").last?.split(separator: ".").first)
            #expect(other.store(for: String(visitor)).values == ["page": .string("here")])
        }
    }

    @Test func `the browser loses its name, and the old one names nobody`() async throws {
        try await cleaned {
            let (registry, defaults) = try process()
            let page = await LoadedPage(from: "10.0.0.1", of: registry)
            let answer = await ask(registry, cookie: page.cookie)
            let endings = answer.headers.fields.filter { $0.name == "Set-Cookie" }.map(\.value)
            #expect(endings.first == "vitrine-visitor=; Path=/; SameSite=Lax; Max-Age=0")
            #expect(answer.headers["Clear-Site-Data"] == "\"cache\", \"storage\"")
            #expect(answer.headers["Cache-Control"] == "no-store")
            // A page that waited for its socket does not come any more.
            #expect(registry.provisionalCount == 0)
            _ = await page.open(to: registry)
            #expect(registry.sessionCount == 0)
            // A request that was under way with the old cookie is a new visitor's.
            let next = await registry.respond(
                to: WebRequest(
                    method: "GET", path: "/", headers: WebHeaders([("Cookie", page.cookie)]),
                    remoteAddress: "10.0.0.1"))
            #expect(next.headers["Set-Cookie"]?.hasPrefix("vitrine-visitor=") == true)
            #expect(next.headers["Set-Cookie"]?.hasPrefix(page.cookie) == false)
            await defaults.flush()
            #expect(files().count == 2)
        }
    }

    @Test func `what asks without the visitor's cookie, and what only looks, deletes nothing`() async throws {
        try await cleaned {
            let (registry, defaults) = try process()
            let page = await LoadedPage(from: "10.0.0.1", of: registry)
            _ = await page.open(to: registry)
            await defaults.flush()
            let before = files()
            for cookie in [nil, "vitrine-visitor=x", page.cookie + "x", String(page.cookie.prefix { $0 != "." })] {
                #expect(text(await ask(registry, cookie: cookie)).contains("Files: 0"))
            }
            for method in ["GET", "HEAD", "PUT", "DELETE"] {
                let answer = await ask(registry, method, cookie: page.cookie)
                #expect(answer.status == (["GET", "HEAD"].contains(method) ? 200 : 405))
                #expect(answer.headers["Set-Cookie"] == nil)
            }
            await defaults.flush()
            #expect(files() == before && registry.sessionCount == 1)
        }
    }

    @Test func `the page asks in the visitor's language, with a button and without a script`() async throws {
        try await cleaned {
            let (registry, _) = try process(basePath: "/app")
            let page = await LoadedPage(from: "10.0.0.1", of: registry)
            let question = text(await ask(registry, "GET", cookie: page.cookie, language: "de-AT,en"))
            #expect(question.contains("<html lang=\"de\"") && question.contains("Alles löschen"))
            #expect(question.contains("<form method=\"post\" action=\"/app/_vitrine/forget\">"))
            #expect(question.contains("prefers-color-scheme:dark") && !question.contains("<script"))
            #expect(text(await ask(registry, "GET", cookie: page.cookie, language: "ar")).contains("dir=\"rtl\""))
            #expect(!text(await ask(registry, "GET", cookie: nil)).contains("<form"))
            // Storage is the whole origin's.
            #expect(await ask(registry, cookie: page.cookie).headers["Clear-Site-Data"] == nil)
        }
    }

    @Test func `databases that belong to all are said to stay`() async throws {
        try await cleaned {
            let (registry, _) = try process(isShared: true)
            let shared = root.appendingPathComponent("stores/shared/default.store")
            try FileManager.default.createDirectory(
                at: shared.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data("all".utf8).write(to: shared)
            let page = await LoadedPage(from: "10.0.0.1", of: registry)
            for method in ["GET", "POST"] {
                #expect(text(await ask(registry, method, cookie: page.cookie)).contains("belong to everybody"))
            }
            #expect(FileManager.default.fileExists(atPath: shared.path))
        }
    }

    @Test func `a disk that refuses is told, and the visitor can ask again`() async throws {
        try await cleaned {
            let (registry, defaults) = try process()
            var problems: [String] = []
            defaults.onProblem = { problems.append($0) }
            let page = await LoadedPage(from: "10.0.0.1", of: registry)
            await defaults.flush()
            // A file where the data are to leave to.
            let place = root.appendingPathComponent("defaults/leaving")
            try Data().write(to: place)
            let answer = await ask(registry, cookie: page.cookie)
            #expect(answer.status == 500 && answer.headers["Set-Cookie"] == nil)
            #expect(text(answer).contains("Your data were not all deleted"))
            #expect(problems.count == 1 && problems[0].hasPrefix("error [visitors-data]"))
            try FileManager.default.removeItem(at: place)
            #expect(text(await ask(registry, cookie: page.cookie)).contains("Your data are deleted"))
            #expect(files().isEmpty)
        }
    }

    @Test func `a page that is being made, and what still runs of a session, keep nothing`() async throws {
        try await cleaned {
            let (registry, defaults) = try process()
            let page = await LoadedPage(from: "10.0.0.1", of: registry)
            let visitor = String(try #require(page.cookie.split(separator: "=").last).prefix { $0 != "." })
            let store = defaults.store(for: visitor)
            store.set(.string("on its way"), for: "late")
            _ = await ask(registry, cookie: page.cookie)
            store.set(.string("after"), for: "later")
            await defaults.flush()
            #expect(store.isForgotten && store.values.isEmpty && files().isEmpty)
            #expect(defaults.store(for: visitor) !== store)
        }
    }

    @Test func `several processes forget a visitor, and their answers are one`() async throws {
        try await cleaned {
            let (one, first) = try process()
            let (other, second) = try process()
            let page = await LoadedPage(from: "10.0.0.1", of: one)
            _ = await page.open(to: one)
            let visitor = String(try #require(page.cookie.split(separator: "=").last).prefix { $0 != "." })
            let late = second.store(for: visitor)
            await first.flush()
            let answers = [
                await ask(one, ForgetPage.workersMethod, cookie: page.cookie),
                await { () async -> WebResponse in
                    // Written between the two.
                    late.set(.bool(true), for: "late")
                    await second.flush()
                    return await ask(other, ForgetPage.workersMethod, cookie: page.cookie)
                }(),
            ]
            let sum = try #require(ForgottenData(answers: answers))
            #expect(sum.pages == 1 && sum.size.files == 3 && !sum.hasFailed)
            #expect(files().isEmpty)
            #expect(ForgottenData(answers: []) == nil)
        }
    }

    @Test func `capsules of a visitor are forgotten, and none is kept any more`() {
        func capsule(_ session: String, of visitor: String) -> SealedCapsule {
            SealedCapsule(
                session: session, owner: SealedCapsule.owner(visitor), generation: 0, oldestToken: 0, newestToken: 0,
                isFinal: true, losses: 0, bytes: Data("states".utf8))
        }
        let loans = CapsuleLoans(memory)
        for (session, visitor) in [("a", "ada"), ("b", "ada"), ("c", "bob")] {
            #expect(loans.put(capsule(session, of: visitor)))
        }
        #expect(loans.take("b", token: 0) != nil)
        loans.forget(owner: SealedCapsule.owner("ada"))
        // A process that ends gives nothing back, and one that has not heard of it keeps nothing.
        loans.giveBack()
        #expect(memory.put(capsule("d", of: "ada")))
        #expect(memory.all.map(\.session) == ["c"])
    }
}

/// Visitors who have not come for long.
@MainActor @Suite struct AbsentVisitorsTests {
    private nonisolated static let day = 86_400.0
    private let root = FileManager.default.temporaryDirectory.appendingPathComponent("Absent-\(UUID().uuidString)")
    private var folder: URL { root.appendingPathComponent("defaults") }

    /// The data of visitors who were here some days ago.
    private func withVisitors(_ days: [String: Double], _ body: (BrowserDefaults) async throws -> Void) async throws {
        defer { try? FileManager.default.removeItem(at: root) }
        let before = try BrowserDefaults(folder: folder)
        for visitor in days.keys.sorted() {
            before.store(for: visitor).set(.string("here"), for: "page")
            await before.flush()
            let stores = try #require(before.dataFolder(for: visitor))
            try FileManager.default.createDirectory(at: stores, withIntermediateDirectories: true)
            try Data("12345678".utf8).write(to: stores.appendingPathComponent("default.store"))
            let file = folder.appendingPathComponent(stores.lastPathComponent + ".json")
            for place in [stores, file] {
                try FileManager.default.setAttributes(
                    [.modificationDate: Date(timeIntervalSinceNow: -Self.day * (days[visitor] ?? 0))],
                    ofItemAtPath: place.path)
            }
        }
        try await body(try BrowserDefaults(folder: folder))
    }

    @Test func `data of those who have not come for so many days are deleted, as a whole`() async throws {
        try await withVisitors(["ada": 100, "bob": 1]) { defaults in
            let survey = try #require(await defaults.forgetAbsent(after: 90 * Self.day))
            #expect(survey.visitors == 1 && survey.digests.count == 1 && survey.problems.isEmpty)
            #expect(survey.deleted.files == 2 && survey.size.files == 2 && survey.size.bytes > 8)
            #expect(defaults.store(for: "ada").values.isEmpty && defaults.store(for: "bob").values.count == 1)
            let left = try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("stores").path)
            #expect(left == [try #require(defaults.dataFolder(for: "bob")).lastPathComponent])
            #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("leaving").path))
        }
    }

    @Test func `processes that delete at once do not disturb each other`() async throws {
        let visitors = (0..<8).map { "visitor \($0)" }
        try await withVisitors(Dictionary(uniqueKeysWithValues: visitors.map { ($0, 1) })) { defaults in
            for visitor in visitors {
                let folder = try #require(defaults.dataFolder(for: visitor))
                for number in 0..<100 {
                    let nested = folder.appendingPathComponent("home/Documents/\(number)")
                    try FileManager.default.createDirectory(at: nested, withIntermediateDirectories: true)
                    try Data("a".utf8).write(to: nested.appendingPathComponent("a.txt"))
                }
            }
            let digests = try visitors.map { try #require(defaults.dataFolder(for: $0)).lastPathComponent }
            let folder = folder
            try await withThrowingTaskGroup(of: Void.self) { group in
                for digest in digests + digests {
                    group.addTask { _ = try VisitorFolders(defaults: folder).delete(digest) }
                }
                try await group.waitForAll()
            }
            let left = try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("stores").path)
            #expect(left.isEmpty)
            #expect(!FileManager.default.fileExists(atPath: self.folder.appendingPathComponent("leaving").path))
        }
    }

    @Test func `time in which no server looked is no absence`() async throws {
        try await withVisitors(["ada": 100, "bob": 1]) { _ in
            let clock = Mutex(Date())
            let folders = VisitorFolders(defaults: folder, now: { clock.withLock { $0 } })
            func look(after hours: Double) -> VisitorFolders.Survey {
                clock.withLock { $0 += hours * 3_600 }
                return folders.deleteAbsent(after: 90 * Self.day, isHourly: true)
            }
            // Ada was absent before anybody looked.
            #expect(look(after: 0).digests.count == 1)
            // The server was down for years, or its clock has jumped.
            #expect(look(after: 24 * 1_000).digests.isEmpty)
            #expect(look(after: -24 * 1_000).digests.isEmpty)
            #expect(look(after: 24 * 400).digests.isEmpty)
            for _ in 0..<177 { #expect(look(after: 12).digests.isEmpty) }
            // Bob has not come for more than 90 days in which he could.
            #expect(look(after: 13).digests.count == 1)
        }
    }

    @Test func `where looks cannot be noted nobody is absent`() async throws {
        try await withVisitors(["ada": 100]) { _ in
            try FileManager.default.createDirectory(
                at: root.appendingPathComponent("visitors.watch.json/a"), withIntermediateDirectories: true)
            let survey = VisitorFolders(defaults: folder).deleteAbsent(after: 90 * Self.day, isHourly: true)
            #expect(survey.visitors == 1 && survey.digests.isEmpty && survey.problems.count == 1)
        }
    }

    @Test func `who comes back in time, or is here, keeps everything`() async throws {
        try await withVisitors(["ada": 100, "bob": 100]) { defaults in
            // Ada's session is here; Bob's is over, in another process.
            let ada = defaults.store(for: "ada")
            _ = try BrowserDefaults(folder: folder).store(for: "bob")
            let survey = try #require(await defaults.forgetAbsent(after: 90 * Self.day))
            #expect(survey.visitors == 2 && survey.digests.isEmpty)
            #expect(ada.values.count == 1)
        }
    }

    @Test func `a session that lasts longer than the time counts as a visit`() async throws {
        try await withVisitors(["ada": 0]) { defaults in
            let ada = defaults.store(for: "ada")
            let name = try #require(defaults.dataFolder(for: "ada")).lastPathComponent
            for place in [folder.appendingPathComponent(name + ".json"), try #require(defaults.dataFolder(for: "ada"))]
            {
                try FileManager.default.setAttributes(
                    [.modificationDate: Date(timeIntervalSinceNow: -Self.day * 100)], ofItemAtPath: place.path)
            }
            // Says who is here, and deletes nothing.
            #expect(await defaults.forgetAbsent(after: nil) == nil)
            let survey = VisitorFolders(defaults: folder).deleteAbsent(after: 90 * Self.day)
            #expect(survey.visitors == 1 && survey.digests.isEmpty && ada.values.count == 1)
        }
    }

    @Test func `links in what is deleted go, and what they lead to stays`() async throws {
        try await withVisitors(["ada": 1]) { defaults in
            let manager = FileManager.default
            let outside = root.appendingPathComponent("outside", isDirectory: true)
            let home = try #require(defaults.dataFolder(for: "ada")).appendingPathComponent("home", isDirectory: true)
            for folder in [outside, home] { try manager.createDirectory(at: folder, withIntermediateDirectories: true) }
            let kept = outside.appendingPathComponent("kept.txt")
            try Data(repeating: 1, count: 5_000).write(to: kept)
            for (name, target) in [("folder", outside), ("file", kept), ("around", home)] {
                try manager.createSymbolicLink(at: home.appendingPathComponent(name), withDestinationURL: target)
            }
            let size = try await defaults.forget("ada")
            #expect(size.bytes < 5_000)
            #expect(!manager.fileExists(atPath: home.path) && manager.fileExists(atPath: kept.path))
        }
    }

    @Test func `looking deletes nothing, and what a deletion has left goes with the next one`() async throws {
        try await withVisitors(["ada": 100]) { _ in
            let leaving = folder.appendingPathComponent("leaving/old")
            try FileManager.default.createDirectory(at: leaving, withIntermediateDirectories: true)
            let folders = VisitorFolders(defaults: folder)
            #expect(folders.deleteAbsent(after: nil).visitors == 1)
            #expect(FileManager.default.fileExists(atPath: leaving.path))
            #expect(folders.deleteAbsent(after: 1_000 * Self.day).visitors == 1)
            #expect(!FileManager.default.fileExists(atPath: leaving.path))
        }
    }
}
