import type { ClassicSchemas } from '@radiolink/openapi/classic';
import type { V1Schemas } from '@radiolink/openapi/v1';
import type { ChannelRow } from '@radiolink/domain/radio';
import { DBM, MHZ, SMALL } from './ranges.ts';
import type { Section } from './section.ts';

export const COUNTRY_CODES = [0, 65_535] as const;
/** A real domain has some 570 rows, one for each centre and width; several countries' worth is none. */
export const MOST_CHANNELS = 8192;

/** The country of a domain; undefined without its code. */
export function countryOf(
  countryCode: number | undefined,
  countryName = '',
): { countryCode: number; countryName: string } | undefined {
  return countryCode === undefined ? undefined : { countryCode, countryName };
}

/** Rows without frequency, width or power cannot be used and are left out. */
export function channelsOf(
  rows: readonly Section<ClassicSchemas['Channel'] | V1Schemas['Channel']>[],
): readonly ChannelRow[] {
  return rows.flatMap(row => {
    const [control, center, bw] = [
      row.number('control', MHZ),
      row.number('center', MHZ),
      row.number('bw', MHZ),
    ];
    const maxEirp = row.number('maxEirp', DBM);
    const [ch = 0, dfs = false] = [row.number('ch', SMALL), row.flag('dfs')];
    if (control === undefined || center === undefined || bw === undefined || maxEirp === undefined) return [];
    return [{ control, center, bw, ch, dfs, maxEirp }];
  });
}
