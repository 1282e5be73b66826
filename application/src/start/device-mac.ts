import type { BoardCapabilities } from '@radiolink/domain/device';
import { combine, type Store } from 'effector';

/** The MAC by which this browser keeps what belongs to the device: of its board, else as reported; empty while unknown. */
export function deviceMac($board: Store<BoardCapabilities>, $reported: Store<string | null>): Store<string> {
  return combine($board, $reported, (board, reported) => board.identity.hwaddr ?? reported ?? '');
}
