// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineCore
import VitrineTesting

/// Scenes of the state matrix that are written and compared with scenes that are mounted with the number.
@MainActor
struct MatrixRun {
    private let source: MatrixSource
    private let scenes: [MatrixScene]
    private let clock = MatrixClock()

    /// What a scene shows that was mounted with a number; sources that show nothing else share it.
    private static var known: [String: String] = [:]

    init(_ source: MatrixSource, _ ways: [MatrixWay], _ places: [MatrixPlace]) throws {
        self.source = source
        scenes = try ways.map { try MatrixScene(source, $0, places, start: 1) }
    }

    /// Makes every write that applies; says what is shown wrongly afterwards.
    func failures() async throws -> [String] {
        var number = 1
        var failures = try wrong(number, "at first")
        for write in MatrixWrite.allCases where write.applies(to: source, scenes[0].cell.places) {
            number = write == .park ? source.parked(number) : 3 - number
            try await write.perform(number, in: scenes, clock)
            // What other threads wrote is told over the main actor.
            await Task { @MainActor in }.value
            for scene in scenes { scene.host.scene.flush() }
            failures += try wrong(number, "\(write)")
        }
        for scene in scenes { scene.end() }
        return failures
    }

    private func wrong(_ number: Int, _ what: String) throws -> [String] {
        try scenes.compactMap { scene in
            let fresh = try MatrixRun.fresh(source, scene.cell, number)
            let rendering = scene.rendering
            guard rendering != fresh || !fresh.contains("number \(number)") else { return nil }
            return
                "\(source.name), \(scene.cell.way), \(scene.cell.places), \(what): is not as mounted with \(number)\n"
                + "updated:\n\(rendering)\nfresh:\n\(fresh)"
        }
    }

    private static func fresh(_ source: MatrixSource, _ cell: MatrixCell, _ number: Int) throws -> String {
        let key = "\(cell.way) \(cell.places) \(number) \(source.chrome.map { "\($0)" } ?? "")"
        if let found = known[key] { return found }
        let shared = MatrixModel.shared.number
        let scene = try MatrixScene(source, cell.way, cell.places, start: number)
        let rendering = scene.rendering
        scene.end()
        MatrixModel.shared.write(shared)
        known[key] = rendering
        return rendering
    }
}
