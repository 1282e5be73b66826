import type { CloudManagementStatus } from '@radiolink/domain/cloud';
import { asFetchError, type FetchError } from '@radiolink/domain/errors';
import {
  createEffect,
  createEvent,
  createStore,
  type EventCallable,
  type Store,
  sample,
  combine,
} from 'effector';
import { CloudPort } from '../cloud/cloud.port.ts';
import { streamed } from '../streams/streamed.ts';
import type { Watched } from '../watching/watched.ts';
import { type DeviceStatus, ProvisioningMode } from '@radiolink/domain/status';
import { lastFailure } from '../fetching/fetching.ts';
import { type DeviceClock, deviceClock } from '../status/device-facts.ts';
import { StatusModel } from '../status/status.model.ts';
import { type Token, token } from '../wiring/token.ts';
import { ProvisioningPort } from './provisioning.port.ts';
import { bindModel } from '../wiring/model-binding.ts';

/** The connection to the controller without its key: a secret stays in the request. */
export type CloudReport = Omit<CloudManagementStatus, 'key'>;

/** State of connecting or disconnecting on request. */
export interface CloudRequest {
  readonly busy: boolean;
  /** Why the last one was refused; undefined if it was not. */
  readonly failure?: FetchError;
}

interface CloudConnection {
  /** Starts following the connection, and ends it. */
  readonly cloudOpened: EventCallable<void>;
  readonly cloudLeft: EventCallable<void>;
  /** Connects with a key as the controller shows it. Takes effect at once, without the pending changes. */
  readonly connectRequested: EventCallable<string>;
  readonly disconnectRequested: EventCallable<void>;
  /** Null until the first answer, and on a device that does not report it. */
  readonly $cloud: Store<CloudReport | null>;
  /** Why there is no newer answer; null while answers come. */
  readonly $cloudLost: Store<FetchError | null>;
  readonly $cloudRequest: Store<CloudRequest>;
}

const isValue = <T>(one: Watched<T>): one is Extract<Watched<T>, { kind: 'value' }> => one.kind === 'value';

function withoutKey({ enabled, uiUrl, state, statusCode }: CloudManagementStatus): CloudReport {
  return { enabled, uiUrl, state, statusCode };
}

/** Follows the connection to the controller by socket or polling, and changes it on request. */
export function cloudConnection(cloud: CloudPort): CloudConnection {
  const { started, left, arrived } = streamed<void, Watched<CloudManagementStatus>>(() => cloud.watch(), {
    limit: 1,
  });
  const connectRequested = createEvent<string>();
  const disconnectRequested = createEvent();
  const requestFx = createEffect((key: string | undefined) =>
    key === undefined ? cloud.disconnect() : cloud.connect(key.trim()),
  );
  const $cloudRequest = createStore<CloudRequest>({ busy: false })
    .on(requestFx, () => ({ busy: true }))
    .on(requestFx.done, () => ({ busy: false }))
    .on(requestFx.failData, (_, reason) => {
      const failure = asFetchError(reason);
      return { busy: false, ...(failure && { failure }) };
    });
  sample({
    clock: [connectRequested, disconnectRequested.map(() => undefined)],
    source: $cloudRequest,
    filter: ({ busy }) => !busy,
    fn: (_, key: string | void) => key ?? undefined,
    target: requestFx,
  });
  return {
    cloudOpened: started,
    cloudLeft: left,
    connectRequested,
    disconnectRequested,
    $cloud: createStore<CloudReport | null>(null).on(arrived, (last, one) =>
      isValue(one) ? withoutKey(one.value) : last,
    ),
    $cloudLost: createStore<FetchError | null>(null).on(arrived, (_, one) =>
      isValue(one) ? null : one.failure,
    ),
    $cloudRequest,
  };
}

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

/** The parts of the page. */
export const SERVICES_MODELS = [
  bindModel(ServicesModel, createServicesModel, {
    status: StatusModel,
    cloud: CloudPort,
    provisioning: ProvisioningPort,
  }),
];
