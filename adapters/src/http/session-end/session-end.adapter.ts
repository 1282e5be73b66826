import type {
  AnsweringDevice,
  SessionEndPort,
  SessionEndReason,
} from '@radiolink/application/session/session.port';
import { Observable } from 'rxjs';
import type { SessionEndSignal } from '../client/session-end-signal.ts';
import type { Reach } from './answering-device.ts';

/** Needed at the end of a session only, so the first load does without. */
const load = () => import('./answering-device.ts').catch(() => undefined);

/** The session's end as a stream, for the main application. */
export class ObservedSessionEnd implements SessionEndPort {
  readonly ended: Observable<SessionEndReason>;
  readonly #reach: Reach;

  constructor(signal: SessionEndSignal, reach: Reach) {
    this.ended = new Observable(subscriber => signal.listen(reason => subscriber.next(reason)));
    this.#reach = reach;
  }

  async prepare(): Promise<void> {
    await load();
  }

  async answering(): Promise<AnsweringDevice | undefined> {
    return (await load())?.answeringDevice(this.#reach);
  }
}
