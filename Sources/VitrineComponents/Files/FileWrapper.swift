// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Synchronization
import VitrineCore

/// The contents of a file, or of a folder with others in it, of a document.
///
/// - Support: partial: files and folders; no links, and no serialized form.
open class FileWrapper: @unchecked Sendable {
    /// How contents are read.
    public struct ReadingOptions: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Creates options from their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Reads everything at once, which is what Vitrine always does.
        public static let immediate = ReadingOptions(rawValue: 1)
        /// Reads without mapping the file into memory.
        public static let withoutMapping = ReadingOptions(rawValue: 2)
    }

    /// How contents are written.
    public struct WritingOptions: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Creates options from their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Replaces an earlier file only when all of the new one is written.
        public static let atomic = WritingOptions(rawValue: 1)
        /// Gives the wrapper the name of the file that was written.
        public static let withNameUpdating = WritingOptions(rawValue: 2)
    }

    private enum Content: @unchecked Sendable {
        case file(Data)
        case folder([String: FileWrapper])
    }

    private struct State {
        var content: Content
        var filename: String?
        var preferredFilename: String?
    }

    private let state: Mutex<State>

    private init(_ content: Content, named name: String? = nil) {
        state = Mutex(State(content: content, filename: name, preferredFilename: name))
    }

    /// Creates a file with contents.
    public init(regularFileWithContents contents: Data) {
        state = Mutex(State(content: .file(contents)))
    }

    /// Creates a folder of files and folders, by their names.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
            child.preferredFilename = name
        }
        state = Mutex(State(content: .folder(childrenByPreferredName)))
    }

    /// Reads a file, or a folder with all that is in it.
    ///
    /// - Parameters:
    ///   - url: The file or the folder.
    ///   - options: How it is read.
    /// - Throws: The reason why it cannot be read.
    public convenience init(url: URL, options: ReadingOptions = []) throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
        }
        guard isFolder.boolValue else {
            self.init(.file(try Data(contentsOf: url)), named: url.lastPathComponent)
            return
        }
        var children: [String: FileWrapper] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: url.path) {
            children[name] = try FileWrapper(url: url.appendingPathComponent(name), options: options)
        }
        self.init(.folder(children), named: url.lastPathComponent)
    }

    /// The contents of a file; `nil` of a folder.
    open var regularFileContents: Data? {
        state.withLock { if case .file(let data) = $0.content { data } else { nil } }
    }

    /// The contents of a folder, by name; `nil` for a file.
    open var fileWrappers: [String: FileWrapper]? {
        state.withLock { if case .folder(let children) = $0.content { children } else { nil } }
    }

    /// Whether this is a file.
    open var isRegularFile: Bool { regularFileContents != nil }
    /// Whether this is a folder.
    open var isDirectory: Bool { !isRegularFile }

    /// The name on disk; `nil` of what was not read and not written.
    open var filename: String? {
        get { state.withLock { $0.filename } }
        set { state.withLock { $0.filename = newValue } }
    }

    /// The name that it should have.
    open var preferredFilename: String? {
        get { state.withLock { $0.preferredFilename } }
        set { state.withLock { $0.preferredFilename = newValue } }
    }

    /// Adds a file or a folder to a folder.
    ///
    /// - Parameter child: What is added, with a preferred name.
    /// - Returns: The name that it has in the folder: another one if there is one of the preferred name.
    @discardableResult
    open func addFileWrapper(_ child: FileWrapper) -> String {
        guard let preferred = child.preferredFilename else {
            preconditionFailure("A file needs a preferredFilename to be added to a folder.")
        }
        return state.withLock { state in
            guard case .folder(var children) = state.content else {
                preconditionFailure("Files are added to folders only.")
            }
            var name = preferred
            var number = 1
            while children[name] != nil {
                name = "\(number)__#$!@%!#__\(preferred)"
                number += 1
            }
            children[name] = child
            state.content = .folder(children)
            return name
        }
    }

    /// Adds a file with contents to a folder.
    ///
    /// - Parameters:
    ///   - data: The contents.
    ///   - fileName: The preferred name.
    /// - Returns: The name that it has in the folder.
    @discardableResult
    open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = fileName
        return addFileWrapper(child)
    }

    /// Removes a file or a folder from a folder.
    open func removeFileWrapper(_ child: FileWrapper) {
        state.withLock { state in
            guard case .folder(let children) = state.content else { return }
            state.content = .folder(children.filter { $0.value !== child })
        }
    }

    /// Writes the file, or the folder with all that is in it.
    ///
    /// - Parameters:
    ///   - url: Where.
    ///   - options: How.
    ///   - originalContentsURL: Where an earlier version is; not looked at.
    /// - Throws: The reason why it cannot be written.
    open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
        if let data = regularFileContents {
            try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
        } else {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            for (name, child) in fileWrappers ?? [:] {
                try child.write(
                    to: url.appendingPathComponent(FileName.safe(name)), options: options, originalContentsURL: nil)
            }
        }
        if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
    }
}
