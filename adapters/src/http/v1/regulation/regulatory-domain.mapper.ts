import type { Received } from '@radiolink/openapi/received';
import type { V1Schemas as Schemas } from '@radiolink/openapi/v1';
import type { DeviceRegulation } from '@radiolink/application/regulation/regulatory-domain.port';
import type { RegulatoryDomain60, RegulatoryInterface } from '@radiolink/domain/radio';
import { channelsOf, COUNTRY_CODES, countryOf, MOST_CHANNELS } from '../../wire/regulatory-domain.ts';
import { readAnswer } from '../../wire/read-answer.ts';
import { DBI, DBM, MHZ } from '../../wire/ranges.ts';
import type { EntryOf } from '../../wire/contract-names.ts';
import type { Section } from '../../wire/section.ts';
import { factBand } from '../statistics/device-facts.mapper.ts';

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
