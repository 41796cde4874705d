// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

@MainActor
@Suite("A secure field")
struct SecureFieldTests {
    private struct Login: View {
        @State private var password = ""
        @State private var name = "rick"

        var body: some View {
            VStack {
                TextField("Name", text: $name)
                SecureField("Password", text: $password)
                Button {
                    password = ""
                } label: {
                    Text(verbatim: "Forget")
                }
                if password == "wubba" { Text(verbatim: "right") }
            }
        }
    }

    @Test("hands what is typed to the app and to nobody else")
    func keepsItsText() throws {
        let host = TestHost(Login())
        try host.type("wubba", into: "Password")
        #expect(host.contains(label: "right"))
        #expect(try host.find(label: "Password").value == String(repeating: "\u{2022}", count: 5))
        #expect(!host.scene.display.description.contains("wubba"))
        #expect(!host.root.description.contains("wubba"))
        let archive = try JSONEncoder().encode(StateArchive(of: host.scene.root))
        #expect(!String(decoding: archive, as: UTF8.self).contains("wubba"))
        #expect(StateArchive(of: host.scene.root).count == 2)
        for operation in host.scene.display.snapshot().operations {
            #expect(!String(describing: operation).contains("wubba"))
        }
    }

    private struct Code: View {
        @State private var code = ""

        var body: some View {
            VStack {
                SecureField("Code", text: $code)
                Text(verbatim: "code \(code)")
            }
            .onChange(of: code) { code = String(code.filter(\.isNumber).prefix(4)) }
        }
    }

    @Test("shows no more of what was typed than the app keeps")
    func isShortened() throws {
        let host = TestHost(Code())
        try host.type("12a3456", into: "Code")
        #expect(host.contains(label: "code 1234"))
        #expect(try host.find(label: "Code").value == String(repeating: "\u{2022}", count: 4))
        let field = try #require(
            host.scene.display.root.all.lazy.compactMap { layer in
                if case .field(let field) = layer.content { field } else { nil }
            }.first)
        #expect(field.cuts == [4, 1] && field.string.isEmpty && !field.isEcho)
    }

    @Test("is emptied by the app")
    func isEmptied() throws {
        let host = TestHost(Login())
        try host.type("abc", into: "Password")
        try host.find(label: "Forget").tap()
        #expect(try host.find(label: "Password").value == nil)
        try host.type("wubba", into: "Password")
        #expect(host.contains(label: "right"))
    }
}
