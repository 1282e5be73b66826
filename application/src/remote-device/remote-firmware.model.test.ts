import { emptyStatus, ptpAccessPointStatus, station } from '@radiolink/domain/mothers';
import type { DeviceStatus } from '@radiolink/domain/status';
import { createEvent, createStore } from 'effector';
import { BehaviorSubject, Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HeldCall, LOST } from '../fetching/held-call.mother.ts';
import type { FirmwareStage, RemoteFirmwarePort } from '../firmware/firmware.port.ts';
import type { RemoteUpgrade } from '../firmware/remote-upgrade-memory.port.ts';
import { NO_UPGRADE, type UpgradeState } from '../firmware/upgrade-state.ts';
import type { LinkChangeState } from './link-change.model.ts';
import type { RemoteReadings } from './remote-events.ts';
import { createRemoteFirmwareModel } from './remote-firmware.model.ts';

const MAC = '02:00:00:00:00:21';
const OTHER = '02:00:00:00:00:22';
const LINKED = ptpAccessPointStatus({
  wireless: {
    stations: [
      station({ mac: MAC, lastIp: '192.168.1.21' }),
      station({ mac: OTHER, lastIp: '192.168.1.22' }),
    ],
  },
});
const AWAY = ptpAccessPointStatus({ wireless: { stations: [] } });
const reported = (firmwareVersion: string, uptimeSeconds: number) =>
  emptyStatus({ host: { hostname: 'Mill-ST', firmwareVersion, uptimeSeconds } });

beforeEach(
  () =>
    void vi.useFakeTimers({
      now: 1_000_000,
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    }),
);
afterEach(() => void vi.useRealTimers());

interface Given {
  readonly local?: UpgradeState;
  readonly change?: LinkChangeState;
  readonly remembered?: RemoteUpgrade;
}

/** The firmware of remote devices that answer by hand. */
function aRemote({ local = NO_UPGRADE, change = { kind: 'none' }, remembered }: Given = {}) {
  const readStatus = new HeldCall<[unknown], DeviceStatus>();
  const stage = new HeldCall<[], FirmwareStage>();
  const flash = new HeldCall<[], { readonly confirmed: boolean }>();
  const downloads: Subject<number>[] = [];
  const asked: unknown[] = [];
  const firmware: RemoteFirmwarePort = {
    checkForUpdate: async () => undefined,
    download: () => new Subject<number>(),
    fetchFrom: source => {
      asked.push(source);
      const stream = new Subject<number>();
      downloads.push(stream);
      return stream;
    },
    stage: stage.call,
    flash: flash.call,
  };
  const session = { readStatus: readStatus.call, openFirmware: () => firmware } as never;
  const opened = createEvent<string>();
  const read = createEvent<DeviceStatus>();
  const told = createEvent<DeviceStatus>();
  const held = createEvent<boolean>();
  const holds: boolean[] = [];
  held.watch(is => void holds.push(is));
  let stored = remembered;
  const model = createRemoteFirmwareModel({
    remote: {
      $session: createStore<{ session: never; mac: string } | null>(null).on(opened, (_, mac) => ({
        session,
        mac,
      })),
      $readings: createStore<RemoteReadings | null>(null)
        .on(read, (_, status) => ({ status, at: Date.now() }))
        .reset(opened),
      held,
    },
    status: { $status: createStore<DeviceStatus | null>(LINKED).on(told, (_, status) => status) },
    localFirmware: { $state: createStore<UpgradeState>(local) },
    change: { $state: createStore<LinkChangeState>(change) },
    memory: {
      load: () => stored,
      save: upgrade => void (stored = upgrade),
      clear: () => void (stored = undefined),
    },
    visibility: { visible: new BehaviorSubject(true) },
    clock: { now: () => Date.now() },
  });
  const open = async (mac = MAC) => {
    opened(mac);
    model.opened();
    read(reported('v8.7.18', 5000));
    await vi.advanceTimersByTimeAsync(0);
  };
  /** An image is on the device, checked. */
  const aReady = async () => {
    await open();
    await stage.answer({ kind: 'none' });
    model.addressGiven({ url: 'https://files.example/fw.bin', verifyCertificate: true });
    await vi.advanceTimersByTimeAsync(0);
    downloads[0]?.complete();
    await vi.advanceTimersByTimeAsync(0);
    await stage.answer({ kind: 'waiting', version: 'WA.v8.7.19' });
    await vi.advanceTimersByTimeAsync(0);
  };
  /** The device has agreed and restarts. */
  const anAway = async () => {
    await aReady();
    model.installRequested();
    await vi.advanceTimersByTimeAsync(0);
    await flash.answer({ confirmed: true });
    await vi.advanceTimersByTimeAsync(0);
  };
  return {
    model,
    state: () => model.$state.getState(),
    open,
    aReady,
    anAway,
    read,
    told,
    holds,
    asked,
    stage,
    flash,
    readStatus,
    stored: () => stored,
  };
}

