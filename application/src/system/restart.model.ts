import { rebootSecondsOf } from '@radiolink/domain/device';
import type { FetchError } from '@radiolink/domain/errors';
import { createEffect, createEvent, createStore, type EventCallable, type Store, sample } from 'effector';
import { lastFailure } from '../fetching/last-failure.ts';
import type { Clock } from '../clock/clock.port.ts';
import type { RestartPort } from './restart.port.ts';
import type { Absence, ExpectedOutage } from '../outage/expected-outage.ts';
import type { StartModel } from '../start/start.model.ts';
import type { StatusModel } from '../status/status.model.ts';
import { type Token, token } from '../wiring/token.ts';

/** The two ways to restart a device. */
export type RestartKind = 'reboot' | 'reset';

/** Reboot and reset to factory defaults. The header says until when; the status stream reports the return. */
export interface RestartModel {
  readonly requested: EventCallable<RestartKind>;
  readonly $pending: Store<boolean>;
  /** What the device accepted, or may have: it was gone before it answered. */
  readonly $accepted: Store<RestartKind | null>;
  readonly $failure: Store<FetchError | null>;
  /** How long the device is away for a reboot, seconds. */
  readonly $seconds: Store<number>;
}

export const RestartModel: Token<RestartModel> = token<RestartModel>('RestartModel');

export interface RestartModelPorts {
  readonly restart: RestartPort;
  readonly start: Pick<StartModel, '$board'>;
  readonly status: Pick<StatusModel, '$failures'>;
  readonly outage: Pick<ExpectedOutage, 'expect'>;
  readonly clock: Clock;
}

/** Makes the model. A second request while one is on its way is dropped. */
export function createRestartModel({
  restart,
  start,
  status,
  outage,
  clock,
}: RestartModelPorts): RestartModel {
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
  const $seconds = start.$board.map(({ identity }) => rebootSecondsOf(identity));
  const expectFx = createEffect((absence: Absence | null) =>
    outage.expect('restart', absence !== null, absence),
  );
  sample({
    clock: restartFx.done,
    source: $seconds,
    fn: (seconds, { params: kind }) => ({ kind, until: clock.now() + seconds * 1000 }),
    target: expectFx,
  });
  // It answers for a moment before it goes down: its return is an answer after a silence.
  const $wasSilent = createStore(false)
    .on(status.$failures, (was, failures) => was || failures > 0)
    .reset(restartFx.done);
  sample({
    clock: status.$failures,
    source: $wasSilent,
    filter: (wasSilent, failures) => wasSilent && failures === 0,
    fn: () => null,
    target: expectFx,
  });
  return {
    requested,
    $pending: restartFx.pending,
    $accepted: createStore<RestartKind | null>(null)
      .on(restartFx.done, (_, { params }) => params)
      .reset(restartFx),
    $failure: lastFailure([restartFx.failData], [restartFx]),
    $seconds,
  };
}
