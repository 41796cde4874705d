// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import EmbeddedAPI
@testable import LaunchKit

struct LaunchOptionsTests {
    @Test
    func withoutAnAPIEverythingIsTheApps() throws {
        let sut = try LaunchOptions(arguments: ["serve", "--port", "9000", "--host", "127.0.0.1"])
        #expect(sut.api == nil)
        #expect(sut.appArguments == ["serve", "--port", "9000", "--host", "127.0.0.1"])
        #expect(!sut.wantsHelp)
    }

    @Test(arguments: [
        ["serve", "--api", "https://rickandmortyapi.com/api", "--port", "9000"],
        ["serve", "--port", "9000", "--api=https://rickandmortyapi.com/api"],
    ])
    func theAPIIsTakenOut(arguments: [String]) throws {
        let sut = try LaunchOptions(arguments: arguments)
        #expect(sut.api == URL(string: "https://rickandmortyapi.com/api"))
        #expect(sut.appArguments == ["serve", "--port", "9000"])
    }

    @Test(arguments: [
        ["--api"], ["--api", "--port"], ["--api="], ["--api", "rickandmortyapi.com"], ["--api", "ftp://example.test"],
        ["--api", "http://"],
    ])
    func anAddressThatIsNoneIsRefused(arguments: [String]) {
        #expect(throws: LaunchOptions.UsageError.self) { _ = try LaunchOptions(arguments: arguments) }
    }

    @Test
    func faultsAreTakenOutInOrder() throws {
        let sut = try LaunchOptions(arguments: [
            "serve", "--api-fault", "latency=2s", "--port", "9000", "--api-fault=error=500",
        ])
        #expect(sut.faults == [.latency(seconds: 2), .error(status: 500)])
        #expect(sut.appArguments == ["serve", "--port", "9000"])
    }

    @Test(arguments: [
        ["--api-fault"], ["--api-fault", "--port"], ["--api-fault", "fire"], ["--api-fault="],
        ["--api-fault", "offline", "--api", "http://example.test"],
    ])
    func aFaultThatCannotBeMeantIsRefused(arguments: [String]) {
        #expect(throws: LaunchOptions.UsageError.self) { _ = try LaunchOptions(arguments: arguments) }
    }

    @Test(arguments: [
        (["serve-worker", "serve", "--port", "9000"], true), (["serve"], false), (["previews-worker"], false),
        ([], false),
    ])
    func aWorkerOfAServerIsToldFromOtherProcesses(arguments: [String], isOfWorker: Bool) throws {
        #expect(try LaunchOptions(arguments: arguments).isOfWorker == isOfWorker)
    }

    @Test(arguments: [["serve", "--cache", "/tmp/kept"], ["--cache=/tmp/kept", "serve"]])
    func theCacheIsTakenOut(arguments: [String]) throws {
        let sut = try LaunchOptions(arguments: arguments)
        #expect(sut.cache?.path == "/tmp/kept")
        #expect(sut.appArguments == ["serve"])
    }

    @Test(arguments: [["--cache"], ["--cache="], ["--cache", "--port"]])
    func aCacheWithoutAFolderIsRefused(arguments: [String]) {
        #expect(throws: LaunchOptions.UsageError.self) { _ = try LaunchOptions(arguments: arguments) }
    }

    @Test(arguments: ["--help", "-h"])
    func helpIsSeen(argument: String) throws {
        #expect(try LaunchOptions(arguments: [argument]).wantsHelp)
    }
}
