import { rebootSecondsOf } from '@radiolink/domain/device';
import type { FetchError } from '@radiolink/domain/errors';
import { createEffect, createEvent, createStore, type EventCallable, type Store, sample } from 'effector';
import { lastFailure } from '../fetching/last-failure.ts';
import type { RestartPort } from '../maintenance/restart.port.ts';
import type { StartModel } from '../start/start.model.ts';
import { type Token, token } from '../wiring/token.ts';

/** The two ways to restart a device. */
export type RestartKind = 'reboot' | 'reset';

/** Reboot and reset to factory defaults. The status stream reports the outage, and the return. */
export interface RestartModel {
  readonly requested: EventCallable<RestartKind>;
  readonly $pending: Store<boolean>;
  /** What the device accepted, or may have: it was gone before it answered. */
  readonly $accepted: Store<RestartKind | null>;
  readonly $failure: Store<FetchError | null>;
  /** How long the device is away for a reboot, seconds. */
  readonly $seconds: Store<number>;
}

/** Token of the restart model. */
export const RestartModel: Token<RestartModel> = token<RestartModel>('RestartModel');

export interface RestartModelPorts {
  readonly restart: RestartPort;
  readonly start: Pick<StartModel, '$board'>;
}

/** Makes the model. A second request while one is on its way is dropped. */
export function createRestartModel({ restart, start }: RestartModelPorts): RestartModel {
  const requested = createEvent<RestartKind>();
  const restartFx = createEffect((kind: RestartKind) =>
    kind === 'reboot' ? restart.reboot() : restart.reset(),
  );
  sample({
    clock: requested,
    source: restartFx.pending,
    filter: pending => !pending,
    fn: (_, kind) => kind,
    target: restartFx,
  });
  return {
    requested,
    $pending: restartFx.pending,
    $accepted: createStore<RestartKind | null>(null)
      .on(restartFx.done, (_, { params }) => params)
      .reset(restartFx),
    $failure: lastFailure([restartFx.failData], [restartFx]),
    $seconds: start.$board.map(({ identity }) => rebootSecondsOf(identity)),
  };
}
