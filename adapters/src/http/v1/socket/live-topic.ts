import { BehaviorSubject, type Observable, Subject } from 'rxjs';
import type { WantedTopic } from './live-connection.ts';

/** What comes of a topic: a body as GET of its route answers it, or that the line was lost. */
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

  /** How it is requested. */
  get wish(): WantedTopic {
    return { name: this.name, ...(this.intervalMs !== undefined && { interval: this.intervalMs }) };
  }
}
