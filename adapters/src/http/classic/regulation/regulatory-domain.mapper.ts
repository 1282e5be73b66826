import type { Received } from '@radiolink/openapi/received';
import type { ClassicSchemas as Schemas } from '@radiolink/openapi/classic';
import type { DeviceRegulation } from '@radiolink/application/regulation/regulatory-domain.port';
import type { RegulatoryDomain, RegulatoryDomain60, RegulatoryInterface } from '@radiolink/domain/radio';
import type { Section } from '../../wire/section.ts';
import { readAnswer } from '../../wire/read-answer.ts';
import { DBI, DBM, MHZ } from '../../wire/ranges.ts';
import { channelsOf, COUNTRY_CODES, countryOf, MOST_CHANNELS } from '../../wire/regulatory-domain.ts';

/** The regulatory domain; a part without a country is one that the device lacks. §3. */
export function mapRegulation(
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
export function mapDomain60(domain: Section<Schemas['RegulatoryDomain60']>): RegulatoryDomain60 | undefined {
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
