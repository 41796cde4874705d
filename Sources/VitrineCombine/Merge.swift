// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import OpenCombine

// OpenCombine has no `merge`.

extension Publishers {
    /// A publisher of the values of several publishers of one type, in the order in which they arrive.
    public struct MergeMany<Upstream>: Publisher where Upstream: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The failure type of the publishers.
        public typealias Failure = Upstream.Failure

        /// The publishers whose values are sent.
        public let publishers: [Upstream]

        /// Creates a publisher of the values of several publishers.
        public init(_ upstream: Upstream...) { publishers = upstream }
        /// Creates a publisher of the values of a sequence of publishers.
        public init<S>(_ upstream: S) where S: Swift.Sequence, S.Element == Upstream { publishers = Array(upstream) }

        /// Connects a subscriber; without any publisher it completes at once.
        public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
            let joint = MergedValues(count: publishers.count, downstream: subscriber)
            subscriber.receive(subscription: joint)
            joint.endIfEmpty()
            for (index, publisher) in publishers.enumerated() { joint.listen(to: publisher, at: index) }
        }

        /// Returns a publisher that also sends the values of another publisher.
        public func merge(with other: Upstream) -> Publishers.MergeMany<Upstream> {
            Publishers.MergeMany(publishers + [other])
        }
    }

    /// A publisher of the values of two publishers, in the order in which they arrive.
    public struct Merge<A, B>: Publisher
    where A: Publisher, B: Publisher, A.Failure == B.Failure, A.Output == B.Output {
        /// The type of the values.
        public typealias Output = A.Output
        /// The failure type of the publishers.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B

        /// Creates a publisher of the values of two publishers.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Connects a subscriber, which receives the values of both publishers.
        public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
            let joint = MergedValues(count: 2, downstream: subscriber)
            subscriber.receive(subscription: joint)
            joint.listen(to: a, at: 0)
            joint.listen(to: b, at: 1)
        }

        /// Returns a publisher that also sends the values of another publisher.
        public func merge<P>(with other: P) -> Publishers.Merge3<A, B, P>
        where P: Publisher, Failure == P.Failure, Output == P.Output {
            Publishers.Merge3(a, b, other)
        }

        /// Returns a publisher that also sends the values of two other publishers.
        public func merge<P, Q>(with publisher1: P, _ publisher2: Q) -> Publishers.Merge4<A, B, P, Q>
        where
            P: Publisher, Q: Publisher, Failure == P.Failure, Output == P.Output, P.Failure == Q.Failure,
            P.Output == Q.Output
        {
            Publishers.Merge4(a, b, publisher1, publisher2)
        }

        /// Returns a publisher that also sends the values of three other publishers.
        public func merge<P, Q, R>(
            with publisher1: P, _ publisher2: Q, _ publisher3: R
        ) -> Publishers.Merge5<A, B, P, Q, R>
        where
            P: Publisher, Q: Publisher, R: Publisher, Failure == P.Failure, Output == P.Output, P.Failure == Q.Failure,
            P.Output == Q.Output, Q.Failure == R.Failure, Q.Output == R.Output
        {
            Publishers.Merge5(a, b, publisher1, publisher2, publisher3)
        }

        /// Returns a publisher that also sends the values of four other publishers.
        public func merge<P, Q, R, T>(
            with publisher1: P, _ publisher2: Q, _ publisher3: R, _ publisher4: T
        ) -> Publishers.Merge6<A, B, P, Q, R, T>
        where
            P: Publisher, Q: Publisher, R: Publisher, T: Publisher, Failure == P.Failure, Output == P.Output,
            P.Failure == Q.Failure, P.Output == Q.Output, Q.Failure == R.Failure, Q.Output == R.Output,
            R.Failure == T.Failure, R.Output == T.Output
        {
            Publishers.Merge6(a, b, publisher1, publisher2, publisher3, publisher4)
        }

        /// Returns a publisher that also sends the values of five other publishers.
        public func merge<P, Q, R, T, U>(
            with publisher1: P, _ publisher2: Q, _ publisher3: R, _ publisher4: T, _ publisher5: U
        ) -> Publishers.Merge7<A, B, P, Q, R, T, U>
        where
            P: Publisher, Q: Publisher, R: Publisher, T: Publisher, U: Publisher, Failure == P.Failure,
            Output == P.Output, P.Failure == Q.Failure, P.Output == Q.Output, Q.Failure == R.Failure,
            Q.Output == R.Output, R.Failure == T.Failure, R.Output == T.Output, T.Failure == U.Failure,
            T.Output == U.Output
        {
            Publishers.Merge7(a, b, publisher1, publisher2, publisher3, publisher4, publisher5)
        }

        /// Returns a publisher that also sends the values of six other publishers.
        public func merge<P, Q, R, T, U, V>(
            with publisher1: P, _ publisher2: Q, _ publisher3: R, _ publisher4: T, _ publisher5: U, _ publisher6: V
        ) -> Publishers.Merge8<A, B, P, Q, R, T, U, V>
        where
            P: Publisher, Q: Publisher, R: Publisher, T: Publisher, U: Publisher, V: Publisher, Failure == P.Failure,
            Output == P.Output, P.Failure == Q.Failure, P.Output == Q.Output, Q.Failure == R.Failure,
            Q.Output == R.Output, R.Failure == T.Failure, R.Output == T.Output, T.Failure == U.Failure,
            T.Output == U.Output, U.Failure == V.Failure, U.Output == V.Output
        {
            Publishers.Merge8(a, b, publisher1, publisher2, publisher3, publisher4, publisher5, publisher6)
        }
    }

    /// A publisher of the values of three publishers, in the order in which they arrive.
    public struct Merge3<A, B, C>: Publisher
    where
        A: Publisher, B: Publisher, C: Publisher, A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure,
        B.Output == C.Output
    {
        /// The type of the values.
        public typealias Output = A.Output
        /// The failure type of the publishers.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C

        /// Creates a publisher of the values of three publishers.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        /// Connects a subscriber, which receives the values of all publishers.
        public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
            let joint = MergedValues(count: 3, downstream: subscriber)
            subscriber.receive(subscription: joint)
            joint.listen(to: a, at: 0)
            joint.listen(to: b, at: 1)
            joint.listen(to: c, at: 2)
        }

        /// Returns a publisher that also sends the values of another publisher.
        public func merge<P>(with other: P) -> Publishers.Merge4<A, B, C, P>
        where P: Publisher, Failure == P.Failure, Output == P.Output {
            Publishers.Merge4(a, b, c, other)
        }

        /// Returns a publisher that also sends the values of two other publishers.
        public func merge<P, Q>(with publisher1: P, _ publisher2: Q) -> Publishers.Merge5<A, B, C, P, Q>
        where
            P: Publisher, Q: Publisher, Failure == P.Failure, Output == P.Output, P.Failure == Q.Failure,
            P.Output == Q.Output
        {
            Publishers.Merge5(a, b, c, publisher1, publisher2)
        }

        /// Returns a publisher that also sends the values of three other publishers.
        public func merge<P, Q, R>(
            with publisher1: P, _ publisher2: Q, _ publisher3: R
        ) -> Publishers.Merge6<A, B, C, P, Q, R>
        where
            P: Publisher, Q: Publisher, R: Publisher, Failure == P.Failure, Output == P.Output, P.Failure == Q.Failure,
            P.Output == Q.Output, Q.Failure == R.Failure, Q.Output == R.Output
        {
            Publishers.Merge6(a, b, c, publisher1, publisher2, publisher3)
        }

        /// Returns a publisher that also sends the values of four other publishers.
        public func merge<P, Q, R, T>(
            with publisher1: P, _ publisher2: Q, _ publisher3: R, _ publisher4: T
        ) -> Publishers.Merge7<A, B, C, P, Q, R, T>
        where
            P: Publisher, Q: Publisher, R: Publisher, T: Publisher, Failure == P.Failure, Output == P.Output,
            P.Failure == Q.Failure, P.Output == Q.Output, Q.Failure == R.Failure, Q.Output == R.Output,
            R.Failure == T.Failure, R.Output == T.Output
        {
            Publishers.Merge7(a, b, c, publisher1, publisher2, publisher3, publisher4)
        }

        /// Returns a publisher that also sends the values of five other publishers.
        public func merge<P, Q, R, T, U>(
            with publisher1: P, _ publisher2: Q, _ publisher3: R, _ publisher4: T, _ publisher5: U
        ) -> Publishers.Merge8<A, B, C, P, Q, R, T, U>
        where
            P: Publisher, Q: Publisher, R: Publisher, T: Publisher, U: Publisher, Failure == P.Failure,
            Output == P.Output, P.Failure == Q.Failure, P.Output == Q.Output, Q.Failure == R.Failure,
            Q.Output == R.Output, R.Failure == T.Failure, R.Output == T.Output, T.Failure == U.Failure,
            T.Output == U.Output
        {
            Publishers.Merge8(a, b, c, publisher1, publisher2, publisher3, publisher4, publisher5)
        }
    }

    /// A publisher of the values of four publishers, in the order in which they arrive.
    public struct Merge4<A, B, C, D>: Publisher
    where
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, A.Failure == B.Failure, A.Output == B.Output,
        B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure, C.Output == D.Output
    {
        /// The type of the values.
        public typealias Output = A.Output
        /// The failure type of the publishers.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C
        /// The fourth publisher.
        public let d: D

        /// Creates a publisher of the values of four publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        /// Connects a subscriber, which receives the values of all publishers.
        public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
            let joint = MergedValues(count: 4, downstream: subscriber)
            subscriber.receive(subscription: joint)
            joint.listen(to: a, at: 0)
            joint.listen(to: b, at: 1)
            joint.listen(to: c, at: 2)
            joint.listen(to: d, at: 3)
        }

        /// Returns a publisher that also sends the values of another publisher.
        public func merge<P>(with other: P) -> Publishers.Merge5<A, B, C, D, P>
        where P: Publisher, Failure == P.Failure, Output == P.Output {
            Publishers.Merge5(a, b, c, d, other)
        }

        /// Returns a publisher that also sends the values of two other publishers.
        public func merge<P, Q>(with publisher1: P, _ publisher2: Q) -> Publishers.Merge6<A, B, C, D, P, Q>
        where
            P: Publisher, Q: Publisher, Failure == P.Failure, Output == P.Output, P.Failure == Q.Failure,
            P.Output == Q.Output
        {
            Publishers.Merge6(a, b, c, d, publisher1, publisher2)
        }

        /// Returns a publisher that also sends the values of three other publishers.
        public func merge<P, Q, R>(
            with publisher1: P, _ publisher2: Q, _ publisher3: R
        ) -> Publishers.Merge7<A, B, C, D, P, Q, R>
        where
            P: Publisher, Q: Publisher, R: Publisher, Failure == P.Failure, Output == P.Output, P.Failure == Q.Failure,
            P.Output == Q.Output, Q.Failure == R.Failure, Q.Output == R.Output
        {
            Publishers.Merge7(a, b, c, d, publisher1, publisher2, publisher3)
        }

        /// Returns a publisher that also sends the values of four other publishers.
        public func merge<P, Q, R, T>(
            with publisher1: P, _ publisher2: Q, _ publisher3: R, _ publisher4: T
        ) -> Publishers.Merge8<A, B, C, D, P, Q, R, T>
        where
            P: Publisher, Q: Publisher, R: Publisher, T: Publisher, Failure == P.Failure, Output == P.Output,
            P.Failure == Q.Failure, P.Output == Q.Output, Q.Failure == R.Failure, Q.Output == R.Output,
            R.Failure == T.Failure, R.Output == T.Output
        {
            Publishers.Merge8(a, b, c, d, publisher1, publisher2, publisher3, publisher4)
        }
    }

    /// A publisher of the values of five publishers, in the order in which they arrive.
    public struct Merge5<A, B, C, D, E>: Publisher
    where
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, A.Failure == B.Failure,
        A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure,
        C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output
    {
        /// The type of the values.
        public typealias Output = A.Output
        /// The failure type of the publishers.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C
        /// The fourth publisher.
        public let d: D
        /// The fifth publisher.
        public let e: E

        /// Creates a publisher of the values of five publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
        }

        /// Connects a subscriber, which receives the values of all publishers.
        public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
            let joint = MergedValues(count: 5, downstream: subscriber)
            subscriber.receive(subscription: joint)
            joint.listen(to: a, at: 0)
            joint.listen(to: b, at: 1)
            joint.listen(to: c, at: 2)
            joint.listen(to: d, at: 3)
            joint.listen(to: e, at: 4)
        }

        /// Returns a publisher that also sends the values of another publisher.
        public func merge<P>(with other: P) -> Publishers.Merge6<A, B, C, D, E, P>
        where P: Publisher, Failure == P.Failure, Output == P.Output {
            Publishers.Merge6(a, b, c, d, e, other)
        }

        /// Returns a publisher that also sends the values of two other publishers.
        public func merge<P, Q>(with publisher1: P, _ publisher2: Q) -> Publishers.Merge7<A, B, C, D, E, P, Q>
        where
            P: Publisher, Q: Publisher, Failure == P.Failure, Output == P.Output, P.Failure == Q.Failure,
            P.Output == Q.Output
        {
            Publishers.Merge7(a, b, c, d, e, publisher1, publisher2)
        }

        /// Returns a publisher that also sends the values of three other publishers.
        public func merge<P, Q, R>(
            with publisher1: P, _ publisher2: Q, _ publisher3: R
        ) -> Publishers.Merge8<A, B, C, D, E, P, Q, R>
        where
            P: Publisher, Q: Publisher, R: Publisher, Failure == P.Failure, Output == P.Output, P.Failure == Q.Failure,
            P.Output == Q.Output, Q.Failure == R.Failure, Q.Output == R.Output
        {
            Publishers.Merge8(a, b, c, d, e, publisher1, publisher2, publisher3)
        }
    }

    /// A publisher of the values of six publishers, in the order in which they arrive.
    public struct Merge6<A, B, C, D, E, F>: Publisher
    where
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, A.Failure == B.Failure,
        A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure,
        C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output, E.Failure == F.Failure, E.Output == F.Output
    {
        /// The type of the values.
        public typealias Output = A.Output
        /// The failure type of the publishers.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C
        /// The fourth publisher.
        public let d: D
        /// The fifth publisher.
        public let e: E
        /// The sixth publisher.
        public let f: F

        /// Creates a publisher of the values of six publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
        }

        /// Connects a subscriber, which receives the values of all publishers.
        public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
            let joint = MergedValues(count: 6, downstream: subscriber)
            subscriber.receive(subscription: joint)
            joint.listen(to: a, at: 0)
            joint.listen(to: b, at: 1)
            joint.listen(to: c, at: 2)
            joint.listen(to: d, at: 3)
            joint.listen(to: e, at: 4)
            joint.listen(to: f, at: 5)
        }

        /// Returns a publisher that also sends the values of another publisher.
        public func merge<P>(with other: P) -> Publishers.Merge7<A, B, C, D, E, F, P>
        where P: Publisher, Failure == P.Failure, Output == P.Output {
            Publishers.Merge7(a, b, c, d, e, f, other)
        }

        /// Returns a publisher that also sends the values of two other publishers.
        public func merge<P, Q>(with publisher1: P, _ publisher2: Q) -> Publishers.Merge8<A, B, C, D, E, F, P, Q>
        where
            P: Publisher, Q: Publisher, Failure == P.Failure, Output == P.Output, P.Failure == Q.Failure,
            P.Output == Q.Output
        {
            Publishers.Merge8(a, b, c, d, e, f, publisher1, publisher2)
        }
    }

    /// A publisher of the values of seven publishers, in the order in which they arrive.
    public struct Merge7<A, B, C, D, E, F, G>: Publisher
    where
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher,
        A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
        C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output,
        E.Failure == F.Failure, E.Output == F.Output, F.Failure == G.Failure, F.Output == G.Output
    {
        /// The type of the values.
        public typealias Output = A.Output
        /// The failure type of the publishers.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C
        /// The fourth publisher.
        public let d: D
        /// The fifth publisher.
        public let e: E
        /// The sixth publisher.
        public let f: F
        /// The seventh publisher.
        public let g: G

        /// Creates a publisher of the values of seven publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
            self.g = g
        }

        /// Connects a subscriber, which receives the values of all publishers.
        public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
            let joint = MergedValues(count: 7, downstream: subscriber)
            subscriber.receive(subscription: joint)
            joint.listen(to: a, at: 0)
            joint.listen(to: b, at: 1)
            joint.listen(to: c, at: 2)
            joint.listen(to: d, at: 3)
            joint.listen(to: e, at: 4)
            joint.listen(to: f, at: 5)
            joint.listen(to: g, at: 6)
        }

        /// Returns a publisher that also sends the values of another publisher.
        public func merge<P>(with other: P) -> Publishers.Merge8<A, B, C, D, E, F, G, P>
        where P: Publisher, Failure == P.Failure, Output == P.Output {
            Publishers.Merge8(a, b, c, d, e, f, g, other)
        }
    }

    /// A publisher of the values of eight publishers, in the order in which they arrive.
    public struct Merge8<A, B, C, D, E, F, G, H>: Publisher
    where
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher,
        A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
        C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output,
        E.Failure == F.Failure, E.Output == F.Output, F.Failure == G.Failure, F.Output == G.Output,
        G.Failure == H.Failure, G.Output == H.Output
    {
        /// The type of the values.
        public typealias Output = A.Output
        /// The failure type of the publishers.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C
        /// The fourth publisher.
        public let d: D
        /// The fifth publisher.
        public let e: E
        /// The sixth publisher.
        public let f: F
        /// The seventh publisher.
        public let g: G
        /// The eighth publisher.
        public let h: H

        /// Creates a publisher of the values of eight publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
            self.g = g
            self.h = h
        }

        /// Connects a subscriber, which receives the values of all publishers.
        public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
            let joint = MergedValues(count: 8, downstream: subscriber)
            subscriber.receive(subscription: joint)
            joint.listen(to: a, at: 0)
            joint.listen(to: b, at: 1)
            joint.listen(to: c, at: 2)
            joint.listen(to: d, at: 3)
            joint.listen(to: e, at: 4)
            joint.listen(to: f, at: 5)
            joint.listen(to: g, at: 6)
            joint.listen(to: h, at: 7)
        }
    }
}

