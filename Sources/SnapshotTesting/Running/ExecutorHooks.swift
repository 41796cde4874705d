// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The concurrency runtime's questions which executor the main actor has, and where a job without an actor runs.
///
/// The runtime exports a variable for each of its executor functions, empty or holding a function that is asked instead
/// (`swift_task_getMainExecutor_hook`, `swift_task_enqueueGlobal_hook`). Swift's own way to replace executors needs a
/// declaration in the program's main module, and that is SwiftPM's in tests.
enum ExecutorHooks {
    private typealias GetMain = @convention(thin) () -> UnownedSerialExecutor
    private typealias GetMainHook = @convention(thin) (GetMain) -> UnownedSerialExecutor
    private typealias EnqueueGlobal = @convention(thin) (UnownedJob) -> Void
    private typealias EnqueueGlobalHook = @convention(thin) (UnownedJob, EnqueueGlobal) -> Void

    /// Without these, waiting on the main actor ends with a timeout.
    static func install() {
        let getMain: GetMainHook = { _ in MainActorLoop.shared.asUnownedSerialExecutor() }
        variable("swift_task_getMainExecutor_hook", holding: GetMainHook.self)?.pointee = getMain
        let enqueueGlobal: EnqueueGlobalHook = { job, original in
            if MainActorLoop.shared.isAwaited(job) {
                WideExecutor.shared.run(job)
            } else {
                original(job)
            }
        }
        variable("swift_task_enqueueGlobal_hook", holding: EnqueueGlobalHook.self)?.pointee = enqueueGlobal
    }

    private static func variable<Hook>(_ name: String, holding: Hook.Type) -> UnsafeMutablePointer<Hook?>? {
        dlsym(nil, name)?.assumingMemoryBound(to: Hook?.self)
    }
}
