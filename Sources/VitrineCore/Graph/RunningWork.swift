// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The work that the main actor is doing, for the crash report of a process that traps or hangs.
///
/// Two words, written by the main actor around each body, measurement and action, and read by a signal handler. They
/// are not references: they are read while the main actor is where it wrote them.
package enum RunningWork {
    package struct Record {
        /// The class of the node whose body or measurement runs, as the address of its metadata; `nil` outside of one.
        package var node: UnsafeRawPointer?
        /// The name of the current session, as a C string.
        package var session: UnsafePointer<CChar>?
    }

    /// The record, at a fixed address.
    package nonisolated(unsafe) static let record: UnsafeMutablePointer<Record> = {
        let record = UnsafeMutablePointer<Record>.allocate(capacity: 1)
        record.initialize(to: Record())
        return record
    }()

    /// Records the work while `body` runs.
    @MainActor @inline(__always)
    package static func note<T>(_ node: ViewNode?, of session: SessionContext, _ body: () -> T) -> T {
        let outer = record.pointee
        let type = node.map { unsafeBitCast(Swift.type(of: $0) as AnyClass, to: UnsafeRawPointer.self) }
        record.pointee = Record(node: type, session: UnsafePointer(session.cName))
        defer { record.pointee = outer }
        return body()
    }
}