extension Publisher {
    /// Returns a publisher of the values of this publisher and another one, in the order in which they arrive.
    public func merge<P>(with other: P) -> Publishers.Merge<Self, P>
    where P: Publisher, Failure == P.Failure, Output == P.Output {
        Publishers.Merge(self, other)
    }

    /// Returns a publisher of the values of this publisher and two others, in the order in which they arrive.
    public func merge<P, Q>(with publisher1: P, _ publisher2: Q) -> Publishers.Merge3<Self, P, Q>
    where
        P: Publisher, Q: Publisher, Failure == P.Failure, Output == P.Output, P.Failure == Q.Failure,
        P.Output == Q.Output
    {
        Publishers.Merge3(self, publisher1, publisher2)
    }

    /// Returns a publisher of the values of this publisher and three others, in the order in which they arrive.
    public func merge<P, Q, R>(with publisher1: P, _ publisher2: Q, _ publisher3: R) -> Publishers.Merge4<Self, P, Q, R>
    where
        P: Publisher, Q: Publisher, R: Publisher, Failure == P.Failure, Output == P.Output, P.Failure == Q.Failure,
        P.Output == Q.Output, Q.Failure == R.Failure, Q.Output == R.Output
    {
        Publishers.Merge4(self, publisher1, publisher2, publisher3)
    }

