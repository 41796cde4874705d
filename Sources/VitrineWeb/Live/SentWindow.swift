// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The messages that were sent to a client and not acknowledged, kept for the client's next socket.
///
/// Invariants: entries carry consecutive numbers that end at `sequence`; acknowledgements are cumulative. A go-back-N
/// sender's buffer with a window: `isFull` stops new batches, so nothing grows with a client that does not answer.
/// Texts above a number of bytes are not kept; history steps always are, since no snapshot repeats them.
struct SentWindow {
    enum Kind: Hashable {
        case batch
        case history
    }

    struct Entry {
        var kind: Kind
        var sequence: Int
        /// The last event that was handled by then.
        var event: Int
        /// The display tree's own number for it; 0 for none.
        var displayBatch: Int
        var sent: Duration
        /// The last item of the message: operations or history steps.
        var payload: String
        var isSnapshot = false
    }

    private(set) var entries: [Entry] = []
    /// The number of the newest message.
    private(set) var sequence: Int
    /// Whether all texts were kept; a client that lacks one that was too large needs a snapshot.
    private(set) var isComplete = true
    private var bytes = 0
    private let limit: Int

    /// Creates an empty window.
    ///
    /// - Parameters:
    ///   - sequence: The number of the last message that the client has.
    ///   - limit: The bytes of texts that are kept.
    init(sequence: Int, limit: Int = WireLimits.replay) {
        self.sequence = sequence
        self.limit = limit
    }

    /// Whether no further batch may be sent. History steps may come without batches, so both together are bounded, too.
    var isFull: Bool {
        entries.count { $0.kind == .batch } >= WireLimits.window || entries.count >= 2 * WireLimits.window - 1
    }
    var oldest: Duration? { entries.first?.sent }

    /// Numbers a message and keeps it.
    mutating func append(
        _ kind: Kind,
        event: Int,
        payload: String,
        displayBatch: Int = 0,
        isSnapshot: Bool = false,
        now: Duration
    ) -> Entry {
        sequence += 1
        var entry = Entry(
            kind: kind,
            sequence: sequence,
            event: event,
            displayBatch: displayBatch,
            sent: now,
            payload: payload,
            isSnapshot: isSnapshot
        )
        let result = entry
        if kind == .batch, bytes + payload.utf8.count > limit {
            isComplete = false
            entry.payload = ""
        }
        bytes += entry.payload.utf8.count
        entries.append(entry)
        return result
    }

    /// Drops the messages up to a number, which the client has applied, and returns the display tree's number of the last
    /// batch among them: 0 for none, and `nil` for a number that was never sent.
    mutating func acknowledge(_ number: Int) -> Int? {
        guard number <= sequence else { return nil }
        var displayBatch = 0
        while let first = entries.first, first.sequence <= number {
            displayBatch = max(displayBatch, first.displayBatch)
            bytes -= first.payload.utf8.count
            entries.removeFirst()
        }
        if entries.isEmpty { isComplete = true }
        return displayBatch
    }

    /// Returns the messages that a client lacks that has applied those up to `number`; `nil` if one of them is not kept.
    mutating func replay(after number: Int, now: Duration) -> [Entry]? {
        guard number <= sequence, isComplete else { return nil }
        // A snapshot needs nothing before it.
        let fits = entries.first.map { $0.sequence <= number + 1 || $0.isSnapshot } ?? (number == sequence)
        guard fits else { return nil }
        for index in entries.indices { entries[index].sent = now }
        return entries.filter { $0.sequence > number }
    }

    func hasSnapshot(after number: Int) -> Bool {
        entries.contains { $0.isSnapshot && $0.sequence > number }
    }

    /// Drops all messages, because a snapshot replaces the batches, and returns the history steps that the client lacks.
    mutating func reset(after number: Int) -> [Entry] {
        defer {
            entries = []
            bytes = 0
            isComplete = true
        }
        return entries.filter { $0.kind == .history && $0.sequence > number }
    }
}
