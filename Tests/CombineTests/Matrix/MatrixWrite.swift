// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCombine
import VitrineCore
import VitrineTesting

/// How a number of the state matrix changes.
enum MatrixWrite: String, CaseIterable {
    /// At once, on the main actor.
    case main
    case task
    case detached
    /// A timer's publisher, heard by another view.
    case timer
    /// A publisher's sink on the main queue, and on another one.
    case sink, queueSink
    /// While what shows the number is hidden.
    case hidden
    /// Kept, and written afterwards, when the scene was parked and woken.
    case park, woken

    func applies(to source: MatrixSource, _ places: [MatrixPlace]) -> Bool {
        switch self {
        case .main, .park, .woken: true
        case .hidden: places.contains(where: \.isOpenable) && source.isWritten
        case .task, .timer, .sink: source.isWritten
        case .detached, .queueSink: source.isSendable
        }
    }

    /// Writes a number in all scenes at once; they are not brought up to date.
    @MainActor
    func perform(_ number: Int, in scenes: [MatrixScene], _ clock: MatrixClock) async throws {
        let writes = scenes.map(\.cell.hub.write)
        let all: @Sendable () -> Void = { for write in writes { write(number) } }
        switch self {
        case .main: for scene in scenes { try scene.write(number) }
        case .task: await Task { @MainActor in all() }.value
        case .detached: await Task.detached { all() }.value
        case .timer: await clock.next(all)
        case .sink: await MatrixWrite.send(number, on: .main, all)
        case .queueSink: await MatrixWrite.send(number, on: .global(), all)
        case .hidden: for scene in scenes { scene.hide { scene.cell.hub.write(number) } }
        case .park: for scene in scenes { scene.park() }
        case .woken: for scene in scenes { try scene.write(number) }
        }
    }

    @MainActor
    private static func send(_ number: Int, on queue: DispatchQueue, _ write: @escaping @Sendable () -> Void) async {
        let subject = PassthroughSubject<Int, Never>()
        var subscription: AnyCancellable?
        await withCheckedContinuation { continuation in
            subscription = subject.receive(on: queue.ocombine).sink { @Sendable _ in
                write()
                continuation.resume()
            }
            subject.send(number)
        }
        subscription?.cancel()
    }
}

/// A view that hears a timer, for as long as somebody waits for its next tick.
@MainActor
final class MatrixClock {
    private struct Ticker: View {
        let clock: MatrixClock
        private let timer = Timer.publish(every: 0.001, on: .main, in: .common).autoconnect()

        init(clock: MatrixClock) {
            self.clock = clock
        }

        var body: some View { Text("tick").onReceive(timer) { _ in clock.tick() } }
    }

    private var waiting: (() -> Void)?

    private func tick() {
        let action = waiting
        waiting = nil
        action?()
    }

    /// Runs an action at the next tick.
    func next(_ action: @escaping () -> Void) async {
        let host = TestHost(Ticker(clock: self))
        await withCheckedContinuation { continuation in
            waiting = {
                action()
                continuation.resume()
            }
        }
        host.unmount()
    }
}
