import { describe, expect, it } from 'vitest';
import { runOn } from './memory-io.mother.ts';

const BOARD = [
  'radio.1.devdomain=5000',
  'radio.1.txpower.min=-4',
  'radio.1.txpower.max=25',
  'radio.1.chanbw=20,40',
  'radio.1.antenna.1.id=1',
  'radio.1.antenna.1.name=Built in sector',
  'radio.1.antenna.1.gain=17',
  'radio.1.antenna.1.builtin=1',
].join('\n');
const config = (frequency: string, power: string) =>
  `radio.countrycode=276\nradio.1.freq=${frequency}\nradio.1.chanbw=20\nradio.1.txpower=${power}\n`;

describe('check with a board and a country', () => {
  const check = (text: string, ...options: readonly string[]) => {
    const { code, out, err } = runOn({ 'a.cfg': text, 'board.txt': BOARD }, 'check', 'a.cfg', ...options);
    return { code, lines: out + err };
  };

  it('finds EIRP above the limit, by the gain of the built-in antenna', () => {
    const found = check(config('5500', '25'), '--board', 'board.txt', '--country', 'DE');
    expect(found.code).toBe(1);
    expect(found.lines).toContain('EIRP 42 dBm = 25 dBm + 17 dBi − 0 dB. Germany limit on 5500 MHz: 30 dBm.');
    expect(check(config('5500', '13'), '--board', 'board.txt', '--country', '276').code).toBe(0);
  });

  it('finds a frequency that the country does not permit, and takes automatic', () => {
    expect(check(config('5900', '0'), '--country', 'DE').lines).toContain(
      'Germany: 5900 MHz is not permitted with 20 MHz channel width.',
    );
    expect(check(config('0', '0'), '--country', 'DE').code).toBe(0);
  });

  it('judges a file by the country that it is set to', () => {
    expect(check(config('5900', '0')).lines).toContain(
      'Germany: 5900 MHz is not permitted with 20 MHz channel width.',
    );
    expect(check(config('5500', '25'), '--board', 'board.txt').lines).toContain('EIRP 42 dBm');
    expect(check(config('5500', '0')).code).toBe(0);
  });

  it('says neither where the file names no country either', () => {
    const text = config('5900', '25').replace('radio.countrycode=276\n', '');
    expect(check(text, '--board', 'board.txt').code).toBe(0);
  });

  it.each([
    [['--country', 'Atlantis'], 'There is no country Atlantis.'],
    [['--country'], '--country needs a country, as 840 or US.'],
  ])('refuses %j', (options, words) => {
    const found = check(config('5500', '13'), ...options);
    expect([found.code, found.lines]).toEqual([2, expect.stringContaining(words)]);
  });
});
