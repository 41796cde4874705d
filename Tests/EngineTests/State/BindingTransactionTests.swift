// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineCore
import VitrineDisplay

/// What is written through a binding that was given a transaction carries it.
@MainActor
@Suite("A binding's transaction")
struct BindingTransactionTests {
    private struct Pair: Equatable {
        var first = 0
        var second = 0
    }

    @MainActor
    private final class Log {
        var pair: Binding<Pair>?
        var motions: [Double?] = []
    }

    private struct Watching: View {
        let log: Log
        @State private var pair = Pair()

        var body: some View {
            log.pair = $pair
            log.motions.append(UpdateContext.transaction.animation?.timing.duration)
            return Text(verbatim: "\(pair.first) \(pair.second)")
        }
    }

    private func transaction(_ duration: Double) -> Transaction {
        var transaction = Transaction()
        transaction.animation = .linear(duration: duration)
        return transaction
    }

    private func motions(_ write: (Binding<Pair>) -> Void) throws -> [Double?] {
        let log = Log()
        let scene = SceneHost(Watching(log: log), session: .fixture())
        scene.flush()
        log.motions = []
        write(try #require(log.pair))
        scene.flush()
        return log.motions
    }

    @Test("goes with a write, and with a write to a part")
    func writes() throws {
        #expect(try motions { $0.transaction(transaction(0.3)).wrappedValue = Pair(first: 1) } == [0.3])
        #expect(try motions { $0.transaction(transaction(0.4)).second.wrappedValue = 2 } == [0.4])
    }

    @Test("leaves a write without one to what it happens in")
    func surroundings() throws {
        #expect(try motions { $0.first.wrappedValue = 1 } == [nil])
        #expect(try motions { pair in withTransaction(transaction(0.5)) { pair.first.wrappedValue = 1 } } == [0.5])
    }

    @Test("is over after the write")
    func scope() throws {
        _ = try motions { pair in
            pair.transaction(transaction(0.3)).first.wrappedValue = 1
            #expect(UpdateContext.transaction.animation == nil)
        }
    }
}
