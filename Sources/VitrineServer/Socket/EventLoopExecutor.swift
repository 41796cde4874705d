// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import NIOCore

/// Runs the steps of a task on the thread of a connection's event loop.
///
/// What a task reads from a channel and writes to it comes from that thread and goes back to it: on another executor each
/// message would wake one more thread on its way in, and another one when it has been handled. For tasks that wait most of the
/// time and compute little, since all connections of the loop wait for them.
final class EventLoopExecutor: TaskExecutor {
    private let eventLoop: any EventLoop

    init(_ eventLoop: any EventLoop) {
        self.eventLoop = eventLoop
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        eventLoop.execute { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
