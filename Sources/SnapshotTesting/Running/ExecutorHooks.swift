// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Replaces the executor of the main actor and the one of jobs without an actor.
///
/// The concurrency runtime exports a variable for each of its executor functions, which may contain a replacement
/// (`swift_task_getMainExecutor_hook`, `swift_task_enqueueGlobal_hook`). Swift's official way needs a declaration in
/// the main module of the program, which in tests belongs to SwiftPM.
enum ExecutorHooks {
    private typealias GetMain = @convention(thin) () -> UnownedSerialExecutor
    private typealias GetMainHook = @convention(thin) (GetMain) -> UnownedSerialExecutor
    private typealias EnqueueGlobal = @convention(thin) (UnownedJob) -> Void
    private typealias EnqueueGlobalHook = @convention(thin) (UnownedJob, EnqueueGlobal) -> Void

    /// Without these hooks, waiting on the main actor times out.
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