    /// Returns a publisher of the values of this publisher and four others, in the order in which they arrive.
    public func merge<P, Q, R, T>(
        with publisher1: P, _ publisher2: Q, _ publisher3: R, _ publisher4: T
    ) -> Publishers.Merge5<Self, P, Q, R, T>
    where
        P: Publisher, Q: Publisher, R: Publisher, T: Publisher, Failure == P.Failure, Output == P.Output,
        P.Failure == Q.Failure, P.Output == Q.Output, Q.Failure == R.Failure, Q.Output == R.Output,
        R.Failure == T.Failure, R.Output == T.Output
    {
        Publishers.Merge5(self, publisher1, publisher2, publisher3, publisher4)
    }

    /// Returns a publisher of the values of this publisher and five others, in the order in which they arrive.
    public func merge<P, Q, R, T, U>(
        with publisher1: P, _ publisher2: Q, _ publisher3: R, _ publisher4: T, _ publisher5: U
    ) -> Publishers.Merge6<Self, P, Q, R, T, U>
    where
        P: Publisher, Q: Publisher, R: Publisher, T: Publisher, U: Publisher, Failure == P.Failure, Output == P.Output,
        P.Failure == Q.Failure, P.Output == Q.Output, Q.Failure == R.Failure, Q.Output == R.Output,
        R.Failure == T.Failure, R.Output == T.Output, T.Failure == U.Failure, T.Output == U.Output
    {
        Publishers.Merge6(self, publisher1, publisher2, publisher3, publisher4, publisher5)
    }

