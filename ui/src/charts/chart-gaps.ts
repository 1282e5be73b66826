import { type ChartGap, type GapCause, gapCauseAt } from '@radiolink/application/status/chart-gaps';
import type { ChartHistory } from '@radiolink/application/status/chart-series';

/** Why a chart has no values. English sentence keys. */
export const GAP_WORDS: Readonly<Record<GapCause, string>> = {
  'page-closed': 'Not recorded: page closed or in the background',
  'no-answer': 'Not recorded: no response from the device',
  unseen: 'Not recorded: page closed or no response from the device',
  'not-recorded': 'Not recorded by the device',
};

/**
 * The gaps of a chart whose cause is known, between the samples with values beside them. Seconds before the newest sample.
 *
 * @param rows of values in the order of the samples; one that is missing is null
 */
export function unrecordedGaps(
  { times, gaps }: Pick<ChartHistory<string>, 'times' | 'gaps'>,
  rows: readonly (readonly (number | null)[])[],
  offsets: readonly number[],
): readonly ChartGap[] {
  if (gaps === undefined) return [];
  const found: ChartGap[] = [];
  let open: ChartGap | undefined;
  for (const [tick, at] of offsets.entries()) {
    const isMissing = rows.every(row => row[tick] == null);
    const cause = isMissing ? gapCauseAt(gaps, times[tick] ?? Number.NaN) : undefined;
    if (open !== undefined && open.cause !== cause) {
      found.push({ ...open, to: at });
      open = undefined;
    }
    if (cause !== undefined) open = { from: open?.from ?? offsets[tick - 1] ?? at, to: at, cause };
  }
  return open === undefined ? found : [...found, open];
}

/** More lines would stand over the values of both ends. */
const MOST_LINES = 4;

/** Words in lines of a width; none where they have no room. */
export function wrappedWords(
  words: string,
  width: number,
  widthOf: (text: string) => number,
): readonly string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (widthOf(word) > width) return [];
    if (last !== undefined && widthOf(longer) <= width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines.length > MOST_LINES ? [] : lines;
}
