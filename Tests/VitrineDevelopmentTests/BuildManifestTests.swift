// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import VitrineDevelopment

@Suite struct BuildManifestTests {
    private let manifest = BuildManifest(
        data: Data(
            """
            client:
              name: basic
            targets:
              "Home-x86_64-unknown-linux-gnu-debug.module": ["<Home>"]
            commands:
              "C.HomeTools-x86_64-unknown-linux-gnu-debug.module":
                tool: shell
                inputs: []
                outputs: []
                args: ["swiftc","tools"]

              "C.Home-x86_64-unknown-linux-gnu-debug-tool.module":
                tool: shell
                inputs: []
                outputs: []
                args: ["swiftc","host"]

              "C.Home-x86_64-unknown-linux-gnu-debug.module":
                tool: shell
                inputs: ["/a b.swift"]
                outputs: ["/a.o","/Home.swiftmodule"]
                description: "Compiling Swift Module 'Home'"
                args: ["swiftc","-D","X=\\"1\\"","@/sources"]

              "C.App-x86_64-unknown-linux-gnu-debug.exe":
                tool: shell
                inputs: ["/a.o"]
                outputs: ["/App"]
                args: ["swiftc","-o","/App"]
            """.utf8))

    @Test func `the commands of a module and of a program are found by their names`() {
        #expect(
            manifest.module("Home")
                == .init(
                    arguments: ["swiftc", "-D", "X=\"1\"", "@/sources"], inputs: ["/a b.swift"],
                    outputs: ["/a.o", "/Home.swiftmodule"]))
        #expect(manifest.program("App")?.arguments == ["swiftc", "-o", "/App"])
    }

    @Test func `a name that begins another's, and one that is not there, are not confused`() {
        #expect(manifest.module("HomeTools")?.arguments == ["swiftc", "tools"])
        #expect(manifest.module("Ho") == nil)
        #expect(manifest.program("Home") == nil)
    }
}
