// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// Every source of a number, shown in every way and place, and changed by every kind of write: what is updated equals
/// what is mounted anew with the number.
///
/// The cells are generated: all ways in a plain place; in all other places the ways that apps write most, in turn one
/// third of them. `MATRIX=all` takes all; `MATRIX_TREES` and `MATRIX_SEED` choose other nests of places.
@MainActor
@Suite("The state matrix", .serialized)
struct StateMatrixTests {
    private static let isWhole = ProcessInfo.processInfo.environment["MATRIX"] == "all"
    private static let trees: Int = TestEnvironment.number("MATRIX_TREES") ?? 100
    private static let seed: UInt64 = TestEnvironment.number("MATRIX_SEED") ?? 1

    nonisolated static let cells: [(MatrixSource, MatrixPlace)] = MatrixSource.all.flatMap { source in
        MatrixPlace.allCases.filter { source.isWritten || !$0.isForTextsOnly }.map { (source, $0) }
    }

    private static func ways(_ source: MatrixSource, _ place: MatrixPlace) -> [MatrixWay] {
        if place == .plain { return MatrixWay.allCases.filter { $0 != .forEach || source.hasItems } }
        if isWhole { return MatrixWay.main }
        let turn = cells.firstIndex { $0.0.name == source.name && $0.1 == place } ?? 0
        return MatrixWay.main.enumerated().filter { $0.offset % 3 == turn % 3 }.map(\.element)
    }

    @Test("a number that is written is shown as if it had always been there", arguments: cells)
    func write(_ source: MatrixSource, _ place: MatrixPlace) async throws {
        let failures = try await MatrixRun(source, Self.ways(source, place), [place]).failures()
        #expect(failures == [], "\(failures.joined(separator: "\n"))")
    }

    @Test("so it is in random places inside of each other")
    func nested() async throws {
        print("state matrix: \(Self.trees) nests of places from seed \(Self.seed)")
        for index in 0..<Self.trees {
            let seed = Self.seed &+ UInt64(index)
            var random = SeededGenerator(seed: seed)
            let sources = MatrixSource.all.filter(\.isWritten)
            let source = sources[random.below(sources.count)]
            let way = MatrixWay.main[random.below(MatrixWay.main.count)]
            let places = (0..<(2 + random.below(3))).map { _ in
                MatrixPlace.nestable[random.below(MatrixPlace.nestable.count)]
            }
            guard !MatrixPlace.hasListWithoutHeight(places) else { continue }
            let failures = try await MatrixRun(source, [way], places).failures()
            #expect(failures == [], "MATRIX_SEED=\(seed): \(failures.joined(separator: "\n"))")
        }
    }
}
