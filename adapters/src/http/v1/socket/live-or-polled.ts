import type { FetchError } from '@radiolink/domain/errors';
import { networkFailure } from '../../client/failure.ts';
import { merge, NEVER, type Observable, switchMap, EMPTY, of, ReplaySubject, share } from 'rxjs';
import type { LiveEvent } from './live-topic.ts';
import type { LiveTopics } from './live-topics.ts';
import type { ReceivedBody } from '@radiolink/openapi/received';
import type { Watched } from '@radiolink/application/watching/watched';

/** Output while the socket is lost and not yet replaced by polling. */
export const LOST: FetchError = networkFailure('unreachable').failure;

/** One subject that a device reports in two ways. */
export interface TwoWays<T> {
  readonly topic: string;
  readonly intervalMs?: number;
  /** Of what the socket brings. */
  readonly live: (event: LiveEvent) => Observable<T>;
  /** By asking again and again. */
  readonly polled: Observable<T>;
}

/** By the socket while that brings it, else by asking; never by both. Without a socket by asking. */
export function liveOrPolled<T>(
  topics: LiveTopics | undefined,
  { topic, intervalMs, live, polled }: TwoWays<T>,
): Observable<T> {
  if (topics === undefined) return polled;
  const byAsking = topics.polls(topic).pipe(switchMap(polls => (polls ? polled : NEVER)));
  return merge(topics.follow(topic, intervalMs).pipe(switchMap(live)), byAsking);
}

type LiveRoute = 'system/alerts' | 'tools/unms';

/** Something that is watched, and the topic that brings it too. */
export interface WatchedTopic<T, Topic extends LiveRoute> {
  readonly topic: Topic;
  /** Of the body that GET of the route answers; undefined for one that cannot be read. */
  readonly map: (body: ReceivedBody<`/api/v1.0/${Topic}`>) => T | undefined;
  readonly polled: Observable<Watched<T>>;
}

/** Values of `watched`, by the socket while it delivers them. */
export function liveOrWatched<T, Topic extends LiveRoute>(
  topics: LiveTopics | undefined,
  { topic, map, polled }: WatchedTopic<T, Topic>,
): Observable<Watched<T>> {
  return liveOrPolled<Watched<T>>(topics, {
    topic,
    polled,
    live: event => {
      if (event.kind === 'lost') return of({ kind: 'failure', failure: LOST, failures: event.failures });
      const value = map(event.body as ReceivedBody<`/api/v1.0/${Topic}`>);
      return value === undefined ? EMPTY : of({ kind: 'value', value });
    },
  }).pipe(share({ connector: () => new ReplaySubject(1) }));
}
