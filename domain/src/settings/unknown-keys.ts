import { type Message, message } from '../errors/message.ts';
import { settingsCatalogue } from './catalogue.ts';
import { type Condition, ltu, sixtyGhz } from './conditions.ts';
import { contextOf } from './settings-context.ts';
import { type Finding, finding } from './finding.ts';
import { findSetting } from './find-setting.ts';

/** Keys of one family of devices, and the condition by which a configuration is of that family. */
const FAMILIES: readonly (readonly [keys: RegExp, isFamily: Condition, problem: Message])[] = [
  [
    /^radio\.1\.(?:txfreq|rxfreq)$|^wireless\.1\.(?:security(?:\.psk)?|frame_offset|sync_mode)$|^ame\./,
    ltu,
    message('Only LTU devices use this key.'),
  ],
  [/^radio\.0\./, sixtyGhz, message('Only devices with a 60 GHz radio use this key.')],
];

/** `netconf.3.mtu` as `netconf.#.mtu`, so that an entry is known by another one of its list. */
const patternOf = (key: string): string => key.replaceAll(/(?<=\.)\d+(?=\.|$)/g, '#');
const CATALOGUE_PATTERNS = settingsCatalogue.map(({ key }) => patternOf(key.replaceAll(/\{[a-z]\}/g, '#')));

/**
 * Remarks on keys that are to be set and that the device will not read: no setting has them and the device stores none of
 * their kind, or they belong to another family of devices. The device would accept, test and keep them all the same.
 * §4.configuration: an unknown key is kept as it is.
 * @param keys keys that are to have a value
 * @param running what the device runs; without it, only keys that resemble a known one, and none that it could store
 */
export function unknownKeyRemarks(
  keys: Iterable<string>,
  running: ReadonlyMap<string, string> | undefined,
): readonly Finding[] {
  const stored = running && new Set([...running.keys()].map(patternOf));
  const context = contextOf(running ?? new Map());
  return [...keys].flatMap(key => {
    if (running?.has(key)) return [];
    const isKnown = stored?.has(patternOf(key)) === true || findSetting(key) !== undefined;
    const problem = ofOtherFamily(key, running) ?? (isKnown ? undefined : unknown(key, stored));
    return problem === undefined ? [] : [finding(key, problem, 'note', context)];
  });
}

/** True for a key that a device may not read: worth a look at what it stores before the key is sent. */
export const isDoubtfulKey = (key: string): boolean =>
  findSetting(key) === undefined || FAMILIES.some(([keys]) => keys.test(key));

function ofOtherFamily(key: string, running: ReadonlyMap<string, string> | undefined): Message | undefined {
  if (running === undefined || running.size === 0) return undefined;
  const family = FAMILIES.find(([keys]) => keys.test(key));
  return family === undefined || family[1](contextOf(running), []) ? undefined : family[2];
}

function unknown(key: string, stored: ReadonlySet<string> | undefined): Message | undefined {
  const near = resembled(key, stored);
  if (near !== undefined)
    return message('No device is known to use this key. Did you mean {key}?', { key: near });
  return stored === undefined ? undefined : message('No device is known to use this key.');
}

/** The known key that was meant: one slip of the keyboard away, two in a long one, whatever letters are capital. */
function resembled(key: string, stored: ReadonlySet<string> = new Set()): string | undefined {
  const pattern = patternOf(key);
  const most = pattern.length > 12 ? 2 : 1;
  const candidates = [...CATALOGUE_PATTERNS, ...stored]
    .filter(known => known !== pattern && Math.abs(known.length - pattern.length) <= most)
    .map(known => ({ known, slips: slipsBetween(pattern.toLowerCase(), known.toLowerCase()) }))
    .filter(({ slips }) => slips <= most)
    .sort((a, b) => a.slips - b.slips);
  const [best] = candidates;
  return best && withIndexesOf(best.known, key);
}

/** Fills the indexes of a pattern from the key that was typed. */
function withIndexesOf(pattern: string, key: string): string {
  const indexes = key.match(/(?<=\.)\d+(?=\.|$)/g) ?? [];
  let place = 0;
  return pattern.replaceAll('#', () => indexes[place++] ?? '1');
}

/** Letters that were left out, added, exchanged or swapped: the distance of Damerau and Levenshtein. */
function slipsBetween(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let least = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwapped) least = Math.min(least, (before[column - 2] ?? 0) + 1);
      next.push(least);
    }
    before = last;
    last = next;
  }
  return last[other.length] ?? 0;
}
