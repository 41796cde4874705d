// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// Sessions that outlive their process: kept in a store, and taken from it by whichever process their page comes back to.
extension LiveRegistry {
    private var capsuleSeal: Seal {
        Seal(keys: tokens.keys, purpose: ["vitrine capsule"], owner: [configuration.appName])
    }

    // MARK: - Keeping

    /// Keeps a session for other processes, where that is of use.
    ///
    /// - Parameters:
    ///   - entry: The session.
    ///   - isFinal: Whether nothing of the session happens in this process afterwards, as far as it knows.
    ///   - isLast: Whether the process is leaving.
    ///   - mayWait: Whether it may as well be kept later.
    func keep(_ entry: SessionEntry, isFinal: Bool, isLast: Bool = false, mayWait: Bool = false) {
        guard let capsules = configuration.capsules, capsules.isRemote || isLast, !entry.session.isEnded else { return }
        if isLast, !isWorthKeepingLast(entry) { return }
        guard let capsule = entry.session.capsule(build: capsules.build, mayWait: mayWait, now: now()),
            let bytes = try? capsule.sealed(capsuleSeal, session: entry.name.text, visitor: entry.visitor)
        else { return }
        guard bytes.count <= MemoryCapsules.Limits().each else { return giveUpKeeping(entry, bytes: bytes.count) }
        if isFinal { noteUnkept(capsule.states, of: entry) }
        counters.kept += 1
        let lasts = now() - entry.began > Self.recovery
        if lasts { entry.losses = 0 }
        var sealed = SealedCapsule(
            session: entry.name.text, owner: SealedCapsule.owner(entry.visitor), generation: entry.generation,
            oldestToken: entry.oldestToken,
            newestToken: entry.tokenNumber, isFinal: isFinal, losses: entry.losses, bytes: bytes)
        if isLast { sealed.isParting = true }
        put(sealed) { [weak self, weak entry] in
            guard let self, let entry, !entry.session.isEnded else { return }
            giveUp(entry)
        }
    }

    /// Gives a capsule to the store; a process that leaves waits until it is there.
    ///
    /// - Parameters:
    ///   - sealed: The capsule.
    ///   - onRefusal: Called where another process has the session.
    private func put(_ sealed: SealedCapsule, onRefusal: @escaping @MainActor () -> Void = {}) {
        guard let store = configuration.capsules?.store else { return }
        lastKeeping += 1
        keeping[lastKeeping] = Task { [weak self, number = lastKeeping] in
            if await !store.put(sealed) { onRefusal() }
            guard let self else { return }
            keeping[number] = nil
            if let waiter = keepingWaiter, keeping.count <= waiter.count { resumeKeepingWaiter() }
        }
    }

    /// Whether a session that its process leaves is to be written: a parked one was when it was parked, if the store outlives
    /// the process.
    func isWorthKeepingLast(_ entry: SessionEntry) -> Bool {
        guard let capsules = configuration.capsules, !entry.session.isEnded else { return false }
        return !capsules.isRemote || !entry.session.isParked
    }

