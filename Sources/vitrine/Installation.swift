// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import Glibc

/// The folder of Vitrine's package: the engine, its scripts, fonts and symbols.
enum Installation {
    /// The folder that `VITRINE_HOME` names, else the one that `make install` wrote down beside the program, else the
    /// clone that the program was built in.
    static func home() throws -> URL {
        let environment = ProcessInfo.processInfo.environment
        if let named = environment["VITRINE_HOME"] { return try checked(URL(fileURLWithPath: named)) }
        let program = Bundle.main.executableURL?.resolvingSymlinksInPath() ?? URL(fileURLWithPath: "/")
        let written = program.deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("share/vitrine/home")
        if let path = try? String(contentsOf: written, encoding: .utf8) {
            return try checked(URL(fileURLWithPath: path.trimmingCharacters(in: .newlines)))
        }
        var folder = program.deletingLastPathComponent()
        while folder.path != "/" {
            if isVitrine(folder) { return folder }
            folder = folder.deletingLastPathComponent()
        }
        Terminal.say(
            "error: Vitrine's package is not found.\n       Set VITRINE_HOME to its clone, or run `make install` there."
        )
        throw ExitCode(66)
    }

    /// The environment in which a program finds the fonts and symbols of a clone of Vitrine.
    static func resources(of home: URL) -> [String: String] {
        ["VITRINE_FONTS": ".cache/fonts", "VITRINE_ICONS": ".cache/icons"]
            .mapValues { home.appendingPathComponent($0).path }
            .filter { FileManager.default.fileExists(atPath: $0.value) }
    }

    /// Names the folders of Vitrine's fonts and symbols for the programs that this one starts or becomes.
    static func nameFolders(of home: URL) {
        for (variable, place) in resources(of: home) { setenv(variable, place, 0) }
    }

    private static func checked(_ folder: URL) throws -> URL {
        guard isVitrine(folder) else {
            Terminal.say("error: \(folder.path) is not Vitrine's package.\n       Set VITRINE_HOME to its clone.")
            throw ExitCode(66)
        }
        return folder.standardizedFileURL
    }

    private static func isVitrine(_ folder: URL) -> Bool {
        ["Package.swift", "Sources/VitrineCore"].allSatisfy {
            FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
        }
    }
}
