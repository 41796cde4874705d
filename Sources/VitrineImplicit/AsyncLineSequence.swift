// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The lines of a text whose bytes in UTF-8 come one by one; as Apple's, it leaves out empty lines.
public struct AsyncLineSequence<Base>: AsyncSequence where Base: AsyncSequence, Base.Element == UInt8 {
    /// The type of the elements: lines without their ends.
    public typealias Element = String

    private let base: Base

    fileprivate init(_ base: Base) {
        self.base = base
    }

    /// The position in the lines.
    public struct AsyncIterator: AsyncIteratorProtocol {
        /// The type of the elements: lines without their ends.
        public typealias Element = String

        private var base: Base.AsyncIterator
        private var line: [UInt8] = []

        fileprivate init(_ base: Base.AsyncIterator) {
            self.base = base
        }

        /// Returns the next line.
        ///
        /// - Returns: The line; `nil` after the last one.
        /// - Throws: The error of the bytes.
        public mutating func next() async throws -> String? { try await next(isolation: nil) }

        /// Returns the next line, where the caller runs.
        ///
        /// - Parameter actor: The actor of the caller.
        /// - Returns: The line; `nil` after the last one.
        /// - Throws: The error of the bytes.
        public mutating func next(isolation actor: isolated (any Actor)?) async throws -> String? {
            while let byte = try await base.next(isolation: actor) {
                line.append(byte)
                guard let end = endLength else { continue }
                line.removeLast(end)
                if let found = take() { return found }
            }
            return take()
        }

        /// The number of bytes at the end that end a line: of a line feed, a carriage return and the like, or of the
        /// separators of Unicode.
        private var endLength: Int? {
            switch line.last {
            case 0x0A, 0x0B, 0x0C, 0x0D: 1
            case 0x85 where line.suffix(2) == [0xC2, 0x85]: 2
            case 0xA8 where line.suffix(3) == [0xE2, 0x80, 0xA8]: 3
            case 0xA9 where line.suffix(3) == [0xE2, 0x80, 0xA9]: 3
            default: nil
            }
        }

        private mutating func take() -> String? {
            guard !line.isEmpty else { return nil }
            defer { line = [] }
            return String(decoding: line, as: UTF8.self)
        }
    }

    /// Returns a position at the first line.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base.makeAsyncIterator()) }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}

extension AsyncSequence where Self.Element == UInt8 {
    /// The lines of the text that the bytes are in UTF-8, without empty ones.
    public var lines: AsyncLineSequence<Self> { AsyncLineSequence(self) }
}
