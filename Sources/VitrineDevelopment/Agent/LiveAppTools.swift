// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import VitrineWorkers

/// The tools with which an agent runs the project's app and operates it.
final class LiveAppTools: Sendable {
    private let build: @Sendable (AgentCall) throws -> URL
    private let environment: [String: String]
    /// Calls run one after another; the lock is for the compiler.
    private let running = Mutex<LiveAppProcess?>(nil)

    /// - Parameters:
    ///   - environment: The environment of the app.
    ///   - build: Builds the app, and answers its program.
    init(environment: [String: String], build: @escaping @Sendable (AgentCall) throws -> URL) {
        self.environment = environment
        self.build = build
    }

    private static let element: [AgentTool.Parameter] = [
        .init("identifier", "The element's identifier."),
        .init("name", "The element's name, as app_elements says it in quotes."),
        .init("role", "The element's role, as app_elements says it: button, textField, …"),
        .init("position", "Which of several that fit, from 1.", isNumber: true),
    ]

    var all: [AgentTool] {
        [
            AgentTool(
                "app_start",
                """
                Builds the app and runs it without a browser, from its first page. Answers the elements on the screen. An \
                app that runs already is ended.
                """,
                parameters: [
                    .init("scheme", "The colour scheme.", choices: ["light", "dark"]),
                    .init("width", "The window's width in points: 393 where none is said.", isNumber: true),
                    .init("height", "The window's height in points: 852 where none is said.", isNumber: true),
                ]
            ) { [self] arguments, call in try start(arguments, call) },
            tool(
                "app_elements",
                "Lists the elements on the screen: role, name, value and identifier, a line for each."
            ) { _ in .elements },
            tool(
                "app_tap",
                "Taps an element: a button, a link, a row, a switch, a tab. Answers the elements on the screen then.",
                Self.element
            ) { .tap(Self.element(of: $0)) },
            tool(
                "app_type", "Types into a text field. Answers the elements on the screen then.",
                [.init("text", "What is typed.", isRequired: true)] + Self.element + [
                    .init("replace", "Whether the field's text is removed first.", choices: ["yes", "no"]),
                    .init("submit", "Whether Return is pressed then.", choices: ["yes", "no"]),
                ]
            ) { arguments in
                .type(
                    arguments["text"] ?? "", into: Self.element(of: arguments),
                    replaces: arguments["replace"] == "yes", submits: arguments["submit"] == "yes")
            },
            tool(
                "app_scroll",
                "Scrolls the list or scroll view that an element lies in. Answers the elements on the screen then.",
                [
                    .init("y", "Points from the start, downwards.", isNumber: true),
                    .init("x", "Points from the start, to the side.", isNumber: true),
                ] + Self.element
            ) { arguments in
                .scroll(
                    Self.element(of: arguments), x: Self.number("x", arguments) ?? 0,
                    y: Self.number("y", arguments) ?? 0)
            },
            tool("app_back", "Goes back a page, or closes a sheet. Answers the elements on the screen then.") { _ in
                .back
            },
            tool("app_picture", "Draws the screen as it is. Answers a PNG and what was diagnosed.") { _ in .picture },
            AgentTool("app_stop", "Ends the app.") { [self] _, _ in
                let isRunning = running.withLock { running in
                    defer { running = nil }
                    return running != nil
                }
                guard isRunning else { throw AgentFailure("No app runs.") }
                return [.text("The app has ended.")]
            },
        ]
    }

    private func tool(
        _ name: String, _ summary: String, _ parameters: [AgentTool.Parameter] = [],
        _ request: @escaping @Sendable ([String: String]) -> LiveAppRequest
    ) -> AgentTool {
        AgentTool(name, summary, parameters: parameters) { [self] arguments, call in
            try perform { app in
                guard let app else { throw AgentFailure("No app runs: app_start starts it.") }
                return try app.ask(request(arguments), call)
            }
        }
    }

    private func start(_ arguments: [String: String], _ call: AgentCall) throws -> [AgentTool.Content] {
        var window = LiveAppWindow()
        window.isDark = arguments["scheme"] == "dark"
        window.width = Self.number("width", arguments) ?? window.width
        window.height = Self.number("height", arguments) ?? window.height
        guard (100...4_000).contains(window.width), (100...4_000).contains(window.height) else {
            throw AgentFailure("A window is 100 to 4000 points wide and high.")
        }
        let program = try build(call)
        return try perform { app in
            app = nil
            let started = try LiveAppProcess(program, window: window, environment: environment)
            app = started
            return try started.answer(call)
        }
    }

    /// Does something with the app; one that has ended is forgotten.
    private func perform(_ body: (inout LiveAppProcess?) throws -> LiveAppReply) throws -> [AgentTool.Content] {
        try running.withLock { running in
            do {
                let reply = try body(&running)
                let picture = reply.picture.map { [AgentTool.Content.image($0)] } ?? []
                return picture + (reply.text.isEmpty ? [] : [.text(reply.text)])
            } catch let end as LiveAppEnd {
                running = nil
                throw AgentFailure(end.text)
            }
        }
    }

    private static func element(of arguments: [String: String]) -> LiveAppElement {
        LiveAppElement(
            identifier: arguments["identifier"], name: arguments["name"], role: arguments["role"],
            position: number("position", arguments).flatMap { Int(exactly: $0) })
    }

    private static func number(_ name: String, _ arguments: [String: String]) -> Double? {
        arguments[name].flatMap { Double($0) }
    }
}
