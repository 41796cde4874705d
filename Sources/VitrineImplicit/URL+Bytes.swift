// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import FoundationNetworking

extension URL {
    /// The bytes of a file or of what a server sends.
    public struct AsyncBytes: AsyncSequence, Sendable {
        /// The type of the elements: bytes.
        public typealias Element = UInt8

        fileprivate let url: URL

        /// The position in the bytes.
        public struct AsyncIterator: AsyncIteratorProtocol {
            /// The type of the elements: bytes.
            public typealias Element = UInt8

            private enum Source {
                case closed(URL)
                case file(FileHandle)
                case transfer(URLSession.AsyncBytes.AsyncIterator)
            }

            private var source: Source
            private var bytes: [UInt8] = []
            private var position = 0

            fileprivate init(_ url: URL) {
                source = .closed(url)
            }

            /// Returns the next byte.
            ///
            /// - Returns: The byte; `nil` after the last one.
            /// - Throws: The reason why the file cannot be read, or a `URLError`.
            public mutating func next() async throws -> UInt8? { try await next(isolation: nil) }

            /// Returns the next byte, where the caller runs.
            ///
            /// - Parameter actor: The actor of the caller.
            /// - Returns: The byte; `nil` after the last one.
            /// - Throws: The reason why the file cannot be read, or a `URLError`.
            public mutating func next(isolation actor: isolated (any Actor)?) async throws -> UInt8? {
                if case .closed(let url) = source { source = try await Self.open(url) }
                switch source {
                case .closed: return nil
                case .file(let file):
                    if position == bytes.count {
                        bytes = Array(try file.read(upToCount: 16_384) ?? Data())
                        position = 0
                    }
                    guard position < bytes.count else { return nil }
                    defer { position += 1 }
                    return bytes[position]
                case .transfer(var transfer):
                    let byte = try await transfer.next(isolation: actor)
                    source = .transfer(transfer)
                    return byte
                }
            }

            private nonisolated(nonsending) static func open(_ url: URL) async throws -> Source {
                if url.isFileURL { return .file(try FileHandle(forReadingFrom: url)) }
                return .transfer(try await URLSession.shared.bytes(from: url).0.makeAsyncIterator())
            }
        }

        /// Returns a position at the first byte.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(url) }
    }

    /// The bytes of the file or of what the server sends.
    public var resourceBytes: URL.AsyncBytes { AsyncBytes(url: self) }

    /// The lines of the file or of what the server sends, without empty ones.
    public var lines: AsyncLineSequence<URL.AsyncBytes> { resourceBytes.lines }
}
