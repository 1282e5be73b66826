import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { encodeTable, generateTable, parseCountries, parseRegdb, releaseOf } from './table.ts';

const captures = process.env['RADIOLINK_CAPTURES'];

describe('reading the regulatory database', () => {
  it('reads the form written back from the binary', () => {
    const text = 'country DE: DFS-ETSI\n\t(5150 - 5250 @ 80), (23.01), NO-OUTDOOR, AUTO-BW, wmmrule=ETSI\n';
    expect(parseRegdb(text)).toEqual([
      {
        alpha2: 'DE',
        region: 'E',
        rules: [{ start: 5150, end: 5250, maxBandwidth: 80, maxEirp: 23.01, cac: undefined, flags: 'AOW' }],
      },
    ]);
  });

  it('reads the original form: comments, mW, queue rules and old flag names', () => {
    const text = [
      '# a comment',
      'wmmrule ETSI:',
      '  vo_c: cw_min=3, cw_max=7, aifsn=2, cot=2',
      '  be_ap: cw_min=15, cw_max=63, aifsn=3, cot=6',
      '',
      'country 00:',
      '  # channels 36 to 48',
      '  (5170 - 5250 @ 80), (200 mW), PASSIVE-SCAN, NO-IBSS # old names',
      '  (2402.5 - 2472 @ 40), (20)\r',
    ].join('\n');
    expect(parseRegdb(text)).toEqual([
      {
        alpha2: '00',
        region: '',
        rules: [
          { start: 5170, end: 5250, maxBandwidth: 80, maxEirp: 23.01, cac: undefined, flags: 'I' },
          { start: 2402.5, end: 2472, maxBandwidth: 40, maxEirp: 20, cac: undefined, flags: '' },
        ],
      },
    ]);
  });

  it('reads a listening time of a rule', () => {
    const [domain] = parseRegdb('country AU: DFS-ETSI\n(5600 - 5650 @ 20), (20, 600), DFS');
    expect(domain?.rules[0]).toMatchObject({ maxEirp: 20, cac: 600, flags: 'D' });
  });

  it.each([
    ['country US:\n(5150 - 5250), (23)', 'line 2: cannot read'],
    ['(5150 - 5250 @ 80), (23)', 'line 1: a rule stands before the first country'],
    ['country US:\n\n(5150 - 5250 @ 80), (23), NO-MOON', 'line 3: the flag NO-MOON is not known'],
    ['country US: DFS-MOON', 'line 1: the DFS region DFS-MOON is not known'],
  ])('stops at what it does not know, with the line', (text, problem) => {
    expect(() => parseRegdb(text)).toThrow(problem);
  });

  it('passes flags that concern other radios', () => {
    expect(parseRegdb('country US:\n(5150 - 5250 @ 80), (23), NO-HE')[0]?.rules[0]?.flags).toBe('');
  });
});

describe('writing the table', () => {
  const iso = 'numeric\talpha2\tname\tin_regdb\n840\tUS\tUnited States\tyes\n36\tAU\tAustralia\tyes\n';
  const db = [
    'country US: DFS-FCC',
    '(5250 - 5350 @ 80), (24), DFS',
    '(5150 - 5250 @ 80), (23)',
    'country AU:',
    '(5150 - 5250 @ 80), (23)',
    '(5600 - 5650 @ 20), (20, 600)',
    'country AN:',
    '(5150 - 5250 @ 20), (1)',
    'country 00:',
    '(5150 - 5250 @ 80), (23)',
  ].join('\n');

  it('holds each rule once and leaves domains without a number out', () => {
    expect(encodeTable(parseRegdb(db), parseCountries(iso))).toEqual({
      rules: ['5150-5250@80:23', '5250-5350@80:24:D', '5600-5650@20:20/600'],
      domains: ['US|840|United States|F|1 0', 'AU|36|Australia||0 2', '00|0|World||0'],
    });
  });

  it('puts licence and release in front, and finds the release again', () => {
    const text = generateTable({ db, iso, licence: 'Copyright someone\n\nPermission\n', release: '1.2' });
    expect(text).toMatch(/^\/\*!\n.*release 1\.2\./);
    expect(text).toContain(' * Copyright someone\n *\n * Permission\n */');
    expect(releaseOf(text)).toBe('1.2');
    expect(releaseOf('')).toBeUndefined();
  });

  it.skipIf(captures === undefined)('takes the original source of 2018 as it stands', () => {
    const read = (file: string) => readFileSync(join(captures ?? '', 'regdb', file), 'utf8');
    const domains = parseRegdb(read('db-2018-source.txt'));
    expect(domains.find(domain => domain.alpha2 === 'US')?.region).toBe('F');
    expect(domains.flatMap(domain => domain.rules)).toHaveLength(
      read('db-2018-source.txt').match(/^\s*\(.*@/gm)?.length ?? 0,
    );
  });
});
