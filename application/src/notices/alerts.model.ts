import { compareNotices, deviceAlerts, type Notice } from '@radiolink/domain/notices';
import type { DeviceStatus } from '@radiolink/domain/status';
import { combine, createEvent, createStore, type EventCallable, type Store, sample } from 'effector';
import type { Clock } from '../clock/clock.port.ts';
import { shareStructure } from '../status/share-structure.ts';
import type { StatusModel } from '../status/status.model.ts';
import { type Token, token } from '../wiring/token.ts';

/** How far back counters are compared: an error is spoken of for so long after it was counted, ms. */
export const ALERT_MEMORY_MS = 60_000;
/** How often the counters are kept for that, ms. */
const KEEP_EVERY_MS = 10_000;

/** Counters as they were. */
interface Kept {
  readonly at: number;
  readonly interfaces: DeviceStatus['interfaces'];
}

/** What is wrong with the device, the worst first: what the status shows, and what the device itself tells. */
export interface AlertsModel {
  /** What the device tells beside its status: warnings, crashes, offers, its licence. The newest stands. */
  readonly noticesTold: EventCallable<readonly Notice[]>;
  readonly $alerts: Store<readonly Notice[]>;
}

/** Token of the alerts model. */
export const AlertsModel: Token<AlertsModel> = token<AlertsModel>('AlertsModel');

/** Watches the status for what is wrong. */
export function createAlertsModel(
  { $status }: Pick<StatusModel, '$status'>,
  clock: Pick<Clock, 'now'>,
): AlertsModel {
  const noticesTold = createEvent<readonly Notice[]>();
  const $notices = createStore<readonly Notice[]>([]).on(noticesTold, shareStructure);

  let kept: readonly Kept[] = [];
  const $seen = createStore<readonly Notice[]>([]);
  sample({
    clock: $status,
    source: $seen,
    filter: (_, status) => status !== null,
    fn: (last, status) => {
      if (status === null) return last;
      const now = clock.now();
      const earliest = kept.find(({ at }) => now - at <= ALERT_MEMORY_MS);
      kept = withCounters(kept, status, now);
      return shareStructure(last, deviceAlerts(status, earliest));
    },
    target: $seen,
  });

  return {
    noticesTold,
    $alerts: combine($seen, $notices, (seen, notices) => [...seen, ...notices].toSorted(compareNotices)),
  };
}

/** The kept counters after one more status: one each ten seconds of the last minute. A clock that went back starts anew. */
function withCounters(kept: readonly Kept[], { interfaces }: DeviceStatus, now: number): readonly Kept[] {
  const recent = kept.filter(({ at }) => at <= now && now - at <= ALERT_MEMORY_MS);
  const newest = recent.at(-1);
  return newest === undefined || now - newest.at >= KEEP_EVERY_MS
    ? [...recent, { at: now, interfaces }]
    : recent;
}
