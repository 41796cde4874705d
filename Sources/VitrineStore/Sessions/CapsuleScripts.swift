// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// What a store does with a session in one step, in its own language.
///
/// A session is a hash: `g` the generation of its owner, `n` the number of the owner's last capsule, `o` whose it is, `a`
/// and `z` the oldest and the newest token, `f` whether it is final, `l` its losses, `b` the bytes, `at` when it was kept
/// or taken, and `u` until when it is lent to whoever has taken it. The sessions of a visitor are a
/// set that is sorted by when they were kept or taken, so that those that have ended by their age are found at once; a mark
/// says that nothing of a visitor is kept any more.
enum CapsuleScripts {
    /// Keeps a capsule: 1, or 0 where another process has the session.
    ///
    /// Of a visitor who has more sessions or bytes than are kept, those that were kept or taken longest ago go. A process that
    /// leaves puts its sessions the other way round: none of them takes another one's place.
    ///
    /// Keys: the session, its visitor's sessions, the visitor's mark. Arguments: `g`, `n`, `o`, `a`, `z`, `f`, `l`, `b`,
    /// milliseconds to live, a visitor's sessions, a visitor's bytes, 1 of a process that leaves.
    static let put = """
        local known = tonumber(redis.call('HGET', KEYS[1], 'g') or '-1')
        local generation = tonumber(ARGV[1])
        if known > generation then return 0 end
        if known == generation and tonumber(redis.call('HGET', KEYS[1], 'n') or '0') > tonumber(ARGV[2]) then
          return 1
        end
        redis.call('DEL', KEYS[1])
        if redis.call('EXISTS', KEYS[3]) == 1 then return 1 end
        local time = redis.call('TIME')
        local now = time[1] * 1000 + math.floor(time[2] / 1000)
        redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', now - tonumber(ARGV[9]))
        redis.call('ZREM', KEYS[2], KEYS[1])
        local count, bytes = 1, #ARGV[8]
        local others = {}
        if ARGV[3] ~= '' then others = redis.call('ZREVRANGE', KEYS[2], 0, -1) end
        for _, other in ipairs(others) do
          count = count + 1
          bytes = bytes + redis.call('HSTRLEN', other, 'b')
          if count > tonumber(ARGV[10]) or bytes > tonumber(ARGV[11]) then
            if ARGV[12] == '1' then return 1 end
            redis.call('DEL', other)
            redis.call('ZREM', KEYS[2], other)
          end
        end
        redis.call('HSET', KEYS[1], 'g', ARGV[1], 'n', ARGV[2], 'o', ARGV[3], 'a', ARGV[4], 'z', ARGV[5],
          'f', ARGV[6], 'l', ARGV[7], 'b', ARGV[8], 'at', now)
        redis.call('PEXPIRE', KEYS[1], ARGV[9])
        redis.call('ZADD', KEYS[2], now, KEYS[1])
        redis.call('PEXPIRE', KEYS[2], ARGV[9])
        return 1
        """

    /// Takes a session: 1 with `g`, `o`, `a`, `z`, `f`, `l`, `b` and whether it was lent before; 2 with the milliseconds for
    /// which it is lent; 0 where there is none for this token.
    ///
    /// What was taken stays, under its new generation: whoever took it may end before it has kept the session.
    ///
    /// Keys: the session. Arguments: the token, milliseconds of a loan, milliseconds after which losses are forgotten,
    /// milliseconds to live, what the names of visitors' sets begin with.
    static let take = """
        local v = redis.call('HMGET', KEYS[1], 'g', 'o', 'a', 'z', 'f', 'l', 'b', 'at', 'u')
        if not v[7] or tonumber(v[3]) > tonumber(ARGV[1]) then return {0} end
        local time = redis.call('TIME')
        local now = time[1] * 1000 + math.floor(time[2] / 1000)
        if v[9] and tonumber(v[9]) > now then return {2, tonumber(v[9]) - now} end
        local losses = tonumber(v[6])
        if now - tonumber(v[8]) > tonumber(ARGV[3]) then losses = 0 end
        if v[5] == '0' then losses = losses + 1 end
        local generation = tonumber(v[1]) + 1
        redis.call('HSET', KEYS[1], 'g', generation, 'f', 0, 'l', losses, 'at', now, 'u', now + tonumber(ARGV[2]))
        redis.call('HDEL', KEYS[1], 'n')
        redis.call('PEXPIRE', KEYS[1], ARGV[4])
        redis.call('ZADD', ARGV[5] .. v[2], now, KEYS[1])
        redis.call('PEXPIRE', ARGV[5] .. v[2], ARGV[4])
        local before = 0
        if v[9] then before = 1 end
        return {1, generation, v[2], v[3], v[4], v[5], losses, v[7], before}
        """

    /// Ends a session, unless another process has it.
    ///
    /// Keys: the session. Arguments: the generation, what the names of visitors' sets begin with.
    static let end = """
        local v = redis.call('HMGET', KEYS[1], 'g', 'o')
        if v[1] and tonumber(v[1]) <= tonumber(ARGV[1]) then
          redis.call('DEL', KEYS[1])
          redis.call('ZREM', ARGV[2] .. v[2], KEYS[1])
        end
        return 1
        """

    /// Forgets all sessions of a visitor, and those that processes would still keep.
    ///
    /// Keys: the visitor's sessions, the visitor's mark. Arguments: milliseconds for which the mark stays.
    static let forget = """
        redis.call('SET', KEYS[2], '1', 'PX', ARGV[1])
        for _, session in ipairs(redis.call('ZRANGE', KEYS[1], 0, -1)) do redis.call('DEL', session) end
        redis.call('DEL', KEYS[1])
        return 1
        """
}