    /// Waits until no more than so many capsules are on their way to the store, or until a time.
    func untilKept(allBut count: Int, by deadline: Duration) async {
        let left = deadline - now()
        guard keeping.count > count, left > .zero else { return }
        let timer = Task { [weak self, pause = configuration.pause] in
            await pause(left)
            if !Task.isCancelled { self?.resumeKeepingWaiter() }
        }
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            // A task that prefers another executor is suspended before it gets here.
            if keeping.count > count {
                keepingWaiter = (count: count, continuation: continuation)
            } else {
                continuation.resume()
            }
        }
        timer.cancel()
    }

    private func resumeKeepingWaiter() {
        let waiter = keepingWaiter
        keepingWaiter = nil
        waiter?.continuation.resume()
    }

    /// Says how many sessions a process that leaves could not write in its time.
    func noteUnwritten(_ count: Int, of total: Int) {
        guard count > 0 else { return }
        let limit = configuration.keepingLimit / .seconds(1)
        let detail =
            "\(count) of \(total) sessions were not written within \(limit) s: they go on where they were kept last, or "
            + "begin anew at their addresses (--leave-within gives them more time)"
        note(SessionNote(.unwrittenSessions, detail))
    }

    /// Stops keeping a session whose capsule is too large, instead of writing it again and again; it ends with its
    /// process.
    private func giveUpKeeping(_ entry: SessionEntry, bytes: Int) {
        entry.session.isKeptWhileLive = false
        forgetCapsule(of: entry)
        let detail = "\(bytes) bytes, more than \(MemoryCapsules.Limits().each): the session ends with its process"
        note(SessionNote(.refusedCapsule, detail, session: LogText.name(entry.visitor)))
    }

    /// A session that has lived so long after it was lost is no more the one that ends its processes.
    private static var recovery: Duration { .seconds(60) }

    /// Keeps a session when it is its turn.
    func keepInTurn(_ entry: SessionEntry) {
        scheduler.submit(to: housekeeping) { [weak self] in
            guard let self, entry.session.isDueToBeKept(now()) else { return }
            keep(entry, isFinal: false, mayWait: true)
            sessions.schedule(entry)
        }
    }

    /// Names what no capsule holds, each once.
    private func noteUnkept(_ states: StateArchive, of entry: SessionEntry) {
        for name in states.unwritten where notedValues.insert(name).inserted {
            let detail = "\(name) is not Codable: another process makes it anew"
            note(SessionNote(.unkeptValue, detail, session: LogText.name(entry.visitor)))
        }
    }

    /// A session that is over needs no capsule, but for those that end because the process does.
    func forgetCapsule(of entry: SessionEntry) {
        guard !isDraining, let capsules = configuration.capsules, capsules.isRemote else { return }
        Task { await capsules.store.end(entry.name.text, generation: entry.generation) }
    }

    // MARK: - Taking

    /// A session on its way from the store to a page.
    struct Restoring {
        /// Once it was taken.
        var capsule: SealedCapsule?
        /// Later sockets of the page.
        var waiters: [CheckedContinuation<Void, Never>] = []
    }

    /// The session of another process that a page's token names; `nil` for any other token.
    ///
    /// A session that is here as well was taken by that process, which has given the later token: it is ended here. Or a
    /// process from which this one has taken it has gone on with the page, and did not know: then it is built anew here.
    func placeElsewhere(of hello: ClientMessage.Hello, visitor: String?) -> Admission? {
        guard configuration.capsules != nil, let visitor, let place = session(of: hello.token, visitor: visitor)
        else { return nil }
        if sessions.contains(place.name) {
            guard let entry = sessions[visitor: visitor].first(where: { $0.name == place.name }) else { return nil }
            if place.number > entry.tokenNumber {
                giveUp(entry)
            } else {
                guard hello.attempt > entry.attempt,
                    Self.isOfFormerOwner(place.number, oldest: entry.oldestToken, newest: entry.tokenNumber)
                else { return nil }
                handOver(entry)
            }
        }
        return .elsewhere(place.name, token: place.number)
    }

    /// Ends a session, and leaves it to whoever takes it from the store next: its page shows a scene that is not this one.
    private func handOver(_ entry: SessionEntry) {
        keep(entry, isFinal: true)
        handingOver[entry.name.text] = keeping[lastKeeping]
        entry.connection?.leave(.slow)
        entry.session.end()
        sessions.remove(entry)
    }

    /// Ends a session that another process has: what the store has of it is that process's.
    ///
    /// A page that is here nevertheless has been there and did not hear of it: it comes back, and goes on from the store.
    private func giveUp(_ entry: SessionEntry) {
        note(SessionNote(.badToken, "another process has the session", session: LogText.name(entry.visitor)))
        entry.connection?.leave(.slow)
        entry.session.end()
        sessions.remove(entry)
    }

    /// The number after which a new owner of a session goes on to count its tokens: no former owner comes so far, whatever
    /// welcomes of its own were lost on their way. So a token that a process does not know is newer than its own.
    ///
    /// - Parameter known: The newest token that is known of.
    /// - Returns: The number before the first one of the owner's own.
    private static func lastToken(before known: Int) -> Int { known | (1 << 20 - 1) }

    /// Tells whether a former owner gave a token away after the session had been taken from it, which it did not know by
    /// then: the token is neither the one that the present owner took the session with, nor one of its own.
    ///
    /// - Parameters:
    ///   - token: The number of the token.
    ///   - oldest: The oldest token that the present owner takes for good.
    ///   - newest: The newest one that it has given away.
    /// - Returns: Whether it is a former owner's.
    private static func isOfFormerOwner(_ token: Int, oldest: Int, newest: Int) -> Bool {
        token > oldest && lastToken(before: token) < newest
    }

    /// How often a session may be lost with its process before its page starts anew.
    private static var lossLimit: Int { 2 }

    /// Takes a session that another process had, if that has kept it.
    ///
    /// - Parameters:
    ///   - name: The session's name.
    ///   - token: The number of the page's token.
    ///   - hello: The page's hello.
    ///   - visitor: Whose page it is.
    ///   - group: Where it comes from.
    ///   - isBystander: Whether the process that lost the session ended over the page of another browser: that is no loss
    ///     which the session may have caused.
    /// - Returns: The session, or what the socket is closed with.
    func restore(
        _ name: SessionName, token: Int, for hello: ClientMessage.Hello, visitor: String, group: PeerGroup,
        isBystander: Bool = false
    ) async -> Admission {
        // The page has lost its socket meanwhile, and has another one: it gets what the first one was to get.
        if restoring[name.text] != nil {
            await untilRestored(name.text)
            return admit(hello, visitor: visitor, group: group)
        }
        guard !isDraining else { return .refused(.slow) }
        restoring[name.text] = Restoring()
        defer {
            for waiter in restoring.removeValue(forKey: name.text)?.waiters ?? [] { waiter.resume() }
        }
        if let writing = handingOver.removeValue(forKey: name.text) { await writing.value }
        guard let capsules = configuration.capsules,
            let sealed = await capsules.store.take(name.text, token: token)
        else {
            refuse("a session that no process has kept")
            return .refused(.unauthorized)
        }
        guard !isDraining else {
            _ = await capsules.store.put(Self.asItWas(sealed))
            return .refused(.slow)
        }
        restoring[name.text]?.capsule = sealed
        var capsule: Capsule
        do throws(Capsule.Refusal) {
            capsule = try Capsule(
                sealed.bytes, capsuleSeal, session: name.text, visitor: visitor, now: configuration.seconds())
        } catch {
            return refuseCapsule(error.rawValue, of: visitor)
        }
        // A process that was left in order has counted none.
        let losses = isBystander && !sealed.isFinal ? max(0, sealed.losses - 1) : sealed.losses
        guard losses < Self.lossLimit else {
            return refuseCapsule("its process ended twice, one time shortly after the other", of: visitor)
        }
        // Where the page went on after that in a process that had lost the session, the capsule knows nothing of it.
        let wentOnElsewhere = Self.isOfFormerOwner(token, oldest: sealed.oldestToken, newest: sealed.newestToken)
        // The numbers of layers that the page knows may be those of a scene in between: they mean nothing here.
        if sealed.wasTakenBefore == true || wentOnElsewhere { (capsule.older, capsule.forgotten) = ([], .max) }
        guard
            let scene = await mount(
                capsule.parked.path, states: capsule.states, for: hello, visitor: visitor, group: group)
        else {
            return .refused(isForgotten(visitor) ? .unauthorized : .slow)
        }
        // A page with a newer token than the capsule knows was welcomed again after that: something may have happened.
        let isFinal = sealed.isFinal && token <= sealed.newestToken && !wentOnElsewhere
        let session = LiveSession(
            restoring: ParkedScene(capsule.parked, scene: scene), of: capsule, isFinal: isFinal,
            client: ClientState(symbols: configuration.symbols, basePath: configuration.policy.basePath), for: hello,
            now: now(), limits: configuration.sessionLimits)
        let entry = SessionEntry(
            session: session, visitor: visitor, group: group, token: hello.token, attempt: hello.attempt, name: name,
            generation: sealed.generation, tokens: token...Self.lastToken(before: max(token, sealed.newestToken)),
            losses: losses, began: now())
        take(entry)
        counters.taken += 1
        if capsule.build != capsules.build {
            note(
                SessionNote(
                    .restored, "of another build: what it has no more starts anew", session: LogText.name(visitor)))
        }
        return .resumed(entry)
    }

    /// The process is leaving: what it was about to go on with is for the next one, as it was.
    func putBackRestoring() {
        for sealed in restoring.values.compactMap(\.capsule) { put(Self.asItWas(sealed)) }
    }

    /// Waits for the store's answers: what they bring is put back.
    func untilNothingIsTaken() async {
        for name in restoring.filter({ $0.value.capsule == nil }).keys {
            await untilRestored(name)
        }
    }

    /// Waits until a session of this name is not being restored any more.
    private func untilRestored(_ name: String) async {
        await withCheckedContinuation { continuation in
            guard restoring[name] != nil else { return continuation.resume() }
            restoring[name]?.waiters.append(continuation)
        }
    }

    /// A capsule that was taken and not used: taking it counted a loss.
    private static func asItWas(_ sealed: SealedCapsule) -> SealedCapsule {
        var sealed = sealed
        if !sealed.isFinal { sealed.losses -= 1 }
        return sealed
    }

    private func refuseCapsule(_ reason: String, of visitor: String) -> Admission {
        counters.refused += 1
        note(SessionNote(.refusedCapsule, reason, session: LogText.name(visitor)))
        return .refused(.unauthorized)
    }

    /// Mounts a scene for a page that has one already, and lets its content come, as for a first page.
    ///
    /// - Parameters:
    ///   - path: The address that the page shows.
    ///   - states: The states to begin with; `nil` for those of the views.
    ///   - hello: The page's hello.
    ///   - visitor: Whose page it is.
    ///   - group: Where it comes from.
    /// - Returns: The scene; `nil` where the process is leaving, or the visitor was forgotten.
    func mount(
        _ path: String, states: StateArchive?, for hello: ClientMessage.Hello, visitor: String, group: PeerGroup
    ) async -> (any LiveScene)? {
        let wanted = SceneRequest(
            path: path, viewport: hello.viewport, visitor: visitor, addresses: sealedAddresses(of: visitor),
            states: states)
        await visitorData?.defaults.prepare(visitor)
        let mounted = await scheduler.turn(of: flows(of: group).mount) { [self] () -> (any LiveScene)? in
            guard !isDraining, !isForgotten(visitor) else { return nil }
            let scene = makeScene(wanted)
            mounting += 1
            scene.resize(wanted.viewport)
            scene.flush()
            if scene.history.last?.path != path { _ = scene.open(path: path) }
            return scene
        }
        guard case .some(.some(let scene)) = mounted else { return nil }
        await scene.waitForContent(limit: configuration.idleLimit)
        if scene.awaitsLinks { await scene.waitForContent(limit: configuration.linkLimit) }
        mounting -= 1
        guard !isDraining, !isForgotten(visitor) else {
            scene.end()
            return nil
        }
        return scene
    }
}
