import { ConfigText } from '@radiolink/domain/configuration';
import type { FetchError } from '@radiolink/domain/errors';
import { normalMac } from '@radiolink/domain/network';
import { type ReportedRemoteSettings, reportedSettings } from '@radiolink/domain/report';
import { remoteTarget } from '@radiolink/domain/station';
import type { DeviceStatus } from '@radiolink/domain/status';
import { createEffect, createStore, type Event, sample, type Store } from 'effector';
import { lastFailure } from '../fetching/last-failure.ts';
import { newestEnds } from '../fetching/newest-ends.ts';
import type { RemoteDeviceModel } from '../remote-device/remote-device.model.ts';

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
