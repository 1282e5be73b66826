import { configurationJson } from './configuration.mapper.ts';
import type { ReadLines } from './mapped-value.ts';

/** A 5 GHz radio keeps its key in other lines as a station than as an access point. */
const MODE_5GHZ = /^radio\.[1-9]\.mode$/;
const MODES = ['master', 'managed'] as const;

/**
 * The lines that the configuration object is a projection of: those that a versioned device can report and
 * store. They are the lines that the mapping itself reads, for each role that a radio may get.
 * @param sent the objects that the device sent: parts that not every device has are there by them
 */
export function carriedKeys(read: ReadLines, sent?: unknown): ReadonlySet<string> {
  const looked = new Set<string>();
  for (const mode of MODES) {
    const lines: ReadLines = {
      get: key => {
        looked.add(key);
        return MODE_5GHZ.test(key) && read.get(key) !== undefined ? mode : read.get(key);
      },
    };
    configurationJson(lines, sent);
  }
  return looked;
}
