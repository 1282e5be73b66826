import type { ReportedLink } from './link-report.ts';

/** What is compared of one end of a link; undefined if not reported. */
export type ReadEnd = Readonly<Record<(typeof END_NUMBERS)[number], number | undefined>> &
  Readonly<Record<'name' | 'mac' | 'firmware', string | undefined>> & {
    readonly chainSignalsDbm: readonly number[];
    readonly ethernet: readonly { readonly name: string; readonly speedMbps: number | undefined }[];
  };

/** What is compared of one link. */
export interface ReadLink {
  readonly band: string;
  readonly frequencyMhz: number | undefined;
  readonly channelWidthMhz: number | undefined;
  readonly downlinkKbps: number | undefined;
  readonly uplinkKbps: number | undefined;
  readonly local: ReadEnd;
  readonly remote: ReadEnd | undefined;
}

/** A link report that was read again. */
export interface ReadReport {
  readonly writtenAt: string;
  readonly ssid: string | undefined;
  readonly links: readonly ReadLink[];
}

const END_NUMBERS = [
  'signalDbm',
  'signalExpectedDbm',
  'noiseFloorDbm',
  'cinrDb',
  'txPowerDbm',
  'antennaGainDbi',
] as const;
/** Levels and rates beyond these are damage. */
const LARGEST = 1e9;

type Json = Readonly<Record<string, unknown>>;

/**
 * Reads what `linkReportJson` or `linkReportForTicket` wrote, text before the JSON included. Undefined for anything that
 * is no link report. A damaged value counts as not reported.
 */
export function readLinkReport(text: string): ReadReport | undefined {
  const json = jsonIn(textOf(text) ?? '');
  const links = json?.['links'];
  if (json === undefined || !Array.isArray(links) || typeof json['writtenAt'] !== 'string') return undefined;
  return { writtenAt: json['writtenAt'], ssid: textOf(json['ssid']), links: links.flatMap(readLink) };
}

/** The report for a ticket has its JSON behind its text, from the first line that opens an object. */
function jsonIn(text: string): Json | undefined {
  const start = /^\{/m.exec(text)?.index ?? -1;
  try {
    return start === -1 ? undefined : section(JSON.parse(text.slice(start)));
  } catch {
    return undefined;
  }
}

function readLink(json: unknown): readonly ReadLink[] {
  const link: Partial<Record<keyof ReportedLink, unknown>> | undefined = section(json);
  const band = textOf(link?.band);
  if (link === undefined || band === undefined) return [];
  const local = readEnd(link.local);
  if (local === undefined) return [];
  return [
    {
      band,
      frequencyMhz: numberOf(link.frequencyMhz),
      channelWidthMhz: numberOf(link.channelWidthMhz),
      downlinkKbps: numberOf(section(link.downlink)?.['capacityKbps']),
      uplinkKbps: numberOf(section(link.uplink)?.['capacityKbps']),
      local,
      remote: readEnd(link.remote),
    },
  ];
}

function readEnd(json: unknown): ReadEnd | undefined {
  const end = section(json);
  if (end === undefined) return undefined;
  const [signalDbm, signalExpectedDbm, noiseFloorDbm, cinrDb, txPowerDbm, antennaGainDbi] = END_NUMBERS.map(
    name => numberOf(end[name]),
  );
  return {
    signalDbm,
    signalExpectedDbm,
    noiseFloorDbm,
    cinrDb,
    txPowerDbm,
    antennaGainDbi,
    name: textOf(end['name']),
    mac: textOf(end['mac']),
    firmware: textOf(end['firmware']),
    chainSignalsDbm: listOf(end['chainSignalsDbm']).flatMap(value => numberOf(value) ?? []),
    ethernet: listOf(end['ethernet']).flatMap(port => {
      const name = textOf(section(port)?.['name']);
      return name === undefined ? [] : [{ name, speedMbps: numberOf(section(port)?.['speedMbps']) }];
    }),
  };
}

function section(value: unknown): Json | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : undefined;
}

const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? (value as readonly unknown[]) : [];

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Math.abs(value) <= LARGEST ? value : undefined;
