import { defer, map, NEVER, type Observable, startWith, switchMap, timer } from 'rxjs';
import type { Clock } from '../clock/clock.port.ts';
import type { VisibilityPort } from '../visibility/visibility.port.ts';
import type { TimeEvent } from './connection.ts';

export interface TimePorts {
  readonly clock: Clock;
  readonly visibility: VisibilityPort;
}

const TICK_MS = 1000;
/** A tick that comes so late was held back: the browser or the whole machine slept. */
const SLEPT_MS = 3000;

/**
 * Time during which the page can expect answers, by the second. It begins anew when the page is seen again and when the
 * machine wakes up: until then nothing was asked.
 */
export function passingTime({ clock, visibility }: TimePorts): Observable<TimeEvent> {
  return visibility.visible.pipe(switchMap(visible => (visible ? seconds(clock) : NEVER)));
}

function seconds(clock: Clock): Observable<TimeEvent> {
  return defer(() => {
    let last = clock.now();
    return timer(TICK_MS, TICK_MS).pipe(
      map((): TimeEvent => {
        const at = clock.now();
        const slept = at - last >= TICK_MS + SLEPT_MS;
        last = at;
        return { kind: slept ? 'resumed' : 'passed', at };
      }),
      startWith<TimeEvent>({ kind: 'resumed', at: last }),
    );
  });
}
