import { compareNotices, type Notice } from '@radiolink/domain/notices';
import {
  combine,
  createEffect,
  createEvent,
  createStore,
  type EventCallable,
  sample,
  type Store,
} from 'effector';
import type { Clock } from '../clock/clock.port.ts';
import type { SessionStore } from '../session/session-store.port.ts';
import { type AlertTime, type AlertTimes, nextAlertTimes } from '../status/alert-times.ts';
import type { DashboardModel } from '../status/dashboard.model.ts';
import { shareStructure } from '../status/share-structure.ts';
import { type Token, token } from '../wiring/token.ts';

/** An alert with its time, and whether the user knows of it. */
export interface Alert extends Notice, AlertTime {
  /** Acknowledged: it is listed, but no longer counted, until it ends and begins again. */
  readonly acknowledged: boolean;
}

/** Alerts of the device, the most severe first: those from the status, and the device's own notices. */
export interface AlertsModel {
  /**
   * Notices of the device in addition to its status: warnings, crashes, offers, its licence. The newest one
   * applies.
   */
  readonly noticesReported: EventCallable<readonly Notice[]>;
  /** The user knows of the alert of this id. */
  readonly acknowledged: EventCallable<string>;
  /** Those that are new first, then the acknowledged ones. */
  readonly $alerts: Store<readonly Alert[]>;
}

export const AlertsModel: Token<AlertsModel> = token<AlertsModel>('AlertsModel');

export interface AlertsModelPorts {
  readonly dashboard: Pick<DashboardModel, '$alerts' | '$alertTimes'>;
  readonly clock: Clock;
  readonly sessionStore: Pick<SessionStore, 'get' | 'set'>;
  /** When alerts began that stood as this tab last looked. */
  readonly remembered?: AlertTimes;
}

/** Ids that the user acknowledged, and those that stood at the last look: what ended is forgotten. */
interface Known {
  readonly ids: readonly string[];
  readonly standing: readonly string[];
}

const NO_TIME: AlertTime = { since: 0, fromStart: true };

/** Gathers both; what the status shows is found by the dashboard's model, once. */
export function createAlertsModel({
  dashboard,
  clock,
  sessionStore,
  remembered,
}: AlertsModelPorts): AlertsModel {
  const noticesReported = createEvent<readonly Notice[]>();
  const acknowledged = createEvent<string>();
  const $notices = createStore<readonly Notice[]>([]).on(noticesReported, shareStructure);
  const $noticeTimes = createStore<AlertTimes | null>(null).on(noticesReported, (before, notices) =>
    nextAlertTimes(before, notices, clock.now(), remembered),
  );
  const $all = combine(dashboard.$alerts, $notices, (seen, notices) =>
    [...seen, ...notices].toSorted(compareNotices),
  );
  const $known = createStore<Known>({ ids: parsed(sessionStore.get('acknowledged')), standing: [] })
    .on(acknowledged, ({ ids, standing }, id) => ({ ids: [...ids, id], standing }))
    .on($all, afterLook);
  const $ids = $known.map(({ ids }) => ids);
  const saveFx = createEffect((ids: readonly string[]) =>
    sessionStore.set({ acknowledged: JSON.stringify(ids) }),
  );
  sample({ clock: $ids.updates, target: saveFx });
  return {
    noticesReported,
    acknowledged,
    $alerts: combine(
      $all,
      combine(
        dashboard.$alertTimes,
        $noticeTimes,
        (seen, reported) => new Map([...(seen ?? []), ...(reported ?? [])]),
      ),
      $ids,
      alertsOf,
    ),
  };
}

/** Of the acknowledged ones those that ended since the last look go: if they come back, they are new. */
function afterLook({ ids, standing }: Known, all: readonly Notice[]): Known {
  const now = new Set(all.map(({ id }) => id));
  const gone = new Set(standing.filter(id => !now.has(id)));
  return {
    ids: ids.some(id => gone.has(id)) ? ids.filter(id => !gone.has(id)) : ids,
    standing: [...now],
  };
}

function alertsOf(all: readonly Notice[], times: AlertTimes, known: readonly string[]): readonly Alert[] {
  const alerts = all.map(notice => ({
    ...notice,
    ...(times.get(notice.id) ?? NO_TIME),
    acknowledged: known.includes(notice.id),
  }));
  return alerts.toSorted((a, b) => Number(a.acknowledged) - Number(b.acknowledged));
}

/** What is stored may be of another version of the page. */
function parsed(text: string | undefined): readonly string[] {
  try {
    const ids: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(ids) ? ids.filter(id => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
