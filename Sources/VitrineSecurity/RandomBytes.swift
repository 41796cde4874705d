// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A source of random bytes.
public typealias SecRandomRef = OpaquePointer

/// The system's source of random bytes.
nonisolated(unsafe) public let kSecRandomDefault: SecRandomRef? = nil

/// Fills memory with random bytes that nobody can foresee.
///
/// - Parameters:
///   - rnd: The source.
///   - count: How many bytes.
///   - bytes: Where they go.
/// - Returns: `errSecSuccess`, or `errSecParam` for less than no bytes.
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
    guard count >= 0 else { return errSecParam }
    var generator = SystemRandomNumberGenerator()
    for start in stride(from: 0, to: count, by: MemoryLayout<UInt64>.size) {
        withUnsafeBytes(of: generator.next() as UInt64) { word in
            (bytes + start).copyMemory(from: word.baseAddress!, byteCount: min(word.count, count - start))
        }
    }
    return errSecSuccess
}
