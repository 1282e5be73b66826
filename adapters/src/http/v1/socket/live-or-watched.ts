import type { Watched } from '@radiolink/application/watching/watched';
import { EMPTY, type Observable, of, ReplaySubject, share } from 'rxjs';
import { LOST } from './lost.ts';
import { liveOrPolled } from './live-or-polled.ts';
import type { LiveTopics } from './live-topics.ts';

/** Something that is watched, and the topic that brings it too. */
export interface WatchedTopic<T> {
  readonly topic: string;
  /** Of the body that GET of the route answers; undefined for one that cannot be read. */
  readonly map: (body: unknown) => T | undefined;
  readonly polled: Observable<Watched<T>>;
}

/** Values of `watched`, by the socket while it delivers them. */
export function liveOrWatched<T>(
  topics: LiveTopics | undefined,
  { topic, map, polled }: WatchedTopic<T>,
): Observable<Watched<T>> {
  return liveOrPolled<Watched<T>>(topics, {
    topic,
    polled,
    live: event => {
      if (event.kind === 'lost') return of({ kind: 'failure', failure: LOST, failures: event.failures });
      const value = map(event.body);
      return value === undefined ? EMPTY : of({ kind: 'value', value });
    },
  }).pipe(share({ connector: () => new ReplaySubject(1) }));
}
