import { type FetchError, isSilentTooLong } from '@radiolink/domain/errors';
import type { StatusEvent } from './status.port.ts';
import { defer, map, NEVER, type Observable, startWith, switchMap, timer } from 'rxjs';
import type { Clock } from '../clock/clock.port.ts';
import type { VisibilityPort } from '../visibility/visibility.port.ts';

/**
 * The connection of this browser to the device, which says nothing of the radio link. reading 37. Times in
 * milliseconds since the epoch.
 */
export type Connection =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'live'; readonly receivedAt: number; readonly resumedAt?: number }
  /** Polls were missed, and the last values are young: they stay, and nothing is said. */
  | {
      readonly kind: 'ageing';
      readonly failure: FetchError;
      readonly failures: number;
      readonly receivedAt: number;
      readonly resumedAt?: number;
    }
  | {
      readonly kind: 'reconnecting';
      /** Undefined while the first missed answer is still awaited. */
      readonly failure: FetchError | undefined;
      /** Failures in a row. */
      readonly failures: number;
      /** When the last good answer came; undefined when none ever did. */
      readonly lastReceivedAt: number | undefined;
    };

/** Time as the connection sees it: it passes, or the page begins to ask again after a pause. */
export interface TimeEvent {
  readonly kind: 'passed' | 'resumed';
  readonly at: number;
}

/** When the last good answer came, in any state. */
export function lastReceivedAt(connection: Connection): number | undefined {
  switch (connection.kind) {
    case 'waiting':
      return undefined;
    case 'live':
    case 'ageing':
      return connection.receivedAt;
    case 'reconnecting':
      return connection.lastReceivedAt;
  }
}

/** The state after one more event of the status stream, or after some time. */
export function nextConnection(connection: Connection, event: StatusEvent | TimeEvent): Connection {
  switch (event.kind) {
    case 'sample':
      return { kind: 'live', receivedAt: event.receivedAt };
    case 'failure':
      return afterFailure(connection, event);
    case 'passed':
      return isKnown(connection) && isOverdue(connection, event.at)
        ? reconnecting(connection, connection.kind === 'ageing' ? connection : NO_FAILURE)
        : connection;
    case 'resumed':
      return isKnown(connection) ? { ...connection, resumedAt: event.at } : connection;
  }
}

type Known = Extract<Connection, { kind: 'live' | 'ageing' }>;
type Failed = Pick<Extract<Connection, { kind: 'reconnecting' }>, 'failure' | 'failures'>;
const NO_FAILURE: Failed = { failure: undefined, failures: 0 };

const isKnown = (connection: Connection): connection is Known =>
  connection.kind === 'live' || connection.kind === 'ageing';

/** Nothing was asked while the page slept or was hidden: that time is no silence. */
const isOverdue = ({ receivedAt, resumedAt = receivedAt }: Known, at: number): boolean =>
  isSilentTooLong(Math.max(receivedAt, resumedAt), at);

function afterFailure(
  connection: Connection,
  { failure, failures, failedAt }: Extract<StatusEvent, { kind: 'failure' }>,
): Connection {
  return isKnown(connection) && !isOverdue(connection, failedAt)
    ? { ...connection, kind: 'ageing', failure, failures }
    : reconnecting(connection, { failure, failures });
}

function reconnecting(connection: Connection, { failure, failures }: Failed): Connection {
  return { kind: 'reconnecting', failure, failures, lastReceivedAt: lastReceivedAt(connection) };
}

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
