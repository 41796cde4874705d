// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineTesting

/// The index of a list's sections: its labels, and what they scroll to.
@MainActor
@Suite("SectionIndex")
struct SectionIndexTests {
    private struct Contacts: View {
        var letters = ["A", "B", "C", "D", "E"]
        var unlabelled = ""
        var visibility = Visibility.automatic
        @State private var isLong = false

        var body: some View {
            VStack(spacing: 0) {
                Button("More") { isLong = true }.frame(height: 44)
                List {
                    ForEach(isLong ? letters + ["Z"] : letters, id: \.self) { letter in
                        Section(letter) {
                            ForEach(0..<8, id: \.self) { Text(verbatim: "\(letter)\($0)").frame(height: 60) }
                        }
                        .sectionIndexLabel(letter == unlabelled ? nil : Text(verbatim: letter))
                    }
                }
                .listStyle(.plain)
                .listSectionIndexVisibility(visibility)
            }
        }
    }

    private func barFrame(_ host: TestHost) throws -> CGRect { try host.find(label: "Section index").frame }

    /// The middle of a label, which is 16 points high.
    private func place(of position: Int, in bar: CGRect) -> CGPoint {
        CGPoint(x: bar.midX, y: bar.minY + (Double(position) + 0.5) * 16)
    }

    /// Whether a row is near the top of the list, below its section's header.
    private func isAtTop(_ row: String, _ host: TestHost) -> Bool {
        guard let frame = try? host.find(label: row).frame else { return false }
        return frame.minY >= 44 && frame.minY < 200
    }

    @Test("stands at the trailing edge where sections have labels, unless it is hidden")
    func visibility() throws {
        let host = TestHost(Contacts())
        let bar = try barFrame(host)
        #expect(abs(bar.maxX - 390) < 0.01 && abs(bar.height - 5 * 16) < 0.01)
        #expect(abs(bar.midY - (44 + 400)) < 1)
        #expect(TestHost(Contacts(visibility: .visible)).contains(label: "Section index"))
        #expect(!TestHost(Contacts(visibility: .hidden)).contains(label: "Section index"))
        let plain = TestHost(List { Section("A") { Text(verbatim: "A0") } }.listSectionIndexVisibility(.visible))
        #expect(!plain.contains(label: "Section index"))
    }

    @Test("a tap on a label scrolls to its section; sections without a label have none")
    func tap() throws {
        let host = TestHost(Contacts())
        #expect(isAtTop("A0", host))
        try host.touch(at: place(of: 2, in: barFrame(host))).lift()
        #expect(isAtTop("C0", host))
        try host.touch(at: place(of: 0, in: barFrame(host))).lift()
        #expect(isAtTop("A0", host))
        let other = TestHost(Contacts(unlabelled: "B"))
        #expect(abs(try barFrame(other).height - 4 * 16) < 0.01)
        try other.touch(at: place(of: 1, in: barFrame(other))).lift()
        #expect(isAtTop("C0", other))
    }

    @Test("a finger that moves over the labels scrolls from section to section, also beyond the last one's edge")
    func drag() throws {
        let host = TestHost(Contacts())
        let bar = try barFrame(host)
        let finger = try host.touch(at: place(of: 0, in: bar))
        finger.move(to: place(of: 1, in: bar))
        #expect(isAtTop("B0", host))
        finger.move(to: place(of: 3, in: bar))
        #expect(isAtTop("D0", host))
        finger.move(to: place(of: 0, in: bar))
        finger.move(to: CGPoint(x: bar.midX, y: bar.minY - 30))
        finger.lift()
        #expect(isAtTop("A0", host))
    }

    @Test("screen readers adjust it")
    func adjusts() throws {
        let host = TestHost(Contacts())
        try host.find(role: .button, label: "Increment").tap()
        try host.find(role: .button, label: "Increment").tap()
        #expect(isAtTop("C0", host))
        try host.find(role: .button, label: "Decrement").tap()
        #expect(isAtTop("B0", host))
    }

    @Test("follows the sections of its list, and becomes narrower where they do not fit")
    func changes() throws {
        let host = TestHost(Contacts())
        try host.find(role: .button, label: "More").tap()
        let bar = try barFrame(host)
        #expect(abs(bar.height - 6 * 16) < 0.01)
        try host.touch(at: place(of: 5, in: bar)).lift()
        #expect(host.contains(label: "Z7"))
        let low = TestHost(Contacts(letters: (0..<40).map { "\($0)" }), height: 444)
        #expect(abs(try barFrame(low).height - 400) < 1)
    }
}
