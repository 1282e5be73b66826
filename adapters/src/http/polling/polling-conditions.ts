import type { HeartbeatLock } from '@radiolink/application/heartbeat/heartbeat-lock';
import type { VisibilityPort } from '@radiolink/application/visibility/visibility.port';
import { combineLatest, distinctUntilChanged, map, type Observable } from 'rxjs';

/** State that decides whether this program may poll the device. */
export interface PollingConditions {
  readonly visibility: VisibilityPort;
  readonly heartbeat: HeartbeatLock;
}

/** Background requests run while the page is seen and no heartbeat lock is held. §4.heartbeats. */
export function inBackground({ visibility, heartbeat }: PollingConditions): Observable<boolean> {
  return combineLatest([visibility.visible, heartbeat.running]).pipe(
    map(([visible, running]) => visible && running),
    distinctUntilChanged(),
  );
}

/** A ping, a traceroute, a site survey or a speed test that was started here goes on while the page is hidden. readings 16, 36. */
export function unlessHeld({ heartbeat }: Pick<PollingConditions, 'heartbeat'>): Observable<boolean> {
  return heartbeat.running;
}
