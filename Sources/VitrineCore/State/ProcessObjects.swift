// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Foundation's objects of the process that sessions share, in a class of ours that asks the running session first.
///
/// Foundation keeps them in private variables, which cannot be replaced. Their classes can be.
enum ProcessObjects {
    /// Replaces the classes of the standard defaults and the default file manager; called before the first session runs
    /// code of the app.
    static func install() { installed }

    private static let installed: Void = {
        replaceClass(of: UserDefaults.standard, UserDefaults.self, with: SessionUserDefaults.self)
        replaceClass(of: FileManager.default, FileManager.self, with: SessionFileManager.self)
    }()

    /// Gives an object another class in place of its own.
    ///
    /// - Parameters:
    ///   - object: The object; one of some other class stays as it is.
    ///   - known: The class that it has.
    ///   - subclass: The new one, which stores nothing itself, so that its objects have the same layout.
    static func replaceClass(of object: AnyObject, _ known: AnyClass, with subclass: AnyClass) {
        guard type(of: object) == known else { return }
        Unmanaged.passUnretained(object).toOpaque().assumingMemoryBound(to: UnsafeRawPointer.self).pointee =
            unsafeBitCast(subclass, to: UnsafeRawPointer.self)
    }
}
