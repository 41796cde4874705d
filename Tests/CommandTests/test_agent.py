# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""`vitrine mcp`, spoken to as an agent does."""

from __future__ import annotations

import base64
import json
import subprocess
import tempfile
import unittest
from pathlib import Path

from command import SCRATCH, environment, installed

VIEW = """import SwiftUI

public struct Greeting: View {
    public init() {}
    public var body: some View { Text("Good morning") }
}

#Preview("Hello") { Greeting() }
"""

APP = """import SwiftUI

@main
struct NotesApp: App {
    var body: some Scene { WindowGroup { NavigationStack { NotesView() } } }
}

struct NotesView: View {
    @State private var title = ""
    @State private var notes: [String] = []
    @State private var submitted = ""
    @State private var state = "Loading"

    var body: some View {
        List {
            Text(state)
            TextField("Title", text: $title).accessibilityIdentifier("title").onSubmit { submitted = title }
            Button("Add") { notes.append(title) }
            Button("Trap") { fatalError("trapped on purpose") }
            if !submitted.isEmpty { Text("Submitted \\(submitted)") }
            ForEach(notes, id: \\.self) { Text("Note \\($0)") }
            NavigationLink("Open") { Text("Details") }
            ForEach(0..<60) { Text("Row \\($0)") }
        }
        .task {
            try? await Task.sleep(for: .milliseconds(50))
            state = "Loaded"
        }
    }
}
"""


class Agent:
    """An agent that has started the command for a project."""

    def __init__(self, command: list[str], environment: dict[str, str]) -> None:
        self.process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)  # fmt: skip
        self.number = 0

    def say(self, line: str) -> dict:
        """The answer to a line, whatever it is."""
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def ask(self, method: str, **parameters: object) -> dict:
        self.number += 1
        message = {"jsonrpc": "2.0", "id": self.number, "method": method, "params": parameters}
        answer = self.say(json.dumps(message))
        assert answer["id"] == self.number, answer
        return answer

    def call(self, tool: str, /, **arguments: object) -> dict:
        return self.ask("tools/call", name=tool, arguments=arguments)["result"]

    def end(self) -> int:
        self.process.stdin.close()
        assert self.process.stdout.read() == ""
        self.process.stdout.close()
        return self.process.wait()


