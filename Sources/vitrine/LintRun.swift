// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import VitrineLint

/// A project as `vitrine lint` reads it.
struct LintRun {
    private(set) var project: Project
    let configuration: Configuration
    /// What stands before the project's paths, seen from the current folder.
    let prefix: String

    private let command: LintCommand
    private let place: URL

    init(_ command: LintCommand) throws {
        self.command = command
        place = Self.place(command.path)
        // A file belongs to the folder that holds it.
        let folder = place.pathExtension == "swift" ? place.deletingLastPathComponent() : place
        prefix = Self.prefix(of: folder)
        var configuration = try Self.configuration(in: folder, named: command.config)
        project = try Self.project(place, configuration)
        configuration.profile = command.profile ?? configuration.profile ?? Profile.suiting(project)
        self.configuration = configuration
    }

    private var linter: Linter {
        Linter(configuration, only: command.rules.isEmpty ? nil : Set(command.rules))
    }

    /// A line for every rule.
    var rules: String {
        RuleSet.all.rules.map { rule in
            let severity = configuration.severity(of: rule).rawValue
            return "\(severity.padded(7))  \(rule.name.padded(40))  \(rule.heading)"
        }.joined(separator: "\n")
    }

    /// Finds, mends and compares, as the command says.
    func check() throws -> Report {
        var run = self
        var findings = linter.findings(in: project)
        if command.fix { findings = try run.mend(findings) }
        if let path = command.writeBaseline {
            try write(Baseline(of: findings).data, to: URL(fileURLWithPath: path))
            Terminal.say("note: \(path) holds \(findings.count) findings")
        } else if let url = command.baseline.map(URL.init(fileURLWithPath:))
            ?? configuration.baseline.map({ folder.appendingPathComponent($0) })
        {
            findings = try compare(findings, with: url)
        }
        return Report(findings, of: run.project, profile: configuration.profile ?? .plain)
    }

    private var folder: URL { place.pathExtension == "swift" ? place.deletingLastPathComponent() : place }

    /// Applies fixes until none is left: one may make room for another.
    private mutating func mend(_ first: [Finding]) throws -> [Finding] {
        var findings = first
        var count = 0
        for _ in 0..<10 {
            let fixes = Dictionary(grouping: findings.compactMap(\.violation.fix), by: \.path)
            guard !fixes.isEmpty else { break }
            var texts: [String: String] = [:]
            for file in project.files {
                guard let fixes = fixes[file.path] else { continue }
                let mended = Fix.apply(fixes, to: file.text.source)
                try write(Data(mended.text.utf8), to: folder.appendingPathComponent(file.path))
                texts[file.path] = mended.text
                count += mended.count
            }
            project = project.replacing(texts)
            findings = linter.findings(in: project)
        }
        Terminal.say("note: \(count) findings were mended")
        return findings
    }

    private func compare(_ findings: [Finding], with url: URL) throws -> [Finding] {
        let baseline: Baseline
        do {
            baseline = try Baseline(reading: Data(contentsOf: url))
        } catch {
            throw Self.unreadable("the baseline \(url.path)", error)
        }
        let (new, gone) = baseline.remove(from: findings)
        if gone > 0 { Terminal.say("note: \(gone) findings of the baseline are no longer there: write it anew") }
        return new
    }

    private func write(_ data: Data, to url: URL) throws {
        do {
            try data.write(to: url, options: .atomic)
        } catch {
            throw Self.unreadable(url.path, error)
        }
    }

    private static func place(_ path: String) -> URL {
        let url = URL(fileURLWithPath: path).standardizedFileURL
        return ["xcodeproj", "xcworkspace"].contains(url.pathExtension) ? url.deletingLastPathComponent() : url
    }

    private static func prefix(of folder: URL) -> String {
        let current = FileManager.default.currentDirectoryPath
        if folder.path == current { return "" }
        return folder.path.hasPrefix("\(current)/")
            ? "\(folder.path.dropFirst(current.count + 1))/" : "\(folder.path)/"
    }

    private static func configuration(in folder: URL, named path: String?) throws -> Configuration {
        let found = Configuration.fileNames.map { folder.appendingPathComponent($0) }
            .first { FileManager.default.fileExists(atPath: $0.path) }
        guard let url = path.map(URL.init(fileURLWithPath:)) ?? found else { return Configuration() }
        let text: String
        do {
            text = try String(contentsOf: url, encoding: .utf8)
        } catch {
            throw unreadable("the configuration \(url.path)", error)
        }
        do {
            return try Configuration(reading: text, isJSON: url.pathExtension == "json")
        } catch {
            Terminal.say("error: \(url.path): \(error)")
            throw ExitCode(64)
        }
    }

    private static func project(_ place: URL, _ configuration: Configuration) throws -> Project {
        do {
            let sources = try SourceFiles.read(place, excluding: configuration.exclude)
            return Project(sources: sources, naming: configuration.naming)
        } catch {
            throw unreadable(place.path, error)
        }
    }

    private static func unreadable(_ what: String, _ error: any Error) -> ExitCode {
        Terminal.say("error: \(what) cannot be read or written: \(error.localizedDescription)")
        return ExitCode(66)
    }
}

extension String {
    fileprivate func padded(_ width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
