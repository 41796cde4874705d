// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import Testing
import VitrineBase
import VitrineServer
import VitrineStore
import VitrineWeb

@testable import VitrineLaunch

/// Command lines that name a command; those that end the process are tried with a program of their own.
@Suite struct AppCommandLineTests {
    @Test func theFirstWordIsTheCommand() {
        #expect(AppCommandLine.command(of: ["snapshot", "--list"]) is SnapshotArguments)
        #expect(AppCommandLine.command(of: ["setup"]) is SetupArguments)
        #expect(AppCommandLine.command(of: ["doctor", "/characters"]) is DoctorArguments)
        #expect(AppCommandLine.command(of: ["visitors", "--forget-after", "90"]) is VisitorsArguments)
        #expect(AppCommandLine.command(of: ["previews"]) is PreviewsArguments)
        #expect(AppCommandLine.command(of: ["serve"]) is ServeArguments)
    }

    @Test func withoutACommandTheAppIsServed() {
        #expect(AppCommandLine.command(of: []) is ServeArguments)
        #expect(AppCommandLine.command(of: ["--port", "1"]) is ServeArguments)
    }

    @Test func `a folder over which sessions are handed over is named`() throws {
        #expect(try ServeArguments.read([]).options.handOverFolder == nil)
        #expect(try ServeArguments.read(["--hand-over", "/tmp/sessions"]).options.handOverFolder == "/tmp/sessions")
    }

    @Test func daysWithoutAVisitAreCountedFromOne() throws {
        #expect(try ServeArguments.read([]).options.forgettingDays == nil)
        #expect(try ServeArguments.read(["--forget-after", "90"]).options.forgettingDays == 90)
        for days in ["0", "-1", "x", "36501"] {
            #expect(throws: (any Error).self) { try ServeArguments.read(["--forget-after=\(days)"]) }
        }
    }

    @Test func aStoreIsNamedByTheOptionOrElseByTheEnvironment() throws {
        let named = try ServeArguments.read(["--store", "redis://:secret@cache/1"]).options
        #expect(named.store == StoreAddress(host: "cache", password: "secret", database: 1))
        let variable = [LaunchedStore.variable: "redis://other"]
        #expect(try LaunchedStore.address(of: named, environment: variable)?.host == "cache")
        let plain = try ServeArguments.read([]).options
        #expect(try LaunchedStore.address(of: plain, environment: variable)?.host == "other")
        #expect(try LaunchedStore.address(of: plain, environment: [LaunchedStore.variable: ""]) == nil)
        #expect(try LaunchedStore.address(of: plain, environment: [:]) == nil)
    }

    @Test func aStoreThatCannotBeMeantIsRefused() throws {
        for text in ["cache:6379", "rediss://cache", "redis://cache/x", ""] {
            #expect(throws: (any Error).self) { try ServeArguments.read(["--store=\(text)"]) }
        }
        let options = try ServeArguments.read([]).options
        do {
            _ = try LaunchedStore.address(of: options, environment: [LaunchedStore.variable: "redis://secret@cache"])
            Issue.record("it was read")
        } catch let error as Diagnostic {
            #expect(error.code == .store)
            #expect(!"\(error)".contains("secret"))
        }
    }

    @Test func aStoreNeedsATokenKey() throws {
        let key = "a key of thirty-two letters or more"
        let member = try LaunchedStore.member("Shop", visitorKey: [1], environment: ["VITRINE_TOKEN_KEY": key])
        #expect(member.app == "Shop")
        do {
            _ = try LaunchedStore.member("Shop", visitorKey: [1], environment: ["VITRINE_TOKEN_KEY": ""])
            Issue.record("it goes without")
        } catch let error as Diagnostic {
            #expect(error.code == .storeKey)
        }
    }

    @Test func theKeyOfAStoreIsRememberedBesideTheMachinesOwn() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Store-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let data = try DataFolder(environment: [DataFolder.variable: folder.path], home: folder, appName: "Shop")
        let own = try LaunchedStore.proposedKey(in: data)
        #expect(try AppLauncher.visitorKey(in: data) == own)
        try LaunchedStore.remember(own, in: data)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["visitors.key"])
        let other = [UInt8](repeating: 7, count: own.count)
        try LaunchedStore.remember(other, in: data)
        #expect(try LaunchedStore.proposedKey(in: data) == other)
        #expect(try AppLauncher.visitorKey(in: data) == own)
    }

    @Test func whatIsKeptOfVisitorsIsSaidInWords() {
        var survey = VisitorFolders.Survey()
        survey.visitors = 2
        survey.size = VisitorFolders.Size(files: 3, bytes: 4_096)
        let folder = URL(fileURLWithPath: "/data")
        #expect(
            VisitorsCommand.lines(survey, in: folder, forgettingDays: nil)
                == ["/data has data of 2 visitors: 3 files of 4096 bytes."])
        survey.digests = ["a"]
        survey.deleted = VisitorFolders.Size(files: 1, bytes: 8)
        #expect(
            VisitorsCommand.lines(survey, in: folder, forgettingDays: 90).last
                == "Deleted the data of 1 visitor who last came more than 90 days ago: 1 file of 8 bytes.")
    }

    @Test func helpNamesTheCommandsInTheirOrder() throws {
        let text = AppCommandLine.helpMessage()
        let places = try ["serve", "previews", "snapshot", "doctor", "visitors", "setup"].map {
            try #require(text.firstRange(of: "  \($0) "), "\($0)").lowerBound
        }
        #expect(places == places.sorted())
        #expect(!text.contains("worker"))
    }
}
