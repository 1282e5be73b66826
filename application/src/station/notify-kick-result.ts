import { failureText, message } from '@radiolink/domain/errors';
import { sample } from 'effector';
import type { Kick } from './station-kick.model.ts';
import type { StationsModel } from './stations.model.ts';
import type { NotificationsModel, NewNotification } from '../notifications/notifications.model.ts';

/** The result of a kick, for a user who has left its page; undefined while there is no result. */
export function kickNotification(kick: Kick): NewNotification | undefined {
  if (kick.kind !== 'done' && kick.kind !== 'failed') return undefined;
  const { mac, name } = kick.target;
  const values = { station: name ?? mac };
  if (kick.kind === 'done') {
    return { id: `kick-${mac}`, type: 'success', message: message('{station} was kicked.', values) };
  }
  const text = kick.failure === null ? '' : failureText(kick.failure);
  return {
    id: `kick-${mac}`,
    type: 'danger',
    message:
      text === ''
        ? message('{station} was not kicked.', values)
        : message('{station} was not kicked: {reason}', { ...values, reason: message(text) }),
  };
}

/**
 * Notifies the user of the result of each kick, unless the details of the station are open: they show it
 * themselves.
 */
export function notifyKickResult(
  { $kick, $selected }: Pick<StationsModel, '$kick' | '$selected'>,
  { notified }: Pick<NotificationsModel, 'notified'>,
): void {
  const due = sample({
    clock: $kick.updates,
    source: $selected,
    fn: (selected, kick) => {
      const isOpen = kick.kind !== 'none' && selected?.row.station.mac === kick.target.mac;
      return isOpen ? undefined : kickNotification(kick);
    },
  });
  sample({ clock: due.filterMap(notification => notification), target: notified });
}
