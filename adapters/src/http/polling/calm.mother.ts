import { HeartbeatLock } from '@radiolink/application/heartbeat/heartbeat-lock';
import { BehaviorSubject } from 'rxjs';

/** A page that is seen, with no heartbeat lock held, at a moment that does not pass. */
export const calm = {
  visibility: { visible: new BehaviorSubject(true) },
  heartbeat: new HeartbeatLock(),
  clock: { now: () => 1_780_000_000_000 },
};
