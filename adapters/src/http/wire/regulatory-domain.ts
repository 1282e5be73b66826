import type { ChannelRow } from '@radiolink/domain/radio';
import { DBM, MHZ, SMALL } from './ranges.ts';
import type { Section } from './section.ts';

const COUNTRY_CODES = [0, 65_535] as const;
/** A real domain has some 570 rows, one for each centre and width; several countries' worth is none. */
const MOST_CHANNELS = 8192;

/** The country that a domain is of. */
export function countryOf(domain: Section): { countryCode: number; countryName: string } | undefined {
  const countryCode = domain.numberOrText('countryCode', COUNTRY_CODES);
  const countryName = domain.text('countryName') ?? '';
  return countryCode === undefined ? undefined : { countryCode, countryName };
}

/** Rows without frequency, width or power cannot be used and are left out. */
export function channelsOf(owner: Section): readonly ChannelRow[] {
  return owner.sections('channels', MOST_CHANNELS).flatMap(row => {
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
