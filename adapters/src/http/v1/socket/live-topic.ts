import { BehaviorSubject, type Observable, Subject } from 'rxjs';
import type { WantedTopic } from './live-connection.ts';

/** Output of a topic: a body as GET of its route returns it, or a lost connection. */
export type LiveEvent =
  | { readonly kind: 'data'; readonly body: unknown }
  | {
      readonly kind: 'lost';
      /** The loss, and each failed attempt since. */
      readonly failures: number;
      readonly nextTryInMs: number;
    };

/** One topic: who follows it, and whether the socket brings it. */
export class LiveTopic {
  readonly name: string;
  readonly events = new Subject<LiveEvent>();
  readonly polls = new BehaviorSubject(true);
  intervalMs: number | undefined;
  isWanted = false;
  shared: Observable<LiveEvent> | undefined;

  constructor(name: string) {
    this.name = name;
  }

  /** The subscription request of a topic. */
  get wish(): WantedTopic {
    return { name: this.name, ...(this.intervalMs !== undefined && { interval: this.intervalMs }) };
  }
}
