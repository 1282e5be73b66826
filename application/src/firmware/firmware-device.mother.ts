import { parseBoardInfo } from '@radiolink/domain/device';
import { ptpAccessPointStatus } from '@radiolink/domain/mothers';
import type { DeviceStatus } from '@radiolink/domain/status';
import { allSettled, createEvent, createStore, type EventCallable, fork } from 'effector';
import { BehaviorSubject, Subject } from 'rxjs';
import { expect } from 'vitest';
import { HeldCall } from '../fetching/held-call.mother.ts';
import { HeartbeatLock } from '../heartbeat/heartbeat-lock.ts';
import type { Presence } from '../presence/liveness.port.ts';
import { createExpectedOutage } from '../outage/expected-outage.ts';
import type { Transfer } from '../files/transfer.ts';
import { createFirmwareModel } from './firmware.model.ts';
import type { RemoteUpgrade } from './remote-upgrade-memory.port.ts';
import type { FirmwarePort, FirmwareStage, UploadedFirmware } from './firmware.port.ts';

export const REJECTED = {
  kind: 'device-api',
  error: 'Bad',
  message: 'Bad',
  detail: '',
  statusCode: 200,
} as const;
export const RUNNING = 'WA.v8.7.18';
export const image = (version = 'WA.v8.7.19', bytes = 'x') => new File([bytes], `${version}.bin`);

/** An image of this computer that is read when the test says so. */
export function slowImage(version?: string) {
  const file = image(version);
  const read = new HeldCall<[], ArrayBuffer>();
  file.slice = () => ({ arrayBuffer: read.call }) as Blob;
  return { file, isRead: () => read.answer(new ArrayBuffer(0)) };
}

/** One more stream of a list. */
function begun<T>(streams: Subject<T>[]): Subject<T> {
  const stream = new Subject<T>();
  streams.push(stream);
  return stream;
}

interface Given {
  readonly session?: Record<string, string>;
  readonly port?: Partial<FirmwarePort>;
}

/** The firmware page of a device that answers when the test says so. */
export function aDevice({ session = { fullVersion: RUNNING }, port = {} }: Given = {}) {
  const check = new HeldCall<[], never>();
  const stage = new HeldCall<[], FirmwareStage>();
  const flash = new HeldCall<[], { readonly confirmed: boolean }>();
  const discard = new HeldCall<[], void>();
  const ask = new HeldCall<[], Presence>();
  const uploads: Subject<Transfer<UploadedFirmware>>[] = [];
  const downloads: Subject<number>[] = [];
  const fetched: unknown[] = [];
  const heartbeat = new HeartbeatLock();
  let isRunning = true;
  heartbeat.running.subscribe(running => (isRunning = running));
  const outage = createExpectedOutage({ now: () => Date.now() });
  const statusArrived = createEvent<DeviceStatus>();
  const $status = createStore<DeviceStatus | null>(null).on(statusArrived, (_, status) => status);
  const sessionEnded = createEvent();
  let reloads = 0;
  const remoteUpgrade: { now: RemoteUpgrade | undefined } = { now: undefined };
  const visible = new BehaviorSubject(true);
  const model = createFirmwareModel({
    firmware: {
      checkForUpdate: check.call,
      download: () => {
        return begun(downloads);
      },
      upload: () => {
        return begun(uploads);
      },
      fetchFrom: source => {
        fetched.push(source);
        return begun(downloads);
      },
      stage: stage.call,
      discard: discard.call,
      flash: flash.call,
      ...port,
    },
    presence: { ask: ask.call },
    heartbeat,
    outage,
    page: { reload: () => void (reloads += 1) },
    visibility: { visible },
    clock: { now: () => Date.now() },
    sessionStore: {
      get: key => session[key] as never,
      set: values => void Object.assign(session, values),
    },
    session: { $ended: createStore(false).on(sessionEnded, () => true) },
    remoteUpgrade: { load: () => remoteUpgrade.now },
    start: { $board: createStore(parseBoardInfo('board.name=LiteBeam 5AC\n')) },
    status: {
      slice: select => $status.map(status => (status === null ? null : select(status)), { skipVoid: false }),
    },
  } as Parameters<typeof createFirmwareModel>[0]);
  const scope = fork();
  const settled = async () => {
    await new Promise(resolve => setImmediate(resolve));
  };
  const act = async <T>(event: EventCallable<T>, params?: T): Promise<void> => {
    void allSettled(event as EventCallable<unknown>, { scope, params });
    await settled();
    await settled();
  };
  const state = () => scope.getState(model.$state);
  return {
    model,
    scope,
    act,
    settled,
    state,
    check,
    stage,
    flash,
    discard,
    ask,
    uploads,
    downloads,
    fetched,
    outage,
    visible,
    session,
    statusArrived,
    sessionEnded,
    remoteUpgrade,
    isQuiet: () => !isRunning,
    reloads: () => reloads,
  };
}

export const status = (firmwareVersion = 'v8.7.18', uptimeSeconds = 5000) =>
  ptpAccessPointStatus({ host: { firmwareVersion, uptimeSeconds } });

/** A device that holds a checked image. */
export async function aReadyDevice(given: Given = {}) {
  const device = aDevice(given);
  await device.act(device.statusArrived, status());
  await device.act(device.model.fileChosen, image());
  await device.act(device.model.uploadRequested);
  device.uploads[0]?.next({ kind: 'done', result: { version: 'WA.v8.7.19' } });
  device.uploads[0]?.complete();
  await device.stage.answer({ kind: 'waiting', version: undefined });
  expect(device.state()).toEqual({ kind: 'ready', version: 'WA.v8.7.19', thirdParty: false });
  return device;
}

/** A device that restarts into its new image. */
export async function anAwayDevice() {
  const device = await aReadyDevice();
  await device.act(device.model.installRequested);
  await device.flash.answer({ confirmed: true });
  expect(device.state().kind).toBe('away');
  return device;
}
