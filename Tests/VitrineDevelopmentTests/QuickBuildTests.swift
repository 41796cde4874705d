// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineProjects

@testable import VitrineDevelopment

/// Two modules, of which one imports the other, and a compiler that notes what it is called for: a module's interface
/// becomes what the file `interface` has, and it refuses as long as there is a file `refuses`.
@Suite final class QuickBuildTests {
    private let folder: URL
    private let build: QuickBuild

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("quick-build-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let tool = folder.appendingPathComponent("compiler")
        let script = """
            #!/bin/sh
            echo "$1" >> calls
            if [ -e refuses ]; then echo "error: refused"; exit 1; fi
            [ "$2" != -emit-module-path ] || cp interface "$3"
            """
        try Data(script.utf8).write(to: tool)
        for name in ["objects", "interface"] { try Data().write(to: folder.appendingPathComponent(name)) }
        let place = folder.path
        let calls = [
            ("Home", "module", #""Home","-emit-module-path","\#(place)/Home.swiftmodule""#),
            ("App", "module", #""App","-emit-module-path","\#(place)/App.swiftmodule""#),
            ("App", "exe", #""link","-emit-executable","-o","App","@\#(place)/objects""#),
        ]
        let commands = calls.map { name, ending, arguments in
            "\n  \"C.\(name)-x86_64-unknown-linux-gnu-debug.\(ending)\":\n    inputs: []\n    outputs: []\n"
                + "    args: [\"/bin/sh\",\"\(tool.path)\",\(arguments)]\n"
        }
        let modules = [Module(name: "Home", kind: .library), Module(name: "App", kind: .app, dependencies: ["Home"])]
        build = try #require(
            QuickBuild(
                manifest: BuildManifest(data: Data(commands.joined(separator: "\n").utf8)), modules: modules,
                product: "App", folder: folder, libraries: folder))
        _ = try build.run(changed: ["Home", "App"], to: folder.appendingPathComponent("App"))
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Builds, and what the tools were called for.
    private func calls(changing modules: Set<String>) throws -> [String] {
        let file = folder.appendingPathComponent("calls")
        try Data().write(to: file)
        do { _ = try build.run(changed: modules, to: folder.appendingPathComponent("App")) } catch is QuickBuildFailure
        {}
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    }

    private func writeInterface(_ text: String) throws {
        try Data(text.utf8).write(to: folder.appendingPathComponent("interface"))
    }

    @Test func `a module whose interface stays is compiled alone, then the program is linked`() throws {
        #expect(try calls(changing: ["Home"]) == ["Home", "link"])
        #expect(try calls(changing: ["App"]) == ["App", "link"])
    }

    @Test func `who imports a module whose interface has changed is compiled after it`() throws {
        try writeInterface("another")
        #expect(try calls(changing: ["Home"]) == ["Home", "App", "link"])
    }

    /// The compiler takes importers for current whose last build began in the second in which the interface was written.
    @Test func `an interface that has changed is dated into a second in which no build has begun`() throws {
        for edit in 0..<3 {
            try writeInterface("\(edit)")
            let begin = Date()
            #expect(try calls(changing: ["Home"]) == ["Home", "App", "link"])
            let date = try #require(CompilerDate.of(folder.appendingPathComponent("Home.swiftmodule")))
            #expect(CompilerDate.second(of: date) > CompilerDate.second(of: begin))
        }
    }

    @Test func `what was refused is compiled again with the next change`() throws {
        try writeInterface("another")
        try Data().write(to: folder.appendingPathComponent("refuses"))
        #expect(try calls(changing: ["Home"]) == ["Home"])
        try FileManager.default.removeItem(at: folder.appendingPathComponent("refuses"))
        #expect(try calls(changing: []) == ["Home", "App", "link"])
    }
}
