// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineBase
import VitrineCore
import VitrineDisplay

/// Pages: what is mounted for a GET, and what is refused before anything is.
extension LiveRegistry {
    /// Mounts a scene for a request and answers with its page.
    func page(_ request: WebRequest, visitor: String, viewport: BrowserViewport) async -> WebResponse {
        let path = request.path + (request.query.map { "?" + $0 } ?? "")
        guard
            request.path == "/" || configuration.mayKnow(path) || configuration.mayKnow(request.path)
                || isShown(path, to: visitor)
        else {
            counters.unknown += 1
            return unknown(path, request, visitor: visitor)
        }
        if let above = sealedAddresses(of: visitor).pathAboveForgery(in: path) {
            return lead(to: above, from: path, of: visitor, request)
        }
        let group = PeerGroup(request.remoteAddress)
        if let reason = refusal(of: group) { return refused(reason, request, viewport: viewport) }
        await visitorData?.defaults.prepare(visitor)
        // Drawing a page is work as any session's: its address takes turns.
        let flows = flows(of: group)
        let wanted = SceneRequest(
            path: path, viewport: viewport, visitor: visitor, addresses: addresses(of: visitor, request))
        let mounted = await scheduler.turn(of: flows.mount) { [self] in mount(wanted, request) } ?? .unknown
        let scene: any LiveScene
        switch mounted {
        case .unknown: return unknown(path, request, visitor: visitor)
        case .above(let above): return lead(to: above, from: path, of: visitor, request)
        case .scene(let mounted): scene = mounted
        }
        await scene.waitForContent(limit: configuration.idleLimit)
        if scene.awaitsLinks { await scene.waitForContent(limit: configuration.linkLimit) }
        let page = await scheduler.turn(of: flows.draw) { [self] in
            mounting -= 1
            if isForgotten(visitor) {
                scene.end()
                return ForgetPage.answer(ForgottenData(), to: request, policy: configuration.policy)
            }
            scene.flush()
            // What is still on its way is opened when it comes.
            if !scene.awaitsLinks,
                let above = RouteComponent.pathShown(scene.history.last?.path ?? "/", insteadOf: path),
                !isShown(path, to: visitor)
            {
                scene.end()
                return lead(to: above, from: path, of: visitor, request)
            }
            return render(scene, request, group: group, path: path, visitor: visitor, viewport: viewport)
        }
        return page ?? refused(.draining, request, viewport: viewport)
    }

    private enum Mounted {
        /// Shows what was asked for; counts as being made.
        case scene(any LiveScene)
        /// The app knows only what stands above.
        case above(String)
        case unknown
    }

    /// Whether a session of a visitor shows an address.
    ///
    /// A page that is loaded again goes on with its session, which may show what no new one can open: the new scene only
    /// stands in, with the page above or the first one, until the client has told of the session.
    private func isShown(_ path: String, to visitor: String) -> Bool {
        sessions[visitor: visitor].contains { $0.session.path == path }
    }

    /// A scene that shows what a request names, or stands in for a session that does.
    private func mount(_ wanted: SceneRequest, _ request: WebRequest) -> Mounted {
        let scene = makeScene(wanted)
        scene.resize(wanted.viewport)
        scene.flush()
        // The app may read the query; a query that it does not read must not make a page unknown.
        if request.path != "/", !scene.open(path: wanted.path),
            wanted.path == request.path || !scene.open(path: request.path)
        {
            let above = SealedAddresses.pathsAbove(wanted.path).first { scene.open(path: $0) }
            guard isShown(wanted.path, to: wanted.visitor) else {
                scene.end()
                return above.map { .above($0) } ?? .unknown
            }
        }
        mounting += 1
        return .scene(scene)
    }

    /// The scheduler's flows for the pages of one address, so that addresses take turns.
    @MainActor struct PageFlows {
        let mount = SessionScheduler.Flow(.arriving)
        let draw = SessionScheduler.Flow(.begun)
    }

    func flows(of group: PeerGroup) -> PageFlows {
        let flows = pageFlows[group] ?? PageFlows()
        if pageFlows[group] == nil, pageFlows.count >= configuration.rememberedPeers { _ = pageFlows.popFirst() }
        pageFlows.append(flows, for: group)
        return flows
    }

    private func unknown(_ path: String, _ request: WebRequest, visitor: String) -> WebResponse {
        note(SessionNote(.unknownRoute, LogText.path(path), session: LogText.name(visitor)))
        return PlainPage.notFound(in: assets.icon, policy: configuration.policy, isSecure: request.isSecure)
    }

