import type { BoardCapabilities } from '@radiolink/domain/device';
import { combine, type Store } from 'effector';
import type { SessionUser } from '../session/session.model.ts';
import { deviceMac } from '../start/device-mac.ts';
import type { ChangeOwner } from './drafts/change-memory.port.ts';

/**
 * The owner of the remembered changes; null while the device or the user is unknown. The object changes only
 * with the user or the MAC, so that its followers do not restart with each status.
 */
export function changeOwner(
  $user: Store<SessionUser>,
  $board: Store<BoardCapabilities>,
  $reported: Store<string | null>,
): Store<ChangeOwner | null> {
  const $name = $user.map(({ username }) => username);
  return combine($name, deviceMac($board, $reported), (user, mac) =>
    mac === '' || user === '' ? null : { mac, user },
  );
}
