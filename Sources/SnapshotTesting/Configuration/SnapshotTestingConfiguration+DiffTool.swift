// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

extension SnapshotTestingConfiguration {
    /// The part of a failure's message that names the reference and the failed snapshot: a command to run, or the
    /// files.
    public struct DiffTool: Sendable, ExpressibleByStringLiteral {
        private let tool: @Sendable (String, String) -> String

        /// Creates a tool from a closure that returns the part of the message for two paths.
        public init(_ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
            self.tool = tool
        }

        /// Creates a tool from the name of a command that takes the two paths, such as `"compare"`.
        public init(stringLiteral value: StringLiteralType) {
            self.init { "\(value) \"\($0)\" \"\($1)\"" }
        }

        /// The command of Kaleidoscope.
        public static let ksdiff = Self(stringLiteral: "ksdiff")

        /// Names the two files.
        public static let `default` = Self {
            """
            reference: "file://\($0)"
            failure: "file://\($1)"
            """
        }

        /// Returns the part of the message.
        ///
        /// - Parameters:
        ///   - currentFilePath: The path of the reference.
        ///   - failedFilePath: The path of the failed snapshot.
        /// - Returns: The text.
        public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
            tool(currentFilePath, failedFilePath)
        }
    }
}

extension SnapshotTestingConfiguration.DiffTool: ExpressibleByNilLiteral {
    /// Creates the default tool, for code written for earlier versions of swift-snapshot-testing.
    public init(nilLiteral: ()) {
        self = .default
    }
}
