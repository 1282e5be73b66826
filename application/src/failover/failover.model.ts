import { message } from '@radiolink/domain/errors';
import { type Failover, type Failovers, nextFailovers } from '@radiolink/domain/station';
import { isGraphSample } from '@radiolink/domain/status';
import { createEvent, createStore, sample, type Store } from 'effector';
import { NotificationsModel } from '../notifications/notifications.model.ts';
import { lastReceivedAt } from '../status/connection.ts';
import { gapCauseAt } from '../status/chart-gaps.ts';
import { emptyHistory, type ChartHistory, withTick } from '../status/chart-series.ts';
import { StatusModel } from '../status/status.model.ts';
import { type Token, token } from '../wiring/token.ts';
import { type BothRadios, bothRadios, RADIO_SERIES, type RadioSeries, unitOfBoth } from './radio-values.ts';
import { bindModel } from '../wiring/model-binding.ts';

export interface FailoverModelPorts {
  readonly status: Pick<StatusModel, '$status' | '$links' | '$connection' | '$throughputHistory' | 'slice'>;
  readonly notifications: Pick<NotificationsModel, 'notified'>;
}

/** Failovers from 60 GHz to the backup and back since this part was loaded, and both radios in time. */
export interface FailoverModel {
  /** The newest first. */
  readonly $failovers: Store<readonly Failover[]>;
  /** Both radios over the last minutes, each its own: neither ends as the other takes over. */
  readonly $history: Store<ChartHistory<RadioSeries>>;
  /** What that history counts; null before the first status, and on a device without two radios. */
  readonly $unit: Store<BothRadios['unit'] | null>;
}

export const FailoverModel: Token<FailoverModel> = token<FailoverModel>('FailoverModel');

const NONE: readonly Failover[] = [];

/** Watches from now on, on whatever page. Reports a failover that ended, for its alert is gone by then. */
export function createFailoverModel({ status, notifications }: FailoverModelPorts): FailoverModel {
  const started = createEvent();
  // The rows are made with each status anyway: making them again is most of the work on a sector.
  const sources = { status: status.$status, links: status.$links, connection: status.$connection };
  const $seen = createStore<Failovers | null>(null);
  sample({
    clock: [status.$links, started],
    source: { seen: $seen, ...sources },
    fn: ({ seen, status: now, links, connection }) =>
      now === null
        ? seen
        : (nextFailovers(seen ?? undefined, now, lastReceivedAt(connection) ?? 0, links?.rows) ?? null),
    target: $seen,
  });
  const $failovers = createStore(NONE).on($seen, (_, seen) => seen?.all ?? NONE);
  reportEnds($failovers, notifications);

  const $history = createStore(emptyHistory(RADIO_SERIES));
  sample({
    clock: status.$throughputHistory,
    source: { history: $history, ...sources },
    fn: ({ history, status: now, links, connection }, { times, gaps }) => {
      const at = times.at(-1) ?? Number.NaN;
      const receivedAt = lastReceivedAt(connection);
      const isFresh = now !== null && receivedAt !== undefined && isGraphSample(receivedAt, at);
      return isFresh
        ? withTick(history, at, bothRadios(now, links?.rows ?? [])?.values ?? {})
        : withTick(history, at, {}, gapCauseAt(gaps, at));
    },
    target: $history,
  });
  started();
  return { $failovers, $history, $unit: status.slice(unitOfBoth) };
}

/** Once for all links that were down together: from the first that broke to the last that is back. */
function reportEnds(
  $failovers: Store<readonly Failover[]>,
  { notified }: Pick<NotificationsModel, 'notified'>,
): void {
  const $since = createStore<number | null>(null);
  sample({
    clock: $failovers.updates,
    source: $since,
    filter: (since, all) => since !== null && !all.some(isLasting),
    fn: (since, all) => ({
      id: 'failover-ended',
      type: 'success' as const,
      message: message('The 60 GHz link is up again. It was down from {from} to {until}.', {
        from: timeOfDay(since ?? 0),
        until: timeOfDay(Math.max(...all.map(({ until }) => until ?? 0))),
      }),
    }),
    target: notified,
  });
  // After the above, which needs when it began.
  sample({
    clock: $failovers.updates,
    source: $since,
    fn: (since, all) => {
      const begun = all.filter(isLasting).map(one => one.since);
      return begun.length === 0 ? null : Math.min(...begun, since ?? Number.POSITIVE_INFINITY);
    },
    target: $since,
  });
}

const isLasting = ({ until }: Failover): boolean => until === undefined;

/** To the second: most failovers end within the minute. */
function timeOfDay(at: number): string {
  const time = new Date(at);
  const parts = [time.getHours(), time.getMinutes(), time.getSeconds()];
  return parts.map(part => String(part).padStart(2, '0')).join(':');
}

/** Failovers of a device with two radios. */
export const FAILOVER_MODELS = [
  bindModel(FailoverModel, createFailoverModel, {
    status: StatusModel,
    notifications: NotificationsModel,
  }),
];
