// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CCrashReport
import Foundation
import VitrineWeb

/// A thread that sends beats to the main actor, and ends a process whose main actor hangs.
///
/// A thread of its own, because a process may hang with all threads of its pools.
final class MainActorWatch: Sendable {
    private let pulse: Pulse
    private let limit: Duration?
    /// Four times a second: a hundredth of a percent of a processor.
    private static let interval = Duration.milliseconds(250)

    /// Creates a watch, which begins with `start()`.
    ///
    /// - Parameters:
    ///   - pulse: The beats that the main actor answers.
    ///   - limit: The time without an answer after which the process is ended; `nil` never ends it.
    init(pulse: Pulse, limit: Duration?) {
        self.pulse = pulse
        self.limit = limit
    }

    func start() {
        let thread = Thread { [self] in run() }
        thread.name = "vitrine-watch"
        thread.start()
    }

    private func run() {
        var last = LiveRegistry.processTime()
        while true {
            Thread.sleep(forTimeInterval: Self.interval / .seconds(1))
            let time = LiveRegistry.processTime()
            // This thread stood still as well: the process was stopped, or the machine slept.
            if time - last > Self.interval + .seconds(2) { pulse.forgive() }
            last = time
            if pulse.send() { DispatchQueue.main.async { [pulse] in pulse.answer() } }
            let stall = pulse.stall
            if let limit, stall > limit { vitrine_report_hang(Int32(clamping: stall.components.seconds)) }
        }
    }
}
