import { asFetchError, type FetchError } from '@radiolink/domain/errors';
import { stationInterface, type StationRow } from '@radiolink/domain/station';
import { createEffect, createEvent, createStore, type EventCallable, type Store, sample } from 'effector';
import type { SessionUser } from '../session/session.model.ts';
import type { StationPort } from './station.port.ts';

/** Whom a kick is for, as the page names it. */
export interface KickTarget {
  readonly mac: string;
  readonly name: string | undefined;
}

/** Result of the last kick. */
export type Kick =
  | { readonly kind: 'none' }
  | { readonly kind: 'running'; readonly target: KickTarget }
  | { readonly kind: 'done'; readonly target: KickTarget }
  /** The failure is null when something other than the request went wrong. */
  | { readonly kind: 'failed'; readonly target: KickTarget; readonly failure: FetchError | null };

export interface StationKickModel {
  /** Ends the association of a station; ignored for a read-only user and while a kick runs. */
  readonly kickConfirmed: EventCallable<StationRow>;
  readonly kickNoticed: EventCallable<void>;
  readonly $kick: Store<Kick>;
}

const NO_KICK: Kick = { kind: 'none' };

function targetOf({ station, ends }: StationRow): KickTarget {
  return { mac: station.mac, name: ends.remote?.name };
}

/** Makes a station reconnect. */
export function createStationKickModel(port: StationPort, $user: Store<SessionUser>): StationKickModel {
  const kickConfirmed = createEvent<StationRow>();
  const kickNoticed = createEvent();
  const kickFx = createEffect((row: StationRow) =>
    port.kick({ interfaceName: stationInterface(row), mac: row.station.mac }),
  );
  sample({
    clock: kickConfirmed,
    source: { user: $user, running: kickFx.pending },
    filter: ({ user, running }) => !user.readOnly && !running,
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

  return { kickConfirmed, kickNoticed, $kick };
}