    private func render(
        _ scene: any LiveScene,
        _ request: WebRequest,
        group: PeerGroup,
        path: String,
        visitor: String,
        viewport: BrowserViewport
    ) -> WebResponse {
        let token = makeToken(.adoption, visitor: visitor, lifetime: configuration.adoptionLimit)
        let epoch = RandomToken.make()
        let nonce = RandomToken.make()
        let title = scene.history.last?.title ?? ""
        let keeps = request.method == "GET" && !isDraining && !Crawlers.isOne(request.headers["user-agent"])
        // What the page shows counts as sent.
        _ = scene.display.takeBatch()
        let head = head(
            of: scene, isDark: viewport.colorScheme == .dark, nonce: nonce,
            connection: keeps ? (token: token, epoch: epoch) : nil)
        let page = PageRenderer.render(scene.display, head: head, symbols: configuration.symbols)
        serve(page.imageHashes, of: scene)
        counters.pages += 1
        if keeps {
            makeRoom(for: group)
            waiting.add(
                WaitingScene(
                    scene: scene,
                    zone: viewport.zone,
                    client: page.client,
                    epoch: epoch,
                    path: path,
                    title: title,
                    visitor: visitor,
                    group: group,
                    expires: now() + configuration.adoptionLimit
                ),
                token: token
            )
        } else {
            counters.staticPages += 1
            scene.end()
            forgetImages(of: scene)
        }
        var headers = WebHeaders(configuration.policy.headers(nonce: nonce, isSecure: request.isSecure))
        headers.append("Content-Type", "text/html; charset=utf-8")
        headers.append("Cache-Control", "no-store")
        return WebResponse(status: 200, headers: headers, body: Array(page.html.utf8))
    }

    /// Returns the head of a scene's page.
    ///
    /// - Parameters:
    ///   - scene: The scene, from which no batch is pending.
    ///   - isDark: Whether the page is dark, unless the scene's address pins that.
    ///   - nonce: The nonce of the page's styles.
    ///   - connection: The token and the epoch with which the page connects; `nil` for a page without a session.
    /// - Returns: The head.
    private func head(
        of scene: any LiveScene, isDark: Bool, nonce: String, connection: (token: String, epoch: String)?
    ) -> PageHead {
        let top = scene.history.last
        let title = top?.title ?? ""
        let pinned = scene.pinned
        let language = pinned?.language ?? scene.pageLanguage.tag
        var connecting: PageHead.Connection?
        if let connection {
            connecting = PageHead.Connection(
                token: connection.token,
                epoch: connection.epoch,
                build: ClientFiles.build,
                sequence: scene.display.sequence,
                key: top?.key ?? 0,
                appName: configuration.shownName
            )
            connecting?.words = ClientWords(language: language)
        }
        var head = PageHead(
            title: title.isEmpty ? configuration.shownName : title,
            language: language,
            isRightToLeft: scene.pageLanguage.isRightToLeft,
            isDark: pinned?.isDark ?? isDark,
            isPinned: pinned != nil,
            nonce: nonce,
            fontAddress: assets.fonts?.preloaded,
            connection: connecting,
            isStill: connection == nil
        )
        head.basePath = configuration.policy.basePath
        head.icon = assets.icon
        head.description = PageDescription.text(of: scene.display)
        return head
    }

    /// Ends scenes until one more may wait: if there is no room, the oldest scene of the address that has the most.
    private func makeRoom(for group: PeerGroup) {
        if group.isCounted, waiting.count(of: group) >= configuration.provisionalPerAddress {
            displace(waiting.takeOldest(of: group))
        }
        while waiting.count >= configuration.provisionalTotal, let oldest = waiting.takeOldestOfLargest() {
            displace(oldest)
        }
    }

    private func displace(_ scene: WaitingScene?) {
        guard let scene else { return }
        counters.displaced += 1
        end(scene)
    }

    // MARK: - Refusals

    /// Why an address gets no page now; counts one page of its budget.
    private func refusal(of group: PeerGroup) -> PageRefusal? {
        if isDraining { return .draining }
        if memory?.isOver == true { return .memory }
        if group.isCounted, pageBudget.refusal(group, now: now()) != nil { return .budget }
        if group.isCounted, sessionCount(of: group) >= configuration.sessionsPerAddress { return .address }
        guard graphCount >= configuration.sessionsTotal else { return nil }
        // A new visitor comes before an absent one, whose states are kept.
        if let absent = sessions.longestAbsentGraph {
            yieldGraph(of: absent)
        } else if let oldest = waiting.takeOldestOfLargest() {
            // And before a page that may never open its socket: if it does, its scene is mounted again.
            displace(oldest)
        } else {
            return .sessions
        }
        return nil
    }

    /// A page without an app that says why, and asks again by itself: not all of them at the same moment.
    private func refused(_ reason: PageRefusal, _ request: WebRequest, viewport: BrowserViewport) -> WebResponse {
        counters.refusedPages[reason, default: 0] += 1
        let time = now()
        if notedRefusals[reason].map({ time - $0 >= .seconds(60) }) ?? true {
            notedRefusals[reason] = time
            note(SessionNote(.refusedPage, reason.detail))
        }
        let wait = Int.random(in: 5...10)
        return PlainPage.busy(
            reason.status, words: BusyWords(language: viewport.languages.first ?? "en"), wait: wait,
            policy: configuration.policy, isSecure: request.isSecure)
    }
}
