import { type Message, message } from '../errors/message.ts';
import { isWithin, PHYSICAL } from '../units/physical-range.ts';

/** Result of one pair of a cable. §4.cable-test. */
export const CableCode = {
  Undefined: -1,
  Good: 0,
  Short: 1,
  Open: 2,
  TestFailed: 3,
  Unknown: 255,
} as const;

/** One pair as the device measured it. */
export interface CablePair {
  /** `A` to `D`. */
  readonly pair: string;
  readonly code: number;
  /** Metres to the fault, or to the end of a good pair. */
  readonly lengthMetres?: number | undefined;
}

const PAIR_WORDS: Readonly<Record<number, { readonly far: string; readonly near: string }>> = {
  [CableCode.Good]: { far: 'Pair {pair} is good, {length} m long.', near: 'Pair {pair} is good.' },
  [CableCode.Short]: { far: 'Pair {pair} is shorted {length} m away.', near: 'Pair {pair} is shorted.' },
  [CableCode.Open]: { far: 'Pair {pair} is open {length} m away.', near: 'Pair {pair} is open.' },
};

/** Result text of one pair. */
export function cablePairMessage({ pair, code, lengthMetres }: CablePair): Message {
  const words = PAIR_WORDS[code];
  if (words === undefined) return message('Pair {pair} could not be tested.', { pair });
  return !isWithin(lengthMetres, PHYSICAL.distanceMetres)
    ? message(words.near, { pair })
    : message(words.far, { pair, length: lengthMetres });
}
