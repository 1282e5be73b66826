import { asFetchError, type FetchError } from '@radiolink/domain/errors';
import { stationInterface, type StationRow } from '@radiolink/domain/station';
import { createEffect, createEvent, createStore, type EventCallable, type Store, sample } from 'effector';
import type { Clock } from '../clock/clock.port.ts';
import type { SessionUser } from '../session/session.model.ts';
import type { KickedStations } from './station-list.ts';
import type { StationPort } from './station.port.ts';

/** Whom a kick is for, as the page names it. */
export interface KickTarget {
  readonly mac: string;
  readonly name: string | undefined;
  /** Connection time when it was kicked, seconds. */
  readonly uptimeSeconds?: number | undefined;
}

/** Result of the last kick. */
export type Kick =
  | { readonly kind: 'none' }
  | { readonly kind: 'running'; readonly target: KickTarget }
  | { readonly kind: 'done'; readonly target: KickTarget }
  /** The failure is null when something other than the request went wrong. */
  | { readonly kind: 'failed'; readonly target: KickTarget; readonly failure: FetchError | null };

export interface StationKickModel {
  /** False on a device that cannot: nothing of it is shown. reading 46. */
  readonly canKick: boolean;
  /** Ends the association of a station; ignored for a read-only user and while a kick runs. */
  readonly kickConfirmed: EventCallable<StationRow>;
  readonly kickNoticed: EventCallable<void>;
  readonly $kick: Store<Kick>;
  /** The stations that were kicked here, and when. */
  readonly $kicked: Store<KickedStations>;
}

const NO_KICK: Kick = { kind: 'none' };

function targetOf({ station, ends }: StationRow): KickTarget {
  return { mac: station.mac, name: ends.remote?.name, uptimeSeconds: ends.linkUptimeSeconds };
}

/** A station that is still connected so long after its kick did not leave. */
const KICK_SECONDS = 60;

/**
 * True once the station of a kick connected anew: its connection time began again. It may have been away between two
 * samples only. Also true if it never left.
 */
function isOver(kick: Kick, rows: readonly StationRow[] | null): boolean {
  if (kick.kind !== 'done') return false;
  const row = rows?.find(({ station }) => station.mac === kick.target.mac);
  const before = kick.target.uptimeSeconds;
  const now = row?.ends.linkUptimeSeconds;
  return before !== undefined && now !== undefined && (now < before || now > before + KICK_SECONDS);
}

/** Makes a station reconnect. */
export function createStationKickModel(
  port: StationPort,
  $user: Store<SessionUser>,
  $rows: Store<readonly StationRow[] | null>,
  clock: Clock,
): StationKickModel {
  const kickConfirmed = createEvent<StationRow>();
  const kickNoticed = createEvent();
  const kickFx = createEffect(async (row: StationRow) => {
    await port.kick?.({ interfaceName: stationInterface(row), mac: row.station.mac });
  });
  sample({
    clock: kickConfirmed,
    source: { user: $user, running: kickFx.pending },
    filter: ({ user, running }) => port.kick !== undefined && !user.readOnly && !running,
    fn: (_, row) => row,
    target: kickFx,
  });

  const $kick = createStore<Kick>(NO_KICK)
    .on(kickFx, (_, row): Kick => ({ kind: 'running', target: targetOf(row) }))
    .on(kickFx.done, (_, { params }): Kick => ({ kind: 'done', target: targetOf(params) }))
    .on(
      kickFx.fail,
      (_, { params, error }): Kick => ({
        kind: 'failed',
        target: targetOf(params),
        failure: asFetchError(error) ?? null,
      }),
    )
    .on(kickNoticed, (kick): Kick => (kick.kind === 'running' ? kick : NO_KICK));

  sample({
    clock: $rows,
    source: $kick,
    filter: isOver,
    target: kickNoticed,
  });

  const $kicked = createStore<KickedStations>(new Map(), { serialize: 'ignore' }).on(
    kickFx.done.map(({ params }) => ({ mac: params.station.mac, at: clock.now() })),
    (kicked, { mac, at }) => new Map([...kicked, [mac, at]]),
  );

  return { canKick: port.kick !== undefined, kickConfirmed, kickNoticed, $kick, $kicked };
}
