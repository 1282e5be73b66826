import type { BoardCapabilities } from '@radiolink/domain/device';
import { combine, type Store } from 'effector';
import type { SessionUser } from '../session/session.model.ts';
import type { ChangeOwner } from './drafts/change-memory.port.ts';

/**
 * Whose changes are remembered; null while the device or the user is unknown. It is another object only when the user or
 * the MAC is another one, so that what follows the owner does not begin anew with each status.
 */
export function changeOwner(
  $user: Store<SessionUser>,
  $board: Store<BoardCapabilities>,
  $reported: Store<string | null>,
): Store<ChangeOwner | null> {
  const $mac = combine($board, $reported, (board, reported) => board.identity.hwaddr ?? reported ?? '');
  const $name = $user.map(({ username }) => username);
  return combine($name, $mac, (user, mac) => (mac === '' || user === '' ? null : { mac, user }));
}
