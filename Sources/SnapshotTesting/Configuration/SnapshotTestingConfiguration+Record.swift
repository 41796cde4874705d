// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

extension SnapshotTestingConfiguration {
    /// What becomes a new reference.
    public struct Record: Equatable, Sendable {
        private enum Mode: String {
            case all, failed, missing, never
        }

        private let mode: Mode

        /// Every snapshot, whatever is there.
        public static let all = Self(mode: .all)
        /// Snapshots that do not match.
        public static let failed = Self(mode: .failed)
        /// Snapshots that have no reference.
        public static let missing = Self(mode: .missing)
        /// Nothing: a missing reference is a failure. For continuous integration.
        public static let never = Self(mode: .never)

        private init(mode: Mode) {
            self.mode = mode
        }

        /// A mode by its name, as `SNAPSHOT_TESTING_RECORD` gives it.
        public init?(rawValue: String) {
            guard let mode = Mode(rawValue: rawValue) else { return nil }
            self.mode = mode
        }
    }
}

extension SnapshotTestingConfiguration.Record: ExpressibleByBooleanLiteral {
    /// What earlier versions of the well-known library were told: `true` records all, `false` what is missing.
    public init(booleanLiteral value: BooleanLiteralType) {
        self = value ? .all : .missing
    }
}
