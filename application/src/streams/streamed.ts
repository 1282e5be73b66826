import { asFetchError, type FetchError } from '@radiolink/domain/errors';
import {
  createEffect,
  createEvent,
  createStore,
  type Effect,
  type Event,
  type EventCallable,
  type Store,
  sample,
  scopeBind,
} from 'effector';
import type { Observable, Subscription } from 'rxjs';

/** Options of connecting a stream to stores. */
export interface StreamOptions {
  /** Number of samples kept, the newest; omitted: all. */
  readonly limit?: number;
  /** Goes on when its page is left. Left out: it ends with the page. */
  readonly goesOn?: boolean;
}

/** Why a stream broke off. */
export interface StreamFailure {
  /** Null when this program itself was at fault. */
  readonly failure: FetchError | null;
  readonly message: string;
}

/** A stream of a port as stores: its start, samples, end and failure. */
export interface Streamed<Request, Sample> {
  /**
   * Starts it, with the parameters of the request; a running one is ended first and its samples are dropped.
   */
  readonly started: EventCallable<Request>;
  /** Ends it; the samples stay. */
  readonly stopped: EventCallable<void>;
  /** Its page is left: ends it, unless it goes on. */
  readonly left: EventCallable<void>;
  /** Clears the samples and the failure. */
  readonly cleared: EventCallable<void>;
  /** One sample, as it came. */
  readonly arrived: Event<Sample>;
  /** The stream completed: no more samples follow. */
  readonly completed: Event<void>;
  /** The oldest first. */
  readonly $samples: Store<readonly Sample[]>;
  /** The newest sample; null before the first. */
  readonly $latest: Store<Sample | null>;
  readonly $running: Store<boolean>;
  /** Why it broke off; null while it has not. */
  readonly $failure: Store<StreamFailure | null>;
}

interface Run<Request> {
  readonly number: number;
  readonly request: Request;
}

/** A word of the run of a number: those of a run that was ended are not listened to. */
interface OfRun<T> {
  readonly number: number;
  readonly value: T;
}

/** Turns a stream of a port into stores, once. Nothing is requested until it is started. */
export function streamed<Request, Sample>(
  watch: (request: Request) => Observable<Sample>,
  { limit = Number.POSITIVE_INFINITY, goesOn = false }: StreamOptions = {},
): Streamed<Request, Sample> {
  const started = createEvent<Request>();
  const stopped = createEvent();
  const left = createEvent();
  const cleared = createEvent();
  const reported = createEvent<OfRun<Sample>>();
  const ended = createEvent<OfRun<StreamFailure | null>>();

  const $number = createStore(0, { skipVoid: false }).on([started, stopped], number => number + 1);
  const startFx = streamEffect(watch, { reported, ended });
  sample({
    clock: started,
    source: $number,
    fn: (number, request) => ({ number, request }),
    target: startFx,
  });

  // A port that throws instead of telling its failure has failed all the same.
  sample({
    clock: startFx.fail,
    fn: ({ params, error }) => ({ number: params.number, value: failureOf(error) }),
    target: ended,
  });

  const isOfThisRun = (number: number, one: { readonly number: number }) => one.number === number;
  const arrived = sample({
    clock: reported,
    source: $number,
    filter: isOfThisRun,
    fn: (_, { value }) => value,
  });
  const over = sample({ clock: ended, source: $number, filter: isOfThisRun, fn: (_, { value }) => value });
  const completed = sample({ clock: over, filter: value => value === null, fn: () => undefined });
  const broken = over.filterMap(value => value ?? undefined);

  const $running = createStore(false)
    .on(started, () => true)
    .on([over, stopped], () => false);
  sample({
    clock: left,
    source: $running,
    filter: running => running && !goesOn,
    target: stopped,
  });
  const endFx = createEffect((end: () => void) => end());
  const $end = createStore<(() => void) | null>(null)
    .on(startFx.doneData, (_, end) => end)
    .on(over, () => null);
  sample({ clock: [started, stopped], source: $end, filter: Boolean, target: endFx });

  return {
    started,
    stopped,
    left,
    cleared,
    arrived,
    completed,
    $samples: createStore<readonly Sample[]>([])
      .on(arrived, (samples, one) => newest([...samples, one], limit))
      .reset([started, cleared]),
    $latest: createStore<Sample | null>(null)
      .on(arrived, (_, one) => one)
      .reset([started, cleared]),
    $running,
    $failure: createStore<StreamFailure | null>(null)
      .on(broken, (_, failure) => failure)
      .reset([started, cleared]),
  };
}

const newest = <Sample>(samples: readonly Sample[], limit: number): readonly Sample[] =>
  samples.length > limit ? samples.slice(samples.length - limit) : samples;

interface StreamWords<Sample> {
  readonly reported: EventCallable<OfRun<Sample>>;
  readonly ended: EventCallable<OfRun<StreamFailure | null>>;
}

/** Subscribes, and gives what ends it. The words of the stream come back into the scope that it was started in. */
function streamEffect<Request, Sample>(
  watch: (request: Request) => Observable<Sample>,
  words: StreamWords<Sample>,
): Effect<Run<Request>, () => void> {
  return createEffect(({ number, request }: Run<Request>) => {
    const reported = scopeBind(words.reported, { safe: true });
    const ended = scopeBind(words.ended, { safe: true });
    const running: Subscription = watch(request).subscribe({
      next: value => reported({ number, value }),
      error: (reason: unknown) => ended({ number, value: failureOf(reason) }),
      complete: () => ended({ number, value: null }),
    });
    return () => running.unsubscribe();
  });
}

/** The stored part of what a stream broke off with. */
export function failureOf(reason: unknown): StreamFailure {
  return {
    failure: asFetchError(reason) ?? null,
    message: reason instanceof Error ? reason.message : String(reason),
  };
}
