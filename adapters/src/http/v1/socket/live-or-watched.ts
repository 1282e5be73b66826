import type { ReceivedBody } from '@radiolink/openapi/received';
import type { Watched } from '@radiolink/application/watching/watched';
import { EMPTY, type Observable, of, ReplaySubject, share } from 'rxjs';
import { LOST } from './lost.ts';
import { liveOrPolled } from './live-or-polled.ts';
import type { LiveTopics } from './live-topics.ts';

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
