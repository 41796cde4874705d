// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

extension SnapshotTestingConfiguration {
    /// Makes the lines of a failure that name reference and failed snapshot: a command to run, or just the files.
    public struct DiffTool: Sendable, ExpressibleByStringLiteral {
        private let tool: @Sendable (String, String) -> String

        public init(_ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
            self.tool = tool
        }

        /// A command that takes the two files: `"compare"`.
        public init(stringLiteral value: StringLiteralType) {
            self.init { "\(value) \"\($0)\" \"\($1)\"" }
        }

        /// Kaleidoscope.
        public static let ksdiff = Self(stringLiteral: "ksdiff")

        /// Names the files.
        public static let `default` = Self {
            """
            reference: "file://\($0)"
            failure: "file://\($1)"
            """
        }

        public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
            tool(currentFilePath, failedFilePath)
        }
    }
}

extension SnapshotTestingConfiguration.DiffTool: ExpressibleByNilLiteral {
    /// What earlier versions of the well-known library were told for the default.
    public init(nilLiteral: ()) {
        self = .default
    }
}
