import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runOn } from './memory-io.mother.ts';

const captures = process.env['RADIOLINK_CAPTURES'] ?? '';
const cases = join(captures, '..', 'cases');
const configurations = join(captures, 'classic', 'config');
const isThere = captures !== '' && existsSync(cases);

const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');
/** Runs the command on files of the cases as a user does: with the table of countries that it adds. */
function run(command: string, ...given: readonly string[]) {
  const files = Object.fromEntries(readdirSync(cases).map(file => [file, read(cases, file)]));
  return runOn(files, command, ...given);
}

describe.skipIf(!isThere)('radiolink-config on files that devices sent', () => {
  it('finds no fault with a width that the board lists in quotes', () => {
    const { out, code } = run('check', 'f2-config.cfg', '--board', 'f2-board.txt');
    expect(out).toBe('f2-config.cfg: nothing found');
    expect(code).toBe(0);
  });

  it('finds nothing wrong with the frequency that a station stored', () => {
    expect(run('check', 'f1-station-frequency.cfg').out).toBe('f1-station-frequency.cfg: nothing found');
  });

  it.each(readdirSync(isThere ? configurations : '.'))('finds no error in the captured %s', file => {
    const { out } = runOn({ 'a.cfg': read(configurations, file) }, 'check', 'a.cfg', '--errors');
    expect(out).toBe('a.cfg: nothing found');
  });

  it('explains numbers that stand for a word, levels with their sign, and countries by name', () => {
    expect(
      run('explain', 'f8-explain-words.cfg')
        .out.split('\n')
        .filter(line => line.startsWith('  ')),
    ).toEqual([
      '  Network mode: Bridge  (netmode)',
      '  Country: South Africa (710)  (radio.countrycode)',
      '  Control frequency: Auto  (radio.1.freq)',
      '  Signal LEDs: On  (wireless.1.signal_led_status)',
      '  LED 1 threshold: \u221294 dBm  (wireless.1.signal_led1)',
      '  Maximum rate: Auto  (wireless.1.rate.mcs)',
      '  Flexible frame: On  (radio.1.polling_ff_flex)',
    ]);
  });

  it.each(['explain', 'diff'])('%s masks the secrets of keys that it does not know', command => {
    const others = command === 'diff' ? ['f8-explain-words.cfg'] : [];
    const { out, err } = run(command, 'f11-secret-spellings.cfg', ...others);
    expect(out).toContain('wep.key.1');
    expect(out + err).not.toContain('abcdefghijklm');
  });

  it('finds nothing wrong with multicast enhancement of the mode that devices store', () => {
    expect(run('check', 'f9-multicast-enhancement.cfg').out).toContain('nothing found');
  });

  it('names no port beyond those of the board as the way back in', () => {
    const { out } = run('plan-mode', 'f2-config.cfg', 'router', '--board', 'f2-board.txt');
    expect(out).not.toContain('eth1');
    expect(out).toMatch(/^Managed at .* on br1 \(the radio link\)\.$/m);
  });
});
