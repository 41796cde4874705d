// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Plays several items one after the other.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
    /// Creates a player of items.
    public convenience init(items: [AVPlayerItem]) {
        self.init()
        replaceItems(items)
    }

    /// Returns the item that is played, and those that come after.
    open func items() -> [AVPlayerItem] { queue }

    /// Plays the next item.
    open func advanceToNextItem() { advance(rate: rate) }

    /// Returns whether an item can come after another one: each is in the queue once.
    open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
        !queue.contains { $0 === item } && afterItem.map { after in queue.contains { $0 === after } } ?? true
    }

    /// Adds an item.
    ///
    /// - Parameters:
    ///   - item: The item.
    ///   - afterItem: The item that it comes after; `nil` for the last one.
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
        guard canInsert(item, after: afterItem) else { return }
        var items = queue
        let place = afterItem.flatMap { after in items.firstIndex { $0 === after } }.map { $0 + 1 }
        items.insert(item, at: place ?? items.count)
        replaceItems(items)
    }

    /// Removes an item; if it is played, the next one is.
    open func remove(_ item: AVPlayerItem) { replaceItems(queue.filter { $0 !== item }) }

    /// Removes all items, and plays nothing.
    open func removeAllItems() { replaceItems([]) }
}

/// Plays an item again and again.
open class AVPlayerLooper: NSObject, @unchecked Sendable {
    private weak var player: AVQueuePlayer?

    /// Plays an item again and again from now on.
    ///
    /// - Parameters:
    ///   - player: The player, which plays nothing else.
    ///   - itemToLoop: The item.
    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
        self.player = player
        super.init()
        if player.items().first !== itemToLoop { player.replaceItems([itemToLoop]) }
        player.loops = true
    }

    /// Plays the item to its end, and not again.
    open func disableLooping() { player?.loops = false }

    deinit { player?.loops = false }
}
