import type { Lines } from './line-draft.ts';

/** A radio and the position of its lines. */
export interface RadioLines {
  readonly id: 'main' | 'backup';
  /** 0 for the 60 GHz radio, 1 for the 5 GHz radio. §config.radio. */
  readonly index: 0 | 1;
  readonly prefix: `radio.${0 | 1}`;
  /** As `frequency.band` reports it. */
  readonly band: 60_000 | 5000;
}

const SIXTY = { index: 0, prefix: 'radio.0', band: 60_000 } as const;
const FIVE = { index: 1, prefix: 'radio.1', band: 5000 } as const;

/** The radios that the lines name, the main one first: beside a 60 GHz radio the 5 GHz radio is its backup. */
export function radioLinesOf(lines: Lines): readonly RadioLines[] {
  const named = [SIXTY, FIVE].filter(({ prefix }) => lines.get(`${prefix}.devname`) !== undefined);
  return named.map((radio, place) => ({ ...radio, id: place === 0 ? 'main' : 'backup' }));
}
