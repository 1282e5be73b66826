import type { FetchError } from '@radiolink/domain/errors';
import { ProvisioningMode } from '@radiolink/domain/status';
import {
  combine,
  createEffect,
  createEvent,
  createStore,
  type EventCallable,
  type Store,
  sample,
} from 'effector';
import { lastFailure } from '../fetching/last-failure.ts';
import type { ProvisioningPort } from './provisioning.port.ts';
import type { StatusModel } from '../status/status.model.ts';

/** The provisioning mode, by which a technician nearby manages the device over its own Wi-Fi. */
export interface ManagementModeState {
  /** Code of the mode, the domain's `ProvisioningMode`; undefined if not reported. */
  readonly status: number | undefined;
  readonly secondsLeft: number | undefined;
  readonly canStart: boolean;
  readonly canStop: boolean;
}

export interface ManagementMode {
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
export function managementMode(port: ProvisioningPort, status: Pick<StatusModel, 'slice'>): ManagementMode {
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
