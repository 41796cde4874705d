// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A description of where the objects of some models are stored, and how.
public struct ModelConfiguration: Identifiable, Hashable, Sendable {
    /// A container that apps of a developer share. There is none here; the store is the app's.
    public struct GroupContainer: Hashable, Sendable {
        private let name: String
        /// The container that the app has a right to; the app's own files here.
        public static let automatic = GroupContainer(name: "automatic")
        /// No container: the app's own files.
        public static let none = GroupContainer(name: "none")
        /// Returns the container with an identifier; the app's own files here.
        public static func identifier(_ groupContainerIdentifier: String) -> GroupContainer {
            GroupContainer(name: groupContainerIdentifier)
        }
    }

    /// A database of CloudKit that the store is kept in step with. There is no CloudKit here.
    public struct CloudKitDatabase: Hashable, Sendable {
        private let name: String
        /// The database that the app has a right to; none here.
        public static let automatic = CloudKitDatabase(name: "automatic")
        /// No database.
        public static let none = CloudKitDatabase(name: "none")
    }

    /// The name of the configuration, and of its file.
    public let name: String
    /// The models; `nil` for those of the container.
    public let schema: Schema?
    /// The file of the store. In a session it stands for a file of the visitor's own.
    public let url: URL
    /// Whether the store ends with the container.
    public let isStoredInMemoryOnly: Bool
    /// Whether contexts can save.
    public let allowsSave: Bool
    /// Whether the file was named, and not only the configuration.
    let hasFile: Bool

    /// The file of the store, by which configurations are told apart.
    public var id: URL { url }

    /// Creates a configuration with a file of its name in the folder for application support.
    ///
    /// - Parameters:
    ///   - name: The name; `nil` for `default`.
    ///   - schema: The models that are stored there; `nil` for those of the container that no other configuration has.
    ///   - isStoredInMemoryOnly: Whether there is no file: the store ends with the container.
    ///   - allowsSave: Whether contexts can save.
    ///   - groupContainer: Without effect: the store is the app's.
    ///   - cloudKitDatabase: Without effect: there is no CloudKit.
    public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
        groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? "default"
        self.schema = schema
        self.isStoredInMemoryOnly = isStoredInMemoryOnly
        self.allowsSave = allowsSave
        hasFile = false
        url =
            isStoredInMemoryOnly
            ? URL(fileURLWithPath: "/dev/null")
            : Self.supportFolder.appending(path: "\(self.name).store")
    }

    /// Creates a configuration with a file that the app chooses.
    ///
    /// - Parameters:
    ///   - name: The name; `nil` for that of the file, without its extension.
    ///   - schema: The models that are stored there; `nil` for those of the container that no other configuration has.
    ///   - url: The URL of the file; in a session it stands for a file of the visitor's own. `/dev/null` keeps the
    ///     store in memory.
    ///   - allowsSave: Whether contexts can save.
    ///   - cloudKitDatabase: Without effect: there is no CloudKit.
    public init(
        _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? url.deletingPathExtension().lastPathComponent
        self.schema = schema
        self.url = url
        self.allowsSave = allowsSave
        isStoredInMemoryOnly = url.path == "/dev/null"
        hasFile = true
    }

    /// The bytes of the longest name of a file on Linux, less those of SQLite's file of the newest changes.
    private static let longestFileName = 255 - "-wal".utf8.count

    /// Checks that there can be a file of the configuration's name, where no other one was named.
    ///
    /// - Throws: `SwiftDataError.configurationFileNameContainsInvalidCharacters` or `configurationFileNameTooLong`.
    func checkFileName() throws {
        guard !hasFile, !isStoredInMemoryOnly else { return }
        if name.utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 == 0 }) {
            throw SwiftDataError.invalidName("No file can have the name of the configuration \(name.debugDescription).")
        }
        if "\(name).store".utf8.count > Self.longestFileName {
            throw SwiftDataError.longName("The configuration \(name) has a name of \(name.utf8.count) bytes.")
        }
    }

    private static var supportFolder: URL {
        FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
            ?? FileManager.default.temporaryDirectory
    }

    /// Creates a configuration of some models, with the file `default.store`.
    @_disfavoredOverload
    public init(for forTypes: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
        self.init(schema: Schema(forTypes), isStoredInMemoryOnly: isStoredInMemoryOnly)
    }
}
