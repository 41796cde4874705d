// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import VitrineSnapshots

@Suite("Fonts and symbols of a program")
struct InstalledFolderTests {
    private let folder = TemporaryFolder()
    private var inner: URL { folder.url.appendingPathComponent("a/b") }
    private var home: URL { folder.url.appendingPathComponent("home") }

    private func found(_ environment: [String: String] = [:], from place: URL? = nil, program: URL? = nil) -> String {
        InstalledFolder.find(
            "fonts", variable: "VITRINE_FONTS", environment: environment, workingFolder: place ?? inner,
            program: program ?? URL(fileURLWithPath: "/usr/bin/true"), home: home
        ).path
    }

    private func make(_ name: String) throws -> String {
        let made = folder.url.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: made, withIntermediateDirectories: true)
        return made.path
    }

    @Test("are in the folder that is named, whether it is there or not")
    func named() throws {
        _ = try make(".cache/fonts")
        #expect(found(["VITRINE_FONTS": "/x"]) == "/x")
    }

    @Test("are in the nearest cache above the working folder, else above the program, else in the user's")
    func order() throws {
        let elsewhere = URL(fileURLWithPath: "/usr")
        #expect(found(from: elsewhere) == home.path + "/.cache/vitrine/fonts")
        let program = try make("a/bin") + "/program"
        let beside = try make("a/.cache/fonts")
        #expect(found(from: elsewhere, program: URL(fileURLWithPath: program)) == beside)
        _ = try make(".cache/fonts")
        #expect(found() == beside)
    }

    @Test("of the user are where the user keeps caches")
    func userCache() {
        #expect(
            InstalledFolder.userCache(environment: ["XDG_CACHE_HOME": "/caches"], home: home).path == "/caches/vitrine")
        for named in ["", "relative/folder"] {
            #expect(
                InstalledFolder.userCache(environment: ["XDG_CACHE_HOME": named], home: home).path
                    == home.path + "/.cache/vitrine")
        }
    }

    @Test("are set up where programs look for them, unless a folder is named")
    func setup() {
        let variables = SetupCommand.variables(
            over: ["XDG_CACHE_HOME": "/caches", "VITRINE_ICONS": "/icons"], home: home)
        #expect(variables["VITRINE_FONTS"] == "/caches/vitrine/fonts")
        #expect(variables["VITRINE_ICONS"] == "/icons")
        #expect(found(["XDG_CACHE_HOME": "/caches"], from: URL(fileURLWithPath: "/usr")) == variables["VITRINE_FONTS"])
        let advice = SetupCommand.advice(folder.url, variables)
        #expect(!SetupCommand.hasScripts(folder.url))
        #expect(advice.contains(folder.url.path))
        #expect(advice.contains("VITRINE_FONTS=/caches/vitrine/fonts VITRINE_ICONS=/icons Scripts/setup-icons"))
    }

    @Test("are set up by the scripts of the checkout that the program comes from")
    func checkout() throws {
        let repository = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        #expect(SetupCommand.hasScripts(repository))
        let help = try HostProcess(["setup", "--help"])
        #expect(help.status == 0 && help.output.contains("USAGE:") && help.output.contains("VITRINE_FONTS"))
        #expect(try HostProcess(["setup", "now"]).status == 2)
    }
}