class AgentTests(unittest.TestCase):
    def test_an_agent_builds_and_sees_previews(self) -> None:
        with tempfile.TemporaryDirectory(prefix="vitrine-agent-") as folder:
            place = Path(folder).resolve()
            view = place / "Views/Greeting.swift"
            view.parent.mkdir()
            view.write_text(VIEW)
            command = [installed(), "mcp", str(view.parent), "--scratch-path", str(SCRATCH)]
            agent = Agent(command, environment(place))

            self.assertEqual(agent.say("nonsense")["error"]["code"], -32700)
            hello = agent.ask("initialize", protocolVersion="2025-06-18", capabilities={}, clientInfo={})["result"]
            self.assertEqual(hello["protocolVersion"], "2025-06-18")
            tools = {tool["name"] for tool in agent.ask("tools/list")["result"]["tools"]}
            self.assertEqual(tools, {
                "check", "lint", "build", "previews_list", "preview_render", "preview_elements", "app_start",
                "app_elements", "app_tap", "app_type", "app_scroll", "app_back", "app_picture", "app_stop"})  # fmt: skip

            listed = agent.call("previews_list")
            self.assertFalse(listed["isError"], listed)
            (preview,) = listed["content"][0]["text"].splitlines()
            self.assertIn("Hello", preview)
            drawn = agent.call("preview_render", id=preview, scheme="dark")
            self.assertFalse(drawn["isError"], drawn)
            self.assertEqual(drawn["content"][0]["mimeType"], "image/png")
            self.assertEqual(base64.b64decode(drawn["content"][0]["data"])[:4], b"\x89PNG")
            tree = json.loads(agent.call("preview_elements", id=preview)["content"][0]["text"])
            self.assertIn("Good morning", json.dumps(tree))

            view.write_text(VIEW.replace('Text("Good', 'Txt("Good'))
            failed = agent.call("build")
            self.assertTrue(failed["isError"])
            self.assertIn(f"{view}:5:34: error: cannot find 'Txt' in scope", failed["content"][0]["text"])
            checked = agent.call("check")
            self.assertFalse(checked["isError"], checked)
            self.assertIn("Txt", checked["content"][0]["text"])
            self.assertIn("Greeting.swift", checked["content"][0]["text"])
            view.write_text(VIEW)
            self.assertFalse(agent.call("build")["isError"])

            for wrong in ("../../etc", "*", "--output"):
                self.assertTrue(agent.call("preview_render", id=wrong)["isError"], wrong)
            self.assertEqual(agent.ask("tools/call", name="preview_render", arguments={})["error"]["code"], -32602)
            self.assertEqual(agent.end(), 0)

    def test_an_agent_operates_the_app(self) -> None:
        with tempfile.TemporaryDirectory(prefix="vitrine-agent-") as folder:
            place = Path(folder).resolve()
            app = place / "Notes.swift"
            app.write_text(APP)
            command = [installed(), "mcp", str(app), "--scratch-path", str(SCRATCH)]
            agent = Agent(command, environment(place))
            agent.ask("initialize", protocolVersion="2025-06-18", capabilities={}, clientInfo={})

            def screen(tool: str, /, **arguments: object) -> str:
                answer = agent.call(tool, **arguments)
                self.assertFalse(answer["isError"], answer)
                return answer["content"][0]["text"]

            def failure(tool: str, /, **arguments: object) -> str:
                answer = agent.call(tool, **arguments)
                self.assertTrue(answer["isError"], answer)
                return answer["content"][0]["text"]

            self.assertIn("app_start", failure("app_elements"))
            first = screen("app_start", scheme="dark")
            self.assertIn('button "Add"', first)
            self.assertIn('"Loaded"', first)
            typed = screen("app_type", text="Milk", identifier="title")
            self.assertRegex(typed, r'textField "Title" value "Milk".* id title')
            self.assertIn('"Note Milk"', screen("app_tap", role="button", name="Add"))
            self.assertIn('value "Tea"', screen("app_type", text="Tea", name="Title", replace="yes", submit="yes"))
            self.assertIn('"Submitted Tea"', screen("app_elements"))
            self.assertIn("no button \"Nothing\"", failure("app_tap", role="button", name="Nothing"))
            self.assertIn("Say more", failure("app_tap", role="button"))
            self.assertIn("nothing to go back to", failure("app_back"))
            self.assertIn("takes no text", failure("app_type", text="x", name="Add"))
            self.assertIn('"Details"', screen("app_tap", name="Open"))
            self.assertIn('button "Add"', screen("app_back"))
            self.assertNotIn('"Row 30"', first)
            self.assertIn('"Row 30"', screen("app_scroll", y=1200, name="Note Milk"))
            picture = agent.call("app_picture")["content"][0]
            self.assertEqual(base64.b64decode(picture["data"])[:4], b"\x89PNG")
            screen("app_scroll", y=0, name="Row 30")
            trapped = failure("app_tap", name="Trap")
            self.assertIn("trapped on purpose", trapped)
            self.assertIn("app_start", failure("app_elements"))
            self.assertIn('button "Add"', screen("app_start"))
            self.assertIn("ended", screen("app_stop"))
            self.assertIn("No app runs", failure("app_stop"))
            self.assertIn("Before:", screen("lint", explain="parses"))
            self.assertIn("profile plain", screen("lint"))
            self.assertEqual(agent.ask("tools/call", name="app_scroll", arguments={"y": "far"})["error"]["code"], -32602)
            self.assertEqual(agent.end(), 0)

    def test_a_project_that_is_not_there_is_an_error(self) -> None:
        with tempfile.TemporaryDirectory(prefix="vitrine-agent-") as folder:
            answer = subprocess.run(
                [installed(), "mcp", f"{folder}/none"], capture_output=True, text=True, check=False)  # fmt: skip
            self.assertEqual((answer.returncode, answer.stdout), (66, ""))


if __name__ == "__main__":
    unittest.main()
