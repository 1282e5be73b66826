import { rebootSecondsOf } from '@radiolink/domain/device';
import type { FetchError } from '@radiolink/domain/errors';
import { createEffect, createEvent, createStore, type EventCallable, type Store, sample } from 'effector';
import { lastFailure, oneAtATime } from '../fetching/fetching.ts';
import { Clock } from '../clock/clock.port.ts';
import { RestartPort } from './restart.port.ts';
import { type Absence, ExpectedOutage } from '../outage/expected-outage.ts';
import { StartModel } from '../start/start.model.ts';
import { StatusModel } from '../status/status.model.ts';
import { type Token, token } from '../wiring/token.ts';
import type { DeviceStatus } from '@radiolink/domain/status';
import { type DeviceClock, deviceClock } from '../status/device-facts.ts';
import { type LinkPartner, linkPartner } from './link-partner.ts';
import { bindModel } from '../wiring/model-binding.ts';

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
  readonly outage: Pick<ExpectedOutage, 'declared'>;
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
  oneAtATime(requested, restartFx);
  const $seconds = start.$board.map(({ identity }) => rebootSecondsOf(identity));
  const absenceChanged = outage.declared.prepend((absence: Absence | null) => ({
    reason: 'restart',
    isExpected: absence !== null,
    absence,
  }));
  sample({
    clock: restartFx.done,
    source: $seconds,
    fn: (seconds, { params: kind }) => ({ kind, until: clock.now() + seconds * 1000 }),
    target: absenceChanged,
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
    target: absenceChanged,
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

/** What the system page shows of the running device beside its configuration. */
export interface SystemModel {
  readonly $clock: Store<DeviceClock | null>;
  readonly $partner: Store<LinkPartner | null>;
  /** Where the receiver of the device is; null without one. */
  readonly $gps: Store<NonNullable<DeviceStatus['gps']> | null>;
}

export const SystemModel: Token<SystemModel> = token<SystemModel>('SystemModel');

/** Reads the status; it requests nothing itself. */
export function createSystemModel({ status }: { readonly status: Pick<StatusModel, 'slice'> }): SystemModel {
  return {
    $clock: status.slice(deviceClock),
    $partner: status.slice(linkPartner),
    $gps: status.slice(({ gps }) => gps ?? null),
  };
}

/** The parts of the page. */
export const SYSTEM_MODELS = [
  bindModel(SystemModel, createSystemModel, { status: StatusModel }),
  bindModel(RestartModel, createRestartModel, {
    restart: RestartPort,
    start: StartModel,
    status: StatusModel,
    outage: ExpectedOutage,
    clock: Clock,
  }),
];
