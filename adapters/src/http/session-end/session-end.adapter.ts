import type { AnsweringDevice, SessionEndPort, SessionEndReason } from '@radiolink/application/session';
import { Observable } from 'rxjs';
import type { SessionEndSignal } from '../client/index.ts';
import { answeringDevice, type Reach } from './answering-device.ts';

/** The session's end as a stream, for the main application. */
export class ObservedSessionEnd implements SessionEndPort {
  readonly ended: Observable<SessionEndReason>;
  readonly #reach: Reach;

  constructor(signal: SessionEndSignal, reach: Reach) {
    this.ended = new Observable(subscriber => signal.listen(reason => subscriber.next(reason)));
    this.#reach = reach;
  }

  answering(): Promise<AnsweringDevice | undefined> {
    return answeringDevice(this.#reach);
  }
}
