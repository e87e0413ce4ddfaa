public protocol IntentPredictionConfiguration: Sendable {}

/// What an intent is suggested with: one to fifteen parameters, and how that is shown.
public struct IntentPrediction<Intent: AppIntent>: IntentPredictionConfiguration {
  public typealias Path<Value: IntentValue & Sendable> = KeyPath<Intent, IntentParameter<Value>>

  public init(displayRepresentation: () -> DisplayRepresentation) {}

  public init<A>(parameters: Path<A>, displayRepresentation: (A) -> DisplayRepresentation) {}

  public init<A, B>(
    parameters: (Path<A>, Path<B>),
    displayRepresentation: (A, B) -> DisplayRepresentation
  ) {}

  public init<A, B, C>(
    parameters: (Path<A>, Path<B>, Path<C>),
    displayRepresentation: (A, B, C) -> DisplayRepresentation
  ) {}

  public init<A, B, C, D>(
    parameters: (Path<A>, Path<B>, Path<C>, Path<D>),
    displayRepresentation: (A, B, C, D) -> DisplayRepresentation
  ) {}

  public init<A, B, C, D, E>(
    parameters: (Path<A>, Path<B>, Path<C>, Path<D>, Path<E>),
    displayRepresentation: (A, B, C, D, E) -> DisplayRepresentation
  ) {}

  public init<A, B, C, D, E, F>(
    parameters: (Path<A>, Path<B>, Path<C>, Path<D>, Path<E>, Path<F>),
    displayRepresentation: (A, B, C, D, E, F) -> DisplayRepresentation
  ) {}

  public init<A, B, C, D, E, F, G>(
    parameters: (Path<A>, Path<B>, Path<C>, Path<D>, Path<E>, Path<F>, Path<G>),
    displayRepresentation: (A, B, C, D, E, F, G) -> DisplayRepresentation
  ) {}

  public init<A, B, C, D, E, F, G, H>(
    parameters: (Path<A>, Path<B>, Path<C>, Path<D>, Path<E>, Path<F>, Path<G>, Path<H>),
    displayRepresentation: (A, B, C, D, E, F, G, H) -> DisplayRepresentation
  ) {}

  public init<A, B, C, D, E, F, G, H, I>(
    parameters: (Path<A>, Path<B>, Path<C>, Path<D>, Path<E>, Path<F>, Path<G>, Path<H>, Path<I>),
    displayRepresentation: (A, B, C, D, E, F, G, H, I) -> DisplayRepresentation
  ) {}

  public init<A, B, C, D, E, F, G, H, I, J>(
    parameters: (Path<A>, Path<B>, Path<C>, Path<D>, Path<E>, Path<F>, Path<G>, Path<H>, Path<I>, Path<J>),
    displayRepresentation: (A, B, C, D, E, F, G, H, I, J) -> DisplayRepresentation
  ) {}

  public init<A, B, C, D, E, F, G, H, I, J, K>(
    parameters: (Path<A>, Path<B>, Path<C>, Path<D>, Path<E>, Path<F>, Path<G>, Path<H>, Path<I>, Path<J>, Path<K>),
    displayRepresentation: (A, B, C, D, E, F, G, H, I, J, K) -> DisplayRepresentation
  ) {}

  public init<A, B, C, D, E, F, G, H, I, J, K, L>(
    parameters: (
      Path<A>, Path<B>, Path<C>, Path<D>, Path<E>, Path<F>, Path<G>, Path<H>, Path<I>, Path<J>, Path<K>, Path<L>
    ),
    displayRepresentation: (A, B, C, D, E, F, G, H, I, J, K, L) -> DisplayRepresentation
  ) {}

  public init<A, B, C, D, E, F, G, H, I, J, K, L, M>(
    parameters: (
      Path<A>, Path<B>, Path<C>, Path<D>, Path<E>, Path<F>, Path<G>, Path<H>, Path<I>, Path<J>, Path<K>, Path<L>,
      Path<M>
    ),
    displayRepresentation: (A, B, C, D, E, F, G, H, I, J, K, L, M) -> DisplayRepresentation
  ) {}

  public init<A, B, C, D, E, F, G, H, I, J, K, L, M, N>(
    parameters: (
      Path<A>, Path<B>, Path<C>, Path<D>, Path<E>, Path<F>, Path<G>, Path<H>, Path<I>, Path<J>, Path<K>, Path<L>,
      Path<M>, Path<N>
    ),
    displayRepresentation: (A, B, C, D, E, F, G, H, I, J, K, L, M, N) -> DisplayRepresentation
  ) {}

  public init<A, B, C, D, E, F, G, H, I, J, K, L, M, N, O>(
    parameters: (
      Path<A>, Path<B>, Path<C>, Path<D>, Path<E>, Path<F>, Path<G>, Path<H>, Path<I>, Path<J>, Path<K>, Path<L>,
      Path<M>, Path<N>, Path<O>
    ),
    displayRepresentation: (A, B, C, D, E, F, G, H, I, J, K, L, M, N, O) -> DisplayRepresentation
  ) {}
}

/// Predictions so far.
public struct IntentPredictions<Intent: AppIntent, Count>: IntentPredictionConfiguration {}

@resultBuilder public enum IntentPredictionsBuilder<Intent: AppIntent> {
  public static func buildExpression(_ prediction: IntentPrediction<Intent>) -> IntentPrediction<Intent> { prediction }

  public static func buildPartialBlock(first: IntentPrediction<Intent>) -> IntentPredictions<Intent, CountToFifteen.One>
  {
    IntentPredictions()
  }

  public static func buildPartialBlock<Count: CountedOn>(
    accumulated: IntentPredictions<Intent, Count>, next: IntentPrediction<Intent>
  ) -> IntentPredictions<Intent, Count.Next> {
    IntentPredictions()
  }
}