describe('the firmware of the remote device', () => {
  it('the remote device downloads an image itself, is read no more meanwhile, and takes no file', async () => {
    const { model, state, aReady, asked, holds } = aRemote();
    expect('uploadRequested' in model).toBe(false);
    await aReady();
    expect(asked).toEqual([{ url: 'https://files.example/fw.bin', verifyCertificate: true }]);
    expect(state()).toEqual({ kind: 'ready', version: 'WA.v8.7.19', thirdParty: false });
    expect(holds).toEqual([true, false]);
  });

  it('an installation on the remote device is remembered while it is away, and over when its new version is read', async () => {
    const { anAway, told, readStatus, state, stored, holds } = aRemote();
    await anAway();
    expect(stored()).toMatchObject({ mac: MAC, name: 'Mill-ST', job: { version: 'WA.v8.7.19' } });
    told(AWAY);
    await vi.advanceTimersByTimeAsync(2000);
    expect(state()).toMatchObject({ kind: 'away', wasGone: true });
    told(LINKED);
    await vi.advanceTimersByTimeAsync(2000);
    await readStatus.answer(reported('v8.7.19', 1));
    await vi.advanceTimersByTimeAsync(0);
    expect(state().kind).toBe('back');
    await readStatus.answer(reported('v8.7.19', 1));
    await vi.advanceTimersByTimeAsync(0);
    expect(state()).toMatchObject({ kind: 'done', version: 'v8.7.19' });
    expect(stored()).toBeUndefined();
    expect(holds.at(-1)).toBe(false);
  });

  it('a remote device that returns with its old firmware has failed to install the new one', async () => {
    const { anAway, readStatus, state, stored } = aRemote();
    await anAway();
    await vi.advanceTimersByTimeAsync(2000);
    await readStatus.answer(reported('v8.7.18', 1));
    await vi.advanceTimersByTimeAsync(0);
    await readStatus.answer(reported('v8.7.18', 1));
    await vi.advanceTimersByTimeAsync(0);
    expect(state()).toMatchObject({ kind: 'failed', problem: { kind: 'unchanged', running: 'v8.7.18' } });
    expect(stored()).toBeUndefined();
  });

  it('a version that could not be read when the remote device is back is read again', async () => {
    const { anAway, readStatus, state } = aRemote();
    await anAway();
    await vi.advanceTimersByTimeAsync(2000);
    await readStatus.answer(reported('v8.7.19', 1));
    await vi.advanceTimersByTimeAsync(0);
    await readStatus.fail(LOST);
    await vi.advanceTimersByTimeAsync(2000);
    await readStatus.answer(reported('v8.7.19', 3));
    await vi.advanceTimersByTimeAsync(0);
    expect(state().kind).toBe('done');
  });

  it('an installation that a reload interrupted is found again with the next session of the same device alone', async () => {
    const first = aRemote();
    await first.anAway();
    const remembered = first.stored()!;
    const again = aRemote({ remembered });
    await again.open(OTHER);
    expect(again.state().kind).toBe('idle');
    await again.open(MAC);
    expect(again.state()).toMatchObject({ kind: 'away', job: remembered.job });
  });

  it('another remote device is not shown the upgrade of the one before it, which is found again', async () => {
    const { anAway, open, state } = aRemote();
    await anAway();
    await open(OTHER);
    expect(state().kind).toBe('idle');
    await open(MAC);
    expect(state().kind).toBe('away');
  });

  it.each([
    ['this device is being upgraded', { local: { kind: 'sending', source: 'file', percent: 1 } }, 'local'],
    ['a change of both ends is on its way', { change: { kind: 'running', progress: null } }, 'link-change'],
  ] as const)('nothing is installed on the remote device while %s', async (_, given, kind) => {
    const { model, aReady, state, flash } = aRemote(given);
    await aReady();
    expect(model.$obstacle.getState()).toEqual({ kind });
    model.installRequested();
    await vi.advanceTimersByTimeAsync(0);
    expect([state().kind, flash.requests]).toEqual(['ready', []]);
  });
});
