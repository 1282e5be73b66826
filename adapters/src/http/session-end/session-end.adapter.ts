import type { SessionEndPort, SessionEndReason } from '@radiolink/application/session';
import { Observable } from 'rxjs';
import type { SessionEndSignal } from '../client/index.ts';

/** The session's end as a stream, for the main application. */
export class ObservedSessionEnd implements SessionEndPort {
  readonly ended: Observable<SessionEndReason>;

  constructor(signal: SessionEndSignal) {
    this.ended = new Observable(subscriber => signal.listen(reason => subscriber.next(reason)));
  }
}
