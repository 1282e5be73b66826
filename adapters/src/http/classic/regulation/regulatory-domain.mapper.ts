import type { DeviceRegulation } from '@radiolink/application/regulation';
import type {
  ChannelRow,
  RegulatoryDomain,
  RegulatoryDomain60,
  RegulatoryInterface,
} from '@radiolink/domain/radio';
import type { Section } from '../../wire/index.ts';
import { readAnswer } from '../done-answer.ts';
import { DBI, DBM, MHZ, SMALL } from '../status/ranges.ts';

const COUNTRY_CODES = [0, 65_535] as const;
/** A real domain has some 570 rows, one for each centre and width; several countries' worth is none. */
const MOST_CHANNELS = 8192;

/** The regulatory domain; a part without a country is one that the device lacks. Specification §3. */
export function mapRegulation(json: unknown): DeviceRegulation {
  return readAnswer(json, root => {
    root.ignore('ok', 'code', 'message');
    return { domain: mapDomain(root.section('data')), domain60: mapDomain60(root.section('data60')) };
  });
}

function mapDomain(domain: Section): RegulatoryDomain | undefined {
  const country = countryOf(domain);
  const interfaces = domain.sections('interfaces').flatMap((radio): readonly RegulatoryInterface[] => {
    const id = radio.text('id');
    return id === 'main' || id === 'backup' ? [{ id, channels: channelsOf(radio) }] : [];
  });
  return country === undefined ? undefined : { ...country, interfaces };
}

/** The 60 GHz domain; undefined without its limits. */
export function mapDomain60(domain: Section): RegulatoryDomain60 | undefined {
  const country = countryOf(domain);
  const channels = channelsOf(domain);
  const edges = channels.map(({ center, bw }) => [center - bw / 2, center + bw / 2] as const);
  const limits = {
    maxCondPower: domain.number('maxCondPower', DBM),
    maxEirp: domain.number('maxEirp', DBM),
    maxAntGain: domain.number('maxAntGain', DBI),
    minAntGain: domain.number('minAntGain', DBI),
  };
  const { maxCondPower, maxEirp, maxAntGain, minAntGain } = limits;
  const freqStart = domain.number('freqStart', MHZ) ?? Math.min(...edges.map(([start]) => start));
  const freqEnd = domain.number('freqEnd', MHZ) ?? Math.max(...edges.map(([, end]) => end));
  if (country === undefined || maxCondPower === undefined || maxEirp === undefined) return undefined;
  if (maxAntGain === undefined || minAntGain === undefined) return undefined;
  return { ...country, channels, maxCondPower, maxEirp, maxAntGain, minAntGain, freqStart, freqEnd };
}

/** The country that a domain is of. */
export function countryOf(domain: Section): { countryCode: number; countryName: string } | undefined {
  const countryCode = domain.number('countryCode', COUNTRY_CODES, true);
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
