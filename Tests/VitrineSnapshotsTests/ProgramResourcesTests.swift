// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import VitrineSnapshots

@Suite("Resources of a program")
struct ProgramResourcesTests {
    private let folder = TemporaryFolder()

    private func write(_ text: String, to name: String) throws -> URL {
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
        let file = folder.url.appendingPathComponent(name)
        try Data(text.utf8).write(to: file)
        return file
    }

    private func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent(name), withIntermediateDirectories: true)
    }

    @Test("are named by its file, once each, as the build has put them")
    func names() throws {
        let program = try write(
            "\u{7F}ELF\0Apps_Mine.resources\0/build/debug/Apps_Mine.resources\0and /no/text.resources\0.resources\0"
                + "/build/debug/Apps_Mine.resources\0/build/debug/Vitrine_Web.resources\0_%.resources", to: "program")
        #expect(
            ProgramResources(of: program).built.map(\.path)
                == ["/build/debug/Apps_Mine.resources", "/build/debug/Vitrine_Web.resources"])
        #expect(ProgramResources(of: folder.url.appendingPathComponent("nobody")).built.isEmpty)
    }

    @Test("are there beside the program or where they were built")
    func missing() throws {
        let built = folder.url.appendingPathComponent("build/B_Built.resources")
        let program = try write(
            "\0/nowhere/A_Beside.resources\0\(built.path)\0/nowhere/C_Gone.resources\0", to: "program")
        try makeFolder("A_Beside.resources")
        try makeFolder("build/B_Built.resources")
        let missing = ProgramResources(of: program).missing(beside: folder.url)
        #expect(missing.map(\.name) == ["C_Gone.resources"])
        #expect(missing.first?.places == [folder.url.path + "/C_Gone.resources", "/nowhere/C_Gone.resources"])
        let problem = try #require(ProgramResources.problem(of: program, beside: folder.url))
        #expect(problem.contains("C_Gone.resources") && problem.contains("Copy all *.resources folders"))
        try makeFolder("C_Gone.resources")
        #expect(ProgramResources.problem(of: program, beside: folder.url) == nil)
    }

    @Test("that are nowhere keep a program from starting")
    func refusesToStart() throws {
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
        let program = folder.url.appendingPathComponent("program")
        try FileManager.default.copyItem(at: HostProcess.program, to: program)
        let handle = try FileHandle(forWritingTo: program)
        try handle.seekToEnd()
        handle.write(Data("\0/nowhere/App_Gone.resources\0".utf8))
        try handle.close()
        let refused = try HostProcess(["snapshot", "--list"], program: program)
        #expect(refused.status == 1)
        #expect(refused.errors.contains("error [resources]") && refused.errors.contains("App_Gone.resources"))
        #expect(refused.output.isEmpty)
        let helped = try HostProcess(["--help"], program: program)
        #expect(helped.output.contains("setup"))
        try makeFolder("App_Gone.resources")
        let whole = try HostProcess(["snapshot", "--list"], program: program)
        #expect(whole.status == 0, "\(whole.errors)")
    }
}
