import { parseBoardInfo } from '@radiolink/domain/device';
import { message } from '@radiolink/domain/errors';
import { NO_MAC } from '@radiolink/domain/network';
import type { DeviceStatus } from '@radiolink/domain/status';
import { createEffect, createStore, type Store, sample } from 'effector';
import type { NewNotification, NotificationsModel } from '../notifications/notifications.model.ts';
import type { StatusModel } from '../status/status.model.ts';
import type { SessionModel } from '../session/session.model.ts';
import type { SessionStore } from '../session/session-store.port.ts';

interface Watched {
  readonly status: Pick<StatusModel, 'slice'>;
  readonly session: Pick<SessionModel, '$ended' | 'otherDeviceAnswered'>;
  readonly sessionStore: Pick<SessionStore, 'get' | 'set'>;
  readonly notifications: Pick<NotificationsModel, 'notified'>;
}

function changed(mac: string): NewNotification {
  const text = message('Another device responds at this address since the last session: {mac}.', { mac });
  return { id: 'other-device', type: 'alert', message: text };
}

/**
 * Compares the device that answers with the one that did before, at each start and reconnect. A stranger ends the
 * session; a device that the user has logged in to by himself is only said. reading 28.
 */
export function watchDevice({ status, session, sessionStore, notifications }: Watched): void {
  const ofSession = parseBoardInfo(sessionStore.get('boardinfo') ?? '').identity.hwaddr;
  const $reported: Store<readonly string[] | null> = status.slice(deviceMacs);
  const $known = createStore((sessionStore.get('device_macs') ?? '').split(',').filter(mac => mac !== ''));
  const seen = sample({
    clock: $reported,
    source: { known: $known, ended: session.$ended },
    filter: ({ ended }, macs) => !ended && macs !== null && macs.length > 0,
    fn: ({ known }, macs) => ({
      macs: [...(macs ?? [])],
      mac: macs?.[0] ?? '',
      sighting: deviceSighting(known, macs ?? [], ofSession),
    }),
  });
  const rememberFx = createEffect(({ macs, sighting }: { macs: readonly string[]; sighting: Sighting }) =>
    sessionStore.set({
      device_macs: macs.join(','),
      // The message at the login is obsolete once the session's own device responds.
      ...(sighting !== 'stranger' && { other_device: '' }),
    }),
  );
  sample({ clock: seen, fn: ({ macs }) => macs, target: $known });
  sample({ clock: seen, target: rememberFx });
  sample({
    clock: seen,
    filter: ({ sighting }) => sighting === 'stranger',
    fn: ({ mac }) => mac,
    target: session.otherDeviceAnswered,
  });
  sample({
    clock: seen,
    filter: ({ sighting }) => sighting === 'changed',
    fn: ({ mac }) => changed(mac),
    target: notifications.notified,
  });
}

/** The responding device: the known one, the first one, one with a later login, or a stranger. */
type Sighting = 'same' | 'first' | 'changed' | 'stranger';

const MAC = /^(?:[0-9A-F]{2}:){5}[0-9A-F]{2}$/;

/** All MACs that a device reports for itself; a single one may be cloned or changed. */
export function deviceMacs({ interfaces }: DeviceStatus): readonly string[] {
  return [
    ...new Set(interfaces.flatMap(({ hwaddr }) => (hwaddr === undefined ? [] : [hwaddr.toUpperCase()]))),
  ]
    .filter(mac => MAC.test(mac) && mac !== NO_MAC)
    .sort();
}

/**
 * Compares the responding device with the earlier one: the same device shares a MAC. reading 28.
 * @param known the MACs that this tab last saw
 * @param reported those of the answer
 * @param ofSession the MAC that the device reported at the login
 */
export function deviceSighting(
  known: readonly string[],
  reported: readonly string[],
  ofSession: string | undefined,
): Sighting {
  if (reported.length === 0) return 'same';
  if (known.length === 0) return 'first';
  if (reported.some(mac => known.includes(mac))) return 'same';
  return ofSession !== undefined && reported.includes(ofSession.toUpperCase()) ? 'changed' : 'stranger';
}
