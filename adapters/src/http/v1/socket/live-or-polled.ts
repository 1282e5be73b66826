import { merge, NEVER, type Observable, switchMap } from 'rxjs';
import type { LiveEvent } from './live-topic.ts';
import type { LiveTopics } from './live-topics.ts';

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
