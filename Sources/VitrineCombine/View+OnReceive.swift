// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import OpenCombine
import OpenCombineFoundation
public import VitrineCore

nonisolated extension View {
    /// Runs an action for each value of a publisher, as long as the view is there.
    ///
    /// A timer's publisher is kept time for by the view: a run loop, which it asks for, does not turn on this platform.
    public func onReceive<P>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
    where P: Publisher, P.Failure == Never {
        modifier(
            SubscriptionModifier(publisher) { receive in
                if let timer = publisher as? Publishers.Autoconnect<Timer.OCombine.TimerPublisher> {
                    return Ticking(every: timer.upstream.interval, receive)
                }
                return publisher.sink { receive($0) }
            } action: { value in
                if let value = value as? P.Output { action(value) }
            })
    }
}

/// Says the time again and again, until it is let go.
nonisolated private final class Ticking {
    private let task: Task<Void, Never>

    init(every interval: TimeInterval, _ receive: @escaping (Any) -> Void) {
        let receive = UncheckedSendable(receive)
        let pause = Duration.seconds(max(interval, 0.001))
        task = Task { @MainActor in
            let clock = ContinuousClock()
            var next = clock.now + pause
            while (try? await clock.sleep(until: next)) != nil {
                receive.value(Date())
                // What was missed meanwhile is not made up for.
                next = max(next + pause, clock.now)
            }
        }
    }

    deinit { task.cancel() }
}
