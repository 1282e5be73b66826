import {
  type DeviceRegulation,
  RegulatoryDomainPort,
} from '@radiolink/application/regulation/regulatory-domain.port';
import { countryRules, type RegulatoryDomain60, type RegulatoryInterface } from '@radiolink/domain/radio';
import type { Received } from '@radiolink/openapi/received';
import type { V1Schemas as Schemas } from '@radiolink/openapi/v1';
import type { CallOptions } from '../../client/answer.ts';
import { unlessMissing } from '../../client/missing.ts';
import { unsupported } from '../../client/unsupported.ts';
import type { EntryOf } from '../../wire/contract-names.ts';
import { DBI, DBM, MHZ } from '../../wire/ranges.ts';
import { readAnswer } from '../../wire/read-answer.ts';
import { COUNTRY_CODES, channelsOf, countryOf, MOST_CHANNELS } from '../../wire/regulatory-domain.ts';
import type { Section } from '../../wire/section.ts';
import type { V1Client } from '../client/v1-client.ts';
import { factBand } from '../statistics/device-facts.mapper.ts';
import { CountriesPort, DfsPrescanPort } from '@radiolink/application/regulation/regulation.port';
import { V1Countries } from './countries.adapter.ts';
import { V1DfsPrescan } from './dfs-prescan.adapter.ts';
import { v1Port } from '../v1-ports.ts';

/** Country, channels and powers by `/system/airmax/regdomain`; an LTU device has them at `/system/ltu/regdomain`. */
export class V1RegulatoryDomain implements RegulatoryDomainPort {
  constructor(private readonly client: V1Client) {}

  async read(countryCode?: number, options?: CallOptions): Promise<DeviceRegulation> {
    return (
      (await unlessMissing(this.#regulation('airmax', countryCode, options))) ??
      this.readLtu(countryCode, options)
    );
  }

  readLtu(countryCode?: number, options?: CallOptions): Promise<DeviceRegulation> {
    return this.#regulation('ltu', countryCode, options);
  }

  async #regulation(product: 'airmax' | 'ltu', countryCode?: number, options?: CallOptions) {
    const path = `/api/v1.0/system/${product}/regdomain` as const;
    if (countryCode === undefined) return mapV1Regulation(await this.client.get(path, options));
    const params = { path: { country: lettersOf(countryCode) } };
    return mapV1Regulation(await this.client.get(`${path}/{country}`, { params, ...options }));
  }

  activateUnii(): Promise<void> {
    return Promise.reject(unsupported());
  }

  /** The control channels that the radios use, by the statistics. */
  async activeChannels(options?: CallOptions): Promise<readonly number[]> {
    const data = await this.client.list('/api/v1.0/statistics', options);
    return readAnswer(data[0], sample =>
      sample
        .section('wireless')
        .sections('radios', 8)
        .flatMap(radio => {
          const frequency = radio.section('frequency');
          const [control, transmit] = [frequency.number('control', MHZ), frequency.number('tx', MHZ)];
          return control ?? transmit ?? frequency.number('center', MHZ) ?? [];
        })
        .filter(mhz => mhz > 0),
    );
  }
}

/** A country without letters is requested by its number. */
function lettersOf(countryCode: number): string {
  return countryRules(countryCode)?.alpha2 ?? String(countryCode);
}

type Radio = EntryOf<Schemas['RegulatoryDomain'], 'interfaces'>;

interface Country {
  readonly countryCode: number;
  readonly countryName: string;
}

type RegulationAnswer = Received<
  | '/api/v1.0/system/airmax/regdomain'
  | '/api/v1.0/system/airmax/regdomain/{country}'
  | '/api/v1.0/system/ltu/regdomain'
  | '/api/v1.0/system/ltu/regdomain/{country}'
>;

/** One response for both bands, each radio with its `band`, split by band as in the domain. */
export function mapV1Regulation(json: RegulationAnswer): DeviceRegulation {
  return readAnswer(json, root => {
    const country = countryOf(root.numberOrText('countryCode', COUNTRY_CODES), root.text('countryName'));
    if (country === undefined) return {};
    const radios = root.sections('interfaces', 8).map(radio => ({
      radio,
      is60: factBand(radio.number('band', MHZ) ?? 0) === '60',
    }));
    const interfaces = radios.filter(({ is60 }) => !is60).flatMap(({ radio }) => radioOf(radio));
    const sixty = radios.find(({ is60 }) => is60);
    return {
      domain: interfaces.length === 0 ? undefined : { ...country, interfaces },
      domain60: sixty && domain60Of(sixty.radio, country),
    };
  });
}

function radioOf(radio: Section<Radio>): readonly RegulatoryInterface[] {
  const id = radio.text('id');
  return id === 'main' || id === 'backup'
    ? [{ id, channels: channelsOf(radio.sections('channels', MOST_CHANNELS)) }]
    : [];
}

function domain60Of(radio: Section<Radio>, country: Country): RegulatoryDomain60 | undefined {
  const channels = channelsOf(radio.sections('channels', MOST_CHANNELS));
  const [maxCondPower, maxEirp] = [radio.number('maxCondPower', DBM), radio.number('maxEirp', DBM)];
  const [maxAntGain, minAntGain] = [radio.number('maxAntGain', DBI), radio.number('minAntGain', DBI)];
  const [freqStart, freqEnd] = [radio.number('freqStart', MHZ), radio.number('freqEnd', MHZ)];
  if (maxCondPower === undefined || maxEirp === undefined) return undefined;
  if (maxAntGain === undefined || minAntGain === undefined) return undefined;
  if (freqStart === undefined || freqEnd === undefined) return undefined;
  return { ...country, channels, maxCondPower, maxEirp, maxAntGain, minAntGain, freqStart, freqEnd };
}

/** Ports of the regulation, by the versioned API. */
export const PORTS = [
  v1Port(CountriesPort, ({ client }) => new V1Countries(client)),
  v1Port(DfsPrescanPort, ({ client, ...rest }) => new V1DfsPrescan(client, rest)),
  v1Port(RegulatoryDomainPort, ({ client }) => new V1RegulatoryDomain(client)),
];
