import type { FetchError } from '@radiolink/domain/errors';
import { type DeviceStatus, ProvisioningMode } from '@radiolink/domain/status';
import {
  combine,
  createEffect,
  createEvent,
  createStore,
  type EventCallable,
  type Store,
  sample,
} from 'effector';
import type { CloudPort } from '../cloud/cloud.port.ts';
import { lastFailure } from '../fetching/last-failure.ts';
import { type DeviceClock, deviceClock } from '../status/device-clock.ts';
import type { StatusModel } from '../status/status.model.ts';
import { type Token, token } from '../wiring/token.ts';
import { type CloudConnection, cloudConnection } from './cloud-connection.ts';
import type { ProvisioningPort } from './provisioning.port.ts';

/** State of the services beside their settings. Stores are null until the first answer. */
export interface ServicesModel extends CloudConnection, ManagementMode {
  readonly $clock: Store<DeviceClock | null>;
  /** Cloud management by the status, which every device reports. */
  readonly $cloudSummary: Store<DeviceStatus['cloud'] | null>;
  readonly $bluetooth: Store<DeviceStatus['bluetooth'] | null>;
}

export const ServicesModel: Token<ServicesModel> = token<ServicesModel>('ServicesModel');

export interface ServicesPorts {
  readonly status: Pick<StatusModel, 'slice'>;
  readonly cloud: CloudPort;
  readonly provisioning: ProvisioningPort;
}

export function createServicesModel({ status, cloud, provisioning }: ServicesPorts): ServicesModel {
  return {
    ...cloudConnection(cloud),
    ...managementMode(provisioning, status),
    $clock: status.slice(deviceClock),
    $cloudSummary: status.slice(reported => reported.cloud),
    $bluetooth: status.slice(({ bluetooth }) => bluetooth),
  };
}

/** The provisioning mode, by which a technician nearby manages the device over its own Wi-Fi. */
interface ManagementModeState {
  /** Code of the mode, the domain's `ProvisioningMode`; undefined if not reported. */
  readonly status: number | undefined;
  readonly secondsLeft: number | undefined;
  readonly canStart: boolean;
  readonly canStop: boolean;
}

interface ManagementMode {
  readonly modeStartRequested: EventCallable<void>;
  readonly modeStopRequested: EventCallable<void>;
  readonly $mode: Store<ManagementModeState>;
  readonly $modeBusy: Store<boolean>;
  /** Why the last request was refused; null if it was not. */
  readonly $modeFailure: Store<FetchError | null>;
}

const STARTABLE: ReadonlySet<number | undefined> = new Set([undefined, ProvisioningMode.NotRunning]);
const STOPPABLE: ReadonlySet<number | undefined> = new Set([
  ProvisioningMode.Starting,
  ProvisioningMode.Running,
  ProvisioningMode.RunningExtended,
]);

/** Starts and stops the provisioning mode. Its answer counts until the next change of the status. §4. */
function managementMode(port: ProvisioningPort, status: Pick<StatusModel, 'slice'>): ManagementMode {
  const modeStartRequested = createEvent();
  const modeStopRequested = createEvent();
  const $reported = status.slice(({ provisioning }) => ({
    status: provisioning.status,
    secondsLeft: provisioning.secondsLeft,
  }));
  const changeFx = createEffect((action: 'start' | 'stop') =>
    action === 'start' ? port.start() : port.stop(),
  );
  const $answered = createStore<number | null>(null)
    .on(changeFx.doneData, (last, code) => code ?? last)
    .reset($reported.updates);
  const $mode = combine($reported, $answered, (reported, answered): ManagementModeState => {
    const code = answered ?? reported?.status;
    return {
      status: code,
      secondsLeft: reported?.secondsLeft,
      canStart: STARTABLE.has(code),
      canStop: STOPPABLE.has(code),
    };
  });
  sample({
    clock: modeStartRequested,
    source: { mode: $mode, busy: changeFx.pending },
    filter: ({ mode, busy }) => mode.canStart && !busy,
    fn: () => 'start' as const,
    target: changeFx,
  });
  sample({
    clock: modeStopRequested,
    source: { mode: $mode, busy: changeFx.pending },
    filter: ({ mode, busy }) => mode.canStop && !busy,
    fn: () => 'stop' as const,
    target: changeFx,
  });
  return {
    modeStartRequested,
    modeStopRequested,
    $mode,
    $modeBusy: changeFx.pending,
    $modeFailure: lastFailure([changeFx.failData], [changeFx]),
  };
}
