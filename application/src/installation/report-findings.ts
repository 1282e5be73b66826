import { ConfigText } from '@radiolink/domain/configuration';
import type { FetchError } from '@radiolink/domain/errors';
import { normalMac } from '@radiolink/domain/network';
import {
  type ReportedRemoteSettings,
  reportedSettings,
  type Installation,
  isoTime,
  type ReportedAim,
  type ReportedSpectrum,
  type ReportedSpeedTest,
} from '@radiolink/domain/report';
import { remoteTarget } from '@radiolink/domain/station';
import type { DeviceStatus } from '@radiolink/domain/status';
import { createEffect, createStore, type Event, sample, type Store } from 'effector';
import { lastFailure, newestEnds } from '../fetching/fetching.ts';
import type { RemoteDeviceModel } from '../remote-device/remote-device.model.ts';
import type { AimedEnd } from '@radiolink/domain/tools';
import { isAligned, rememberedAim } from '../alignment/aim-memory.ts';
import type { SessionStore } from '../session/session-store.port.ts';
import { rememberedAir } from '../spectrum/air-memory.ts';
import { storedSpeedTests } from '../speed-test/speed-test-result.ts';
import type { SpeedTestMemoryPort } from '../speed-test/speed-test.port.ts';

/** The settings of the remote device as part of a report, while a session with it is open. */
export interface RemoteSettings {
  /** Null without a session, and until they are read. */
  readonly $remoteSettings: Store<ReportedRemoteSettings | null>;
  /** Why they are missing although a session is open; null when they are not. */
  readonly $remoteFailure: Store<FetchError | null>;
  readonly $hasRemoteSession: Store<boolean>;
}

type Open = NonNullable<ReturnType<RemoteDeviceModel['$session']['getState']>>;
type Asked = Open & { readonly status: DeviceStatus };

/**
 * Reads the configuration of the remote device, once a report.
 * @param taken a report is taken, with the status of that moment
 */
export function createRemoteSettings(
  taken: Event<{ readonly status: DeviceStatus }>,
  $session: RemoteDeviceModel['$session'],
): RemoteSettings {
  const readFx = createEffect(settingsOfRemote);
  sample({
    clock: taken,
    source: $session,
    filter: Boolean,
    fn: (open, { status }) => ({ ...(open as Open), status }),
    target: readFx,
  });
  // An answer to an earlier report, or of a session that ended meanwhile, is dropped.
  const $asked = createStore<Asked | null>(null, { serialize: 'ignore' })
    .on(readFx, (_, asked) => asked)
    .reset($session);
  const { done, fail } = newestEnds(readFx, $asked);
  return {
    $remoteSettings: createStore<ReportedRemoteSettings | null>(null)
      .on(done, (_, { result }) => result ?? null)
      .reset([fail, $session]),
    $remoteFailure: lastFailure([fail.map(({ error }) => error)], [readFx, $session]),
    $hasRemoteSession: $session.map(open => open !== null),
  };
}

/** Undefined where the status reports no address at which the remote device may be asked. */
async function settingsOfRemote({
  session,
  mac,
  status,
}: Asked): Promise<ReportedRemoteSettings | undefined> {
  const target = remoteTarget(status, mac);
  if (target === undefined) return undefined;
  const { configuration } = await session.openChange(async () => target);
  const { text } = await configuration.read();
  const name =
    status.wireless.stations.find(station => normalMac(station.mac) === target.mac)?.remote?.hostname ?? '';
  return { mac: target.mac, name, settings: reportedSettings(ConfigText.parse(text).entries()) };
}

/** What the tools found, as a report takes it. */
export type SessionFindings = Pick<Installation, 'speedTests' | 'alignment' | 'spectrum'>;

/** The browser keeps the tests of other days too: these are not of this installation. */
const DAY_MS = 86_400_000;

/** Reads what the tools left behind: alignment and spectrum of the session, the finished speed tests of 24 hours. */
export function sessionFindings(
  store: SessionStore,
  memory: SpeedTestMemoryPort,
  now: number,
): SessionFindings {
  return {
    speedTests: speedTests(memory, now),
    alignment: alignment(store),
    spectrum: spectrum(store),
  };
}

function speedTests(memory: SpeedTestMemoryPort, now: number): readonly ReportedSpeedTest[] {
  return storedSpeedTests(memory)
    .filter(({ end, startedAt }) => end === 'finished' && Math.abs(now - startedAt) < DAY_MS)
    .map(({ startedAt, request: { host, direction, durationSeconds }, result: { txKbps, rxKbps } }) => ({
      startedAt: isoTime(startedAt),
      host,
      direction,
      durationSeconds,
      txKbps,
      rxKbps,
    }));
}

function alignment(store: SessionStore): Installation['alignment'] {
  const remembered = rememberedAim(store);
  if (remembered === undefined) return undefined;
  const { aim, before } = remembered;
  if (before === null || !isAligned(remembered)) return undefined;
  const end = (best: AimedEnd, first: AimedEnd): ReportedAim => ({
    beforeDbm: first.total.nowDbm,
    bestDbm: best.total.bestDbm,
    expectedDbm: best.expectedDbm,
  });
  return { local: end(aim.local, before.local), remote: end(aim.remote, before.remote) };
}

function spectrum(store: SessionStore): ReportedSpectrum | undefined {
  const air = rememberedAir(store);
  if (air === undefined) return undefined;
  const { at, ...picture } = air;
  return { measuredAt: isoTime(at), ...picture };
}
