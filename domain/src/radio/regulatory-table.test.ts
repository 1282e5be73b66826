import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  countryRules,
  countryRulesByAlpha2,
  decodeRule,
  decodeTable,
  regulatoryCountries,
  WORLD_COUNTRY_CODE,
} from './regulatory-table.ts';
import { REGDB_RELEASE } from './regulatory-table.generated.ts';

const captures = process.env['RADIOLINK_CAPTURES'];

describe('the regulatory table', () => {
  it('names its release and holds 180 countries beside the world domain', () => {
    expect(REGDB_RELEASE).toBe('2026.05.30');
    expect(regulatoryCountries()).toHaveLength(180);
    expect(regulatoryCountries().every(country => country.countryCode !== WORLD_COUNTRY_CODE)).toBe(true);
    expect(countryRules(WORLD_COUNTRY_CODE)?.alpha2).toBe('00');
  });

  it('offers a country by number, letters and name', () => {
    expect(regulatoryCountries().find(country => country.countryCode === 840)).toEqual({
      countryCode: 840,
      alpha2: 'US',
      name: 'United States',
    });
  });

  it.each([
    [840, 'us', 'FCC'],
    [826, 'GB', 'ETSI'],
    [392, 'Jp', 'JP'],
    [643, 'RU', undefined],
  ])('finds %i by number and as %s, radar avoided the %s way', (number, letters, region) => {
    expect(countryRules(number)?.dfsRegion).toBe(region);
    expect(countryRulesByAlpha2(letters)?.countryCode).toBe(number);
  });

  it('knows neither a number nor letters without rules', () => {
    expect(countryRules(1125)).toBeUndefined();
    expect(countryRulesByAlpha2('ZZ')).toBeUndefined();
  });

  it.each([
    ['US', ['5150-5250 23', '5250-5350 24*', '5470-5730 24*', '5730-5850 30', '57240-71000 40']],
    ['CA', ['5150-5250 23i', '5250-5350 27*', '5470-5730 27*', '5730-5850 36']],
    ['PR', ['5170-5250 17', '5250-5330 24*', '5490-5730 24*', '5735-5835 30']],
    ['GB', ['5150-5250 23i', '5250-5350 20*i', '5470-5730 27*', '5725-5850 23i', '57000-71000 40']],
    ['DE', ['5150-5250 23i', '5250-5350 20*i', '5470-5725 27*', '5725-5875 14', '57000-66000 40']],
    ['JP', ['5170-5250 20', '5250-5330 20*', '5490-5730 23*', '57000-66000 10']],
    [
      'KR',
      ['5150-5230 23', '5230-5250 17', '5250-5350 20*', '5470-5725 20*', '5725-5850 23', '57000-66000 43'],
    ],
    ['TR', ['5150-5250 23i', '5250-5330 20*i', '5470-5725 27*', '57000-66000 40']],
    ['IL', ['5150-5250 23i', '5250-5350 20*i', '5470-5725 27*i', '5725-5875 14']],
  ])('holds the rules of %s that tests lean on', (alpha2, expected) => {
    const said = countryRulesByAlpha2(alpha2)
      ?.rules.filter(rule => rule.startMhz >= 5000 && (rule.endMhz <= 5875 || rule.startMhz > 50_000))
      .map(
        rule =>
          `${rule.startMhz}-${rule.endMhz} ${Math.round(rule.maxEirpDbm)}${rule.dfs ? '*' : ''}${rule.indoorOnly ? 'i' : ''}`,
      );
    expect(said).toEqual(expected);
  });

  it('reads every part of a rule line', () => {
    expect(decodeRule('5730.5-5850@80:36.02/600:ADIMOW')).toEqual({
      startMhz: 5730.5,
      endMhz: 5850,
      maxBandwidthMhz: 80,
      maxEirpDbm: 36.02,
      cacSeconds: 600,
      dfs: true,
      indoorOnly: true,
      noInitiate: true,
      noOfdm: true,
      joinable: true,
      etsiQueues: true,
    });
  });

  it('reads a bare rule as one without restrictions', () => {
    expect(decodeRule('57000-66000@2160:40')).toEqual({
      startMhz: 57_000,
      endMhz: 66_000,
      maxBandwidthMhz: 2160,
      maxEirpDbm: 40,
      dfs: false,
      indoorOnly: false,
      noInitiate: false,
      noOfdm: false,
      joinable: false,
      etsiQueues: false,
    });
  });

  it.each(['', '5150-5250', 'x5150-5250@80:23', '5150-5250@80:23:a', '5150-5250@80:23:A;'])(
    'refuses "%s" as a rule line',
    line => {
      expect(() => decodeRule(line)).toThrow(`Not a line of the regulatory table: ${line}`);
    },
  );

  it('gives each domain the rules it names, the eleventh by the letter a', () => {
    const lines = Array.from({ length: 11 }, (_, at) => `${at}-100@20:${at}`).join('\n');
    const [first, second] = decodeTable(lines, 'AA|1|First|E|0 a\nBB|2|Second||3');
    expect(first?.rules.map(rule => rule.maxEirpDbm)).toEqual([0, 10]);
    expect(first).toMatchObject({ countryCode: 1, alpha2: 'AA', name: 'First', dfsRegion: 'ETSI' });
    expect(second?.rules.map(rule => rule.maxEirpDbm)).toEqual([3]);
    expect(second?.dfsRegion).toBeUndefined();
  });

  it.skipIf(captures === undefined)('equals one made anew from the public database', () => {
    const from = (file: string) => join(captures ?? '', 'regdb', file);
    const sources = [
      '--db',
      from('db.txt'),
      '--iso',
      from('iso3166-numeric.tsv'),
      '--licence',
      from('LICENSE'),
    ];
    const said = execFileSync(process.execPath, ['scripts/regdb.mjs', '--check', ...sources], {
      cwd: new URL('../../..', import.meta.url),
      encoding: 'utf8',
    });
    expect(said).toContain('The table is current.');
  });
});
