// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import OpenCombine
import OpenCombineFoundation
public import VitrineCore

nonisolated extension View {
    /// Runs an action for each value of a publisher, as long as the view exists.
    ///
    /// A publisher that a body makes anew is subscribed to again, and its present value is heard where it is another one.
    /// The view itself drives a timer's publisher, since the run loop that it needs does not run on this platform.
    public func onReceive<P>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
    where P: Publisher, P.Failure == Never {
        modifier(
            SubscriptionModifier(publisher, of: P.Output.self) { receive in
                if let timer = publisher as? Publishers.Autoconnect<Timer.OCombine.TimerPublisher> {
                    return Ticking(every: timer.upstream.interval, receive)
                }
                return publisher.sink { receive($0) }
            } action: { value in
                if let value = value as? P.Output { action(value) }
            })
    }
}

/// Sends the date repeatedly until it is released.
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
                // Missed ticks are not sent later.
                next = max(next + pause, clock.now)
            }
        }
    }

    deinit { task.cancel() }
}
