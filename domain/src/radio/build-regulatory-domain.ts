import { isWithin, PHYSICAL } from '../units/physical-range.ts';
import { rowFromChannel } from './channel.ts';
import { type ChannelQuery, channelsFor } from './channels-for.ts';
import type { ChannelRow, RegulatoryDomain, RegulatoryDomain60 } from './regulatory-domain.ts';
import { countryRules } from './regulatory-table.ts';

/** Parameters of the channels of one radio; the country is that of the domain. */
export type InterfaceQuery = Omit<ChannelQuery, 'countryCode' | 'widthMhz'> & {
  readonly widthsMhz: readonly number[];
};

function rowsFor(countryCode: number, query: InterfaceQuery): readonly ChannelRow[] {
  const { widthsMhz, ...rest } = query;
  return widthsMhz.flatMap(widthMhz =>
    channelsFor({ ...rest, countryCode, widthMhz }).flatMap(channel => rowFromChannel(channel) ?? []),
  );
}

/**
 * The regulatory domain of a country as a device would list it, from the public table. A radio the device lacks is left
 * out of the query and has an empty list. Undefined for a country the database lacks.
 */
export function buildRegulatoryDomain(
  countryCode: number,
  radios: { readonly main?: InterfaceQuery; readonly backup?: InterfaceQuery },
): RegulatoryDomain | undefined {
  const country = countryRules(countryCode);
  if (country === undefined) return undefined;
  return {
    countryCode,
    countryName: country.name,
    interfaces: (['main', 'backup'] as const).map(id => {
      const query = radios[id];
      return { id, channels: query === undefined ? [] : rowsFor(countryCode, query) };
    }),
  };
}

/** Limits of a 60 GHz board: dBm into the antenna, gains in dBi, widths in MHz. */
export interface Radio60Board {
  readonly widthsMhz: readonly number[];
  readonly maxCondPower: number;
  readonly maxAntGain: number;
  readonly minAntGain: number;
}

function isBoard({ maxCondPower, maxAntGain, minAntGain }: Radio60Board): boolean {
  const gains = isWithin(maxAntGain, PHYSICAL.gainDbi) && isWithin(minAntGain, PHYSICAL.gainDbi);
  return gains && isWithin(maxCondPower, PHYSICAL.dbm);
}

/** The same at 60 GHz. Undefined where the country allows no channel there, and for a board with impossible limits. */
export function buildRegulatoryDomain60(
  countryCode: number,
  board: Radio60Board,
): RegulatoryDomain60 | undefined {
  const country = countryRules(countryCode);
  const channels = rowsFor(countryCode, { band: 'AD', widthsMhz: board.widthsMhz });
  if (country === undefined || channels.length === 0 || !isBoard(board)) return undefined;
  return {
    countryCode,
    countryName: country.name,
    channels,
    maxCondPower: board.maxCondPower,
    maxEirp: Math.max(...channels.map(row => row.maxEirp)),
    maxAntGain: board.maxAntGain,
    minAntGain: board.minAntGain,
    freqStart: Math.min(...channels.map(row => row.center - row.bw / 2)),
    freqEnd: Math.max(...channels.map(row => row.center + row.bw / 2)),
  };
}
