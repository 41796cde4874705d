// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The tools of `vitrine mcp`: the verbs of the command for one project, and its previews as pictures and elements.
package struct ProjectTools: Sendable {
    /// The command itself, which every tool runs: what a build prints does not get between messages.
    private let command: URL
    /// The words that name the project and how it is built.
    private let project: [String]
    private let path: String
    private let environment: [String: String]

    /// - Parameters:
    ///   - command: The program `vitrine`.
    ///   - path: The project.
    ///   - options: Words that name its target and how it is built.
    ///   - environment: The environment of its app.
    package init(command: URL, path: String, options: [String], environment: [String: String]) {
        self.command = command
        self.path = path
        self.environment = environment
        project = [path] + options
    }

    private static let preview = AgentTool.Parameter(
        "id", "The id of a preview, as previews_list says it.", isRequired: true)
    private static let traits: [AgentTool.Parameter] = [
        .init("scheme", "The colour scheme.", choices: ["light", "dark"]),
        .init(
            "size", "The size of text.", choices: ["xSmall", "large", "xxxLarge", "accessibility3", "accessibility5"]),
        .init("locale", "The language and region, like en_US or ar_EG."),
        .init("device", "The device, like iphone-17 or ipad."),
    ]

    /// All tools.
    package var all: [AgentTool] {
        [
            AgentTool(
                "check", "Says which modules and names of the project's sources Vitrine lacks, and in which files."
            ) {
                [self] _, call in
                let answer = try call.run(command, ["check"] + project)
                return [.text(answer.all)]
            },
            AgentTool(
                "lint",
                "Checks the sources by the rules of the project's architecture. Answers a line for each finding, or what a rule means.",
                parameters: [.init("explain", "The name of a rule to explain, instead of checking.")]
            ) { [self] arguments, call in
                if let rule = arguments["explain"] {
                    let answer = try call.run(command, ["lint", "--explain=\(rule)"])
                    guard answer.status == 0 else { throw AgentFailure(answer.all) }
                    return [.text(answer.output)]
                }
                let answer = try call.run(command, ["lint", path])
                // 1 says that something was found.
                guard answer.status < 2 else { throw AgentFailure(answer.all) }
                return [.text(answer.output + answer.errors)]
            },
            AgentTool(
                "build",
                "Compiles the project and its previews. Answers the compiler's errors with file, line and words."
            ) {
                [self] _, call in
                _ = try previews(call)
                return [.text("The project builds.")]
            },
            AgentTool("previews_list", "Builds the project and lists the ids of its previews, one a line.") {
                [self] _, call in
                [.text(try previews(call).joined(separator: "\n"))]
            },
            AgentTool(
                "preview_render",
                "Draws a preview as the project's sources are now. Answers a PNG and what was diagnosed.",
                parameters: [Self.preview] + Self.traits
            ) { [self] arguments, call in
                try photograph(arguments, call) { folder, output in
                    [.image(try Data(contentsOf: Self.file(ending: "png", in: folder))), .text(output)]
                }
            },
            AgentTool(
                "preview_elements",
                "Reads a preview as a screen reader and a test do: the tree of its elements with role, label, value, identifier and frame in points.",
                parameters: [Self.preview] + Self.traits
            ) { [self] arguments, call in
                try photograph(arguments, call) { folder, _ in
                    [.text(try String(contentsOf: Self.file(ending: "json", in: folder), encoding: .utf8))]
                }
            },
        ] + LiveAppTools(environment: environment, build: program).all
    }

    /// Builds the app, and answers its program.
    private func program(_ call: AgentCall) throws -> URL {
        let answer = try call.run(command, ["run"] + project + ["--no-serve"])
        try check(answer)
        guard let path = answer.output.split(separator: "\n").last else { throw AgentFailure(answer.all) }
        return URL(fileURLWithPath: String(path))
    }

    /// Builds, and answers the ids of all previews.
    private func previews(_ call: AgentCall) throws -> [String] {
        let answer = try call.run(command, ["snapshot"] + project + ["--list"])
        try check(answer)
        return answer.output.split(separator: "\n").map(String.init)
    }

    private func photograph(
        _ arguments: [String: String], _ call: AgentCall,
        _ read: (_ folder: URL, _ output: String) throws -> [AgentTool.Content]
    ) throws -> [AgentTool.Content] {
        let id = arguments["id"] ?? ""
        // Patterns would name several.
        guard !id.contains("*"), !id.contains("?"), !id.hasPrefix("-") else {
            throw AgentFailure("\(id) is no id of a preview.")
        }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        var words = ["snapshot"] + project + ["--output", folder.path, "--only", id]
        let axes = ["scheme", "size", "locale", "device"].compactMap { axis in arguments[axis].map { "\(axis)=\($0)" } }
        guard axes.allSatisfy({ !$0.contains(",") && !$0.contains("+") }) else {
            throw AgentFailure("Each trait has one value.")
        }
        if !axes.isEmpty { words += ["--matrix", axes.joined(separator: ",")] }
        let answer = try call.run(command, words)
        try check(answer)
        return try read(folder, answer.all)
    }

    /// The file with an ending in a folder of one snapshot.
    private static func file(ending: String, in folder: URL) throws -> URL {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        while let file = files?.nextObject() as? URL {
            // The run's own files lie at the top.
            let isOfRun = file.deletingLastPathComponent().standardizedFileURL == folder.standardizedFileURL
            if file.pathExtension == ending, !isOfRun { return file }
        }
        throw AgentFailure("No preview was photographed: previews_list says which there are.")
    }

    private func check(_ answer: AgentCall.Answer) throws {
        guard answer.status != 0 else { return }
        let messages = CompilerMessage.read(answer.all.split(separator: "\n").map(String.init))
            .filter { $0.severity == .error && $0.file != nil }
        guard !messages.isEmpty else { throw AgentFailure(answer.all) }
        let text = messages.map { message in
            let place = "\(message.file ?? ""):\(message.line ?? 0)" + (message.column.map { ":\($0)" } ?? "")
            return "\(place): error: \(message.text)\n" + message.excerpt.joined(separator: "\n")
        }
        throw AgentFailure("The project does not build.\n" + text.joined(separator: "\n"))
    }
}
