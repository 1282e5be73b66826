import {
  type ChannelRow,
  countryRules,
  countryRulesByAlpha2,
  regulatoryCountries,
  type RegulatoryDomain60,
  rowsInRange60,
} from '@radiolink/domain/radio';
import { setupCountries } from '../../handlers/session/public-info.ts';
import type { Built } from '../../aspects.ts';
import { type Regulation, regulationOf, rows5GHz, ruledBy } from '../../regulation/regulation.ts';
import { jsonAnswer } from '../../wire/answers.ts';
import { v1NotFound } from '../answers.ts';
import { v1SessionCall } from '../exchange.ts';

function alpha2Of(code: number): string {
  return countryRules(ruledBy(code))?.alpha2 ?? '';
}

/** Number of a country by its letters or its number; undefined for an unknown one. */
function countryCodeOf(text: string): number | undefined {
  if (/^\d{1,4}$/.test(text)) return alpha2Of(Number(text)) === '' ? undefined : Number(text);
  return countryRulesByAlpha2(text)?.countryCode;
}

function rowSection({ ch, control, center, bw, dfs, maxEirp }: ChannelRow): Record<string, unknown> {
  return { ch, control, center, bw, dfs, maxEirp };
}

function section60(domain: RegulatoryDomain60): Record<string, unknown> {
  const { freqStart, freqEnd, maxCondPower, maxEirp, minAntGain, maxAntGain } = domain;
  return {
    id: 'main',
    band: 60_000,
    freqStart,
    freqEnd,
    maxCondPower,
    maxEirp,
    minAntGain,
    maxAntGain,
    channels: rowsInRange60(domain).map(rowSection),
  };
}

function domainSection(code: number, regulation: Regulation): Record<string, unknown> {
  const { domain, domain60 } = regulation;
  return {
    countryCode: code,
    countryName: domain?.countryName ?? '',
    alpha2: code === 0 ? '' : alpha2Of(code),
    interfaces: [
      ...(domain60 ? [section60(domain60)] : []),
      { id: domain60 ? 'backup' : 'main', band: 5000, channels: rows5GHz(regulation).map(rowSection) },
    ],
  };
}

/** LTU devices have the rules at a path of their own, where no other has them. */
type Line = 'airmax' | 'ltu';

const isOfLine = ({ profile }: Built, line: Line): boolean =>
  (profile.board.family === 'ltu') === (line === 'ltu');

const current = (line: Line) =>
  v1SessionCall('GET', `/system/${line}/regdomain`, ({ radio }) =>
    isOfLine(radio, line) ? jsonAnswer(domainSection(radio.countryCode, radio.regulation)) : v1NotFound(),
  );

const ofCountry = (line: Line) =>
  v1SessionCall('GET', `/system/${line}/regdomain/{country}`, ({ radio, params }) => {
    const code = countryCodeOf(params['country'] ?? '') ?? 0;
    if (!isOfLine(radio, line) || code === 0) return v1NotFound();
    const regulation = regulationOf(radio.profile.board, code, radio.uniiActivated);
    return regulation.domain === undefined ? v1NotFound() : jsonAnswer(domainSection(code, regulation));
  });

/** GET /system/airmax/regdomain and /system/ltu/regdomain, each for the present country and for any. §v1.countries. */
export const regulationCalls = [current('airmax'), ofCountry('airmax'), current('ltu'), ofCountry('ltu')];

function countryList(): Record<string, unknown>[] {
  const known = new Set(regulatoryCountries().map(({ countryCode }) => countryCode));
  return setupCountries().map(({ code, name }) => ({
    code,
    alpha2: alpha2Of(code),
    name,
    licensed: !known.has(code),
  }));
}

const countries = (path: string) => v1SessionCall('GET', path, () => jsonAnswer(countryList()));

/** GET /system/airos/countries and /system/airmax/countries. §v1.countries. */
export const countryCalls = [countries('/system/airos/countries'), countries('/system/airmax/countries')];