    /// Returns a publisher of the values of this publisher and six others, in the order in which they arrive.
    public func merge<P, Q, R, T, U, V>(
        with publisher1: P, _ publisher2: Q, _ publisher3: R, _ publisher4: T, _ publisher5: U, _ publisher6: V
    ) -> Publishers.Merge7<Self, P, Q, R, T, U, V>
    where
        P: Publisher, Q: Publisher, R: Publisher, T: Publisher, U: Publisher, V: Publisher, Failure == P.Failure,
        Output == P.Output, P.Failure == Q.Failure, P.Output == Q.Output, Q.Failure == R.Failure, Q.Output == R.Output,
        R.Failure == T.Failure, R.Output == T.Output, T.Failure == U.Failure, T.Output == U.Output,
        U.Failure == V.Failure, U.Output == V.Output
    {
        Publishers.Merge7(self, publisher1, publisher2, publisher3, publisher4, publisher5, publisher6)
    }

    /// Returns a publisher of the values of this publisher and seven others, in the order in which they arrive.
    public func merge<P, Q, R, T, U, V, W>(
        with publisher1: P, _ publisher2: Q, _ publisher3: R, _ publisher4: T, _ publisher5: U, _ publisher6: V,
        _ publisher7: W
    ) -> Publishers.Merge8<Self, P, Q, R, T, U, V, W>
    where
        P: Publisher, Q: Publisher, R: Publisher, T: Publisher, U: Publisher, V: Publisher, W: Publisher,
        Failure == P.Failure, Output == P.Output, P.Failure == Q.Failure, P.Output == Q.Output, Q.Failure == R.Failure,
        Q.Output == R.Output, R.Failure == T.Failure, R.Output == T.Output, T.Failure == U.Failure,
        T.Output == U.Output, U.Failure == V.Failure, U.Output == V.Output, V.Failure == W.Failure, V.Output == W.Output
    {
        Publishers.Merge8(self, publisher1, publisher2, publisher3, publisher4, publisher5, publisher6, publisher7)
    }

    /// Returns a publisher of the values of this publisher and another one of its type, in the order in which they
    /// arrive.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> {
        Publishers.MergeMany([self, other])
    }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}
extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.Merge4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
extension Publishers.Merge5: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}
extension Publishers.Merge6: Equatable
where
    A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable
{}
extension Publishers.Merge7: Equatable
where
    A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable
{}
extension Publishers.Merge8: Equatable
where
    A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable, H: Equatable
{}
