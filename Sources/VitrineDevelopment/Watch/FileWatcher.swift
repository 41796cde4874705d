// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Glibc

/// Reports which files below some folders have changed, once it has been quiet for a moment.
///
/// It waits in the kernel (inotify) and takes no time while nothing happens. Folders that come are watched too. Hidden
/// files and folders, what editors write beside a file, and folders that hold no sources are not reported.
///
/// To be used by one thread at a time.
package final class FileWatcher {
    /// What is watched of a folder.
    private struct Folder {
        var path: String
        /// The names that count; nil for all, with the folders below.
        var names: Set<String>?
    }

    /// Folders that are neither watched nor walked.
    private let skipped: Set<String>
    private let quiet: Duration
    private let descriptor: Int32
    private var folders: [Int32: Folder] = [:]

    private static let events = UInt32(
        IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ONLYDIR | IN_EXCL_UNLINK)

    /// Starts to watch.
    ///
    /// - Parameters:
    ///   - places: Folders, with all that is below them, and files.
    ///   - skipped: The names of folders that are left out.
    ///   - quiet: How long nothing may happen before changes are reported.
    /// - Throws: `WatchError` where the system watches no more files.
    package init(_ places: [URL], skipping skipped: Set<String> = [], quiet: Duration = .milliseconds(15)) throws {
        self.skipped = skipped
        self.quiet = quiet
        descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
        guard descriptor >= 0 else { throw WatchError(errno) }
        for place in places { try watch(place) }
    }

    deinit { close(descriptor) }

    /// Watches another folder, or a file; nothing where it is watched.
    package func watch(_ place: URL) throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder) else { return }
        if isFolder.boolValue {
            try add(place.path)
        } else {
            try add(place.deletingLastPathComponent().path, only: place.lastPathComponent)
        }
    }

    /// Waits until something has changed and it has been quiet.
    ///
    /// - Returns: The paths of files and folders that came, went or were written.
    package func next() throws -> Set<String> {
        var changes: Set<String> = []
        wait(milliseconds: -1)
        repeat { try take(into: &changes) } while wait(milliseconds: changes.isEmpty ? -1 : milliseconds(quiet))
        return changes
    }

    /// Waits for events; false where none came in time.
    @discardableResult
    private func wait(milliseconds: Int32) -> Bool {
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        while true {
            let found = poll(&entry, 1, milliseconds)
            if found >= 0 { return found > 0 }
            guard errno == EINTR else { return false }
        }
    }

    private func milliseconds(_ duration: Duration) -> Int32 { Int32(duration / .milliseconds(1)) }

    /// Reads all events that have come.
    private func take(into changes: inout Set<String>) throws {
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            guard count > 0 else { return }
            var offset = 0
            while offset < count {
                let (event, name) = buffer.withUnsafeBytes { bytes in
                    let event = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
                    let start = offset + MemoryLayout<inotify_event>.size
                    let text = bytes[start..<(start + Int(event.len))].prefix { $0 != 0 }
                    return (event, String(decoding: text, as: UTF8.self))
                }
                offset += MemoryLayout<inotify_event>.size + Int(event.len)
                try handle(event, name, into: &changes)
            }
        }
    }

    private func handle(_ event: inotify_event, _ name: String, into changes: inout Set<String>) throws {
        if event.mask & UInt32(IN_Q_OVERFLOW) != 0 {
            // Some events are lost: anything may have changed, and folders may have come.
            for folder in Array(folders.values) {
                changes.insert(folder.path)
                if folder.names == nil { try add(folder.path) }
            }
            return
        }
        if event.mask & UInt32(IN_IGNORED) != 0 {
            folders[event.wd] = nil
            return
        }
        guard let folder = folders[event.wd], !isIgnored(name) else { return }
        if let names = folder.names, !names.contains(name) { return }
        let path = folder.path + "/" + name
        guard event.mask & UInt32(IN_ISDIR) != 0 else {
            // What is only made will be written, or is a link.
            if event.mask & UInt32(IN_CREATE) == 0 || isLink(path) { changes.insert(path) }
            return
        }
        guard !skipped.contains(name) else { return }
        changes.insert(path)
        if event.mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0 {
            try add(path)
        } else {
            forget(path)
        }
    }

    /// What editors write beside a file that is saved, and hidden files.
    private func isIgnored(_ name: String) -> Bool {
        name.hasPrefix(".") || name.hasSuffix("~") || name.hasPrefix("#") || name == "4913"
            || [".swp", ".swx", ".tmp", ".orig"].contains(where: name.hasSuffix)
    }

    private func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    private func add(_ path: String, only name: String? = nil) throws {
        let watched = inotify_add_watch(descriptor, path, Self.events)
        // Gone meanwhile.
        if watched < 0, errno == ENOENT || errno == ENOTDIR { return }
        guard watched >= 0 else { throw WatchError(errno) }
        if let name {
            if let known = folders[watched] {
                if known.names != nil { folders[watched]?.names?.insert(name) }
            } else {
                folders[watched] = Folder(path: path, names: [name])
            }
            return
        }
        folders[watched] = Folder(path: path, names: nil)
        for item in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
            guard !isIgnored(item), !skipped.contains(item) else { continue }
            let child = path + "/" + item
            var status = stat()
            guard lstat(child, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { continue }
            try add(child)
        }
    }

    /// A folder has gone elsewhere: the kernel would go on reporting what happens in it.
    private func forget(_ path: String) {
        for (watched, folder) in folders where folder.path == path || folder.path.hasPrefix(path + "/") {
            inotify_rm_watch(descriptor, watched)
            folders[watched] = nil
        }
    }
}

/// Why files cannot be watched.
package struct WatchError: Error, CustomStringConvertible {
    /// The system's number.
    let code: Int32

    init(_ code: Int32) { self.code = code }

    package var description: String {
        code == ENOSPC
            ? "The system watches no more folders: raise fs.inotify.max_user_watches."
            : "The project's folders cannot be watched: \(String(cString: strerror(code)))."
    }
}
