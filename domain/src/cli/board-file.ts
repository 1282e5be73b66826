import type { BoardCapabilities } from '../device/board-capabilities.ts';
import { parseBoardInfo } from '../device/board-info.ts';
import { boardEntries } from '../device/board-reader.ts';
import { type CliIo, readText, sayUnusable } from './cli-io.ts';

/** Keys of a board that no configuration has. */
const BOARD_KEY =
  /^(?:board|feature)\.|^radio\.\d+\.(?:bus|chains|devdomain|ieee_mode_\w+|ptm?p_(?:only|sta)|txpower\.\w+)$/;

/** The board info in a file, or undefined after saying why there is none. */
export function readBoard(file: string, io: CliIo): BoardCapabilities | undefined {
  const text = readText(file, io);
  if (text === undefined) return undefined;
  if ([...boardEntries(text).keys()].some(key => BOARD_KEY.test(key))) return parseBoardInfo(text);
  sayUnusable(
    { file, unreadable: 'not the board info of a device, which has lines such as board.sysid=0xe7f5' },
    io,
  );
  return undefined;
}
