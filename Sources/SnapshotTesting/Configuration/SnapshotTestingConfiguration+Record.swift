// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

extension SnapshotTestingConfiguration {
    /// Which snapshots are recorded as new references.
    public struct Record: Equatable, Sendable {
        private enum Mode: String {
            case all, failed, missing, never
        }

        private let mode: Mode

        /// Every snapshot.
        public static let all = Self(mode: .all)
        /// Snapshots that do not match their reference.
        public static let failed = Self(mode: .failed)
        /// Snapshots without a reference.
        public static let missing = Self(mode: .missing)
        /// None: a missing reference is a failure, as continuous integration needs it.
        public static let never = Self(mode: .never)

        private init(mode: Mode) {
            self.mode = mode
        }

        /// Creates a mode from its name in `SNAPSHOT_TESTING_RECORD`; `nil` for an unknown name.
        public init?(rawValue: String) {
            guard let mode = Mode(rawValue: rawValue) else { return nil }
            self.mode = mode
        }
    }
}

extension SnapshotTestingConfiguration.Record: ExpressibleByBooleanLiteral {
    /// Creates a mode from the Boolean of earlier versions of swift-snapshot-testing: `true` for `all`, `false` for
    /// `missing`.
    public init(booleanLiteral value: BooleanLiteralType) {
        self = value ? .all : .missing
    }
}
