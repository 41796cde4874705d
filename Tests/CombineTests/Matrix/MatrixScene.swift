// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore
import VitrineDisplay
import VitrineTesting

/// One mounted cell of the state matrix.
@MainActor
final class MatrixScene {
    let source: MatrixSource
    let cell: MatrixCell
    private(set) var host: TestHost
    /// The browser's, which outlives a parked scene.
    private let defaults: DefaultsStore
    private var finger: TestFinger?

    init(_ source: MatrixSource, _ way: MatrixWay, _ places: [MatrixPlace], start: Int) throws {
        self.source = source
        cell = MatrixCell(way: way, places: places, hub: MatrixHub(), start: start)
        MatrixModel.shared.write(start)
        defaults = DefaultsStore(["number": .integer(start)])
        host = MatrixScene.mount(source, cell, defaults, nil)
        try open()
        if !source.isWritten { try write(start) }
    }

    private static func mount(
        _ source: MatrixSource, _ cell: MatrixCell, _ defaults: DefaultsStore, _ archive: StateArchive?
    ) -> TestHost {
        TestHost(
            source.view(cell), session: SessionContext(textEngine: RecordedTextEngine(), defaults: defaults),
            restoring: archive)
    }

    /// Does what a user has to do to see the number.
    private func open() throws {
        for case let opener? in cell.places.map(\.opener) { try host.find(label: opener).tap() }
    }

    /// Writes the number on the main actor, and brings the scene up to date.
    func write(_ number: Int) throws {
        if source.chrome == .pad {
            if number == 2, finger == nil {
                finger = try host.touch(at: host.find(identifier: "pad").center)
            } else if number == 1 {
                finger?.lift()
                finger = nil
            }
        } else {
            cell.hub.write(number)
        }
        host.scene.flush()
    }

    /// Ends the scene and mounts it with its states, as a session does that was left alone for a while.
    func park() {
        host.scene.flush()
        let archive = host.scene.archive()
        finger = nil
        host.unmount()
        host = MatrixScene.mount(source, cell, defaults, archive)
    }

    /// Hides what the place can hide, lets something happen, and shows it again.
    func hide(during action: () throws -> Void) rethrows {
        cell.hub.open(false)
        host.scene.flush()
        try action()
        host.scene.flush()
        cell.hub.open(true)
        host.scene.flush()
    }

    /// What is shown, layer by layer, without what is on its way out.
    var rendering: String {
        func text(_ layer: Layer, _ depth: Int) -> [String] {
            guard !layer.isExiting else { return [] }
            return [String(repeating: "  ", count: depth) + layer.summary]
                + layer.children.flatMap { text($0, depth + 1) }
        }
        return text(host.scene.display.root, 0).joined(separator: "\n")
    }

    func end() { host.unmount() }
}
