import {
  type DeviceRegulation,
  RegulatoryDomainPort,
} from '@radiolink/application/regulation/regulatory-domain.port';
import {
  normaliseUniiKey,
  type RegulatoryDomain,
  type RegulatoryDomain60,
  type RegulatoryInterface,
} from '@radiolink/domain/radio';
import type { ClassicSchemas as Schemas } from '@radiolink/openapi/classic';
import type { Received } from '@radiolink/openapi/received';
import type { CallOptions } from '../../client/answer.ts';
import type { ClassicClient } from '../../client/classic-client.ts';
import { DBI, DBM, MHZ } from '../../wire/ranges.ts';
import { readAnswer } from '../../wire/read-answer.ts';
import { COUNTRY_CODES, channelsOf, countryOf, MOST_CHANNELS } from '../../wire/regulatory-domain.ts';
import type { Section } from '../../wire/section.ts';
import { requireDone } from '../../wire/action-result.ts';
import { CountriesPort, DfsPrescanPort } from '@radiolink/application/regulation/regulation.port';
import { MixedCountries } from '../../mixed/mixed-countries.adapter.ts';
import { MixedDfsPrescan } from '../../mixed/mixed-prescan.adapter.ts';
import { classicPort } from '../classic-ports.ts';

const HIGHEST_MHZ = 100_000;

/** Country, channels and powers by `/api/regdomain` and `/chanlist_active.cgi`. */
export class ClassicRegulatoryDomain implements RegulatoryDomainPort {
  constructor(private readonly client: ClassicClient) {}

  async read(countryCode?: number, options?: CallOptions): Promise<DeviceRegulation> {
    if (countryCode === undefined) return mapRegulation(await this.client.get('/api/regdomain', options));
    const params = { path: { country: countryCode } };
    return mapRegulation(await this.client.get('/api/regdomain/{country}', { params, ...options }));
  }

  async setCountry(countryCode: number, options?: CallOptions): Promise<DeviceRegulation> {
    const body = { country: countryCode };
    const data = await this.client.form('/api/regdomain/country', { body, ...options });
    requireDone(data);
    return mapRegulation(data);
  }

  async activateUnii(
    { name, key }: { readonly name: string; readonly key: string },
    options?: CallOptions,
  ): Promise<void> {
    const body = { name, key: normaliseUniiKey(key) };
    requireDone(await this.client.form('/api/regdomain/activate-unii', { body, ...options }));
  }

  async activeChannels(options?: CallOptions): Promise<readonly number[]> {
    const { data } = await this.client.text('/chanlist_active.cgi', options);
    return data
      .trim()
      .split(/\s+/)
      .map(Number)
      .filter(frequency => frequency > 0 && frequency < HIGHEST_MHZ);
  }
}

/** The regulatory domain; a part without a country is one that the device lacks. §3. */
function mapRegulation(
  json: Received<'/api/regdomain' | '/api/regdomain/{country}'> | Received<'/api/regdomain/country', 'post'>,
): DeviceRegulation {
  return readAnswer(json, root => {
    return { domain: mapDomain(root.section('data')), domain60: mapDomain60(root.section('data60')) };
  });
}

function mapDomain(domain: Section<Schemas['RegulatoryDomain']>): RegulatoryDomain | undefined {
  const country = countryOf(domain.numberOrText('countryCode', COUNTRY_CODES), domain.text('countryName'));
  const interfaces = domain.sections('interfaces').flatMap((radio): readonly RegulatoryInterface[] => {
    const id = radio.text('id');
    return id === 'main' || id === 'backup'
      ? [{ id, channels: channelsOf(radio.sections('channels', MOST_CHANNELS)) }]
      : [];
  });
  return country === undefined ? undefined : { ...country, interfaces };
}

/** The 60 GHz domain; undefined without its limits. */
function mapDomain60(domain: Section<Schemas['RegulatoryDomain60']>): RegulatoryDomain60 | undefined {
  const country = countryOf(domain.numberOrText('countryCode', COUNTRY_CODES), domain.text('countryName'));
  const channels = channelsOf(domain.sections('channels', MOST_CHANNELS));
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

/** Ports of the regulation, by the classic API. */
export const PORTS = [
  classicPort(CountriesPort, ({ session, settings }) => new MixedCountries({ ...settings, session })),
  classicPort(
    DfsPrescanPort,
    ({ session, visibility, heartbeat, settings }) =>
      new MixedDfsPrescan({ ...settings, session, visibility, heartbeat }),
  ),
  classicPort(RegulatoryDomainPort, ({ client }) => new ClassicRegulatoryDomain(client)),
];
