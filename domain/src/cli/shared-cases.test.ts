import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runOn } from './memory-io.mother.ts';

const CAPTURES = process.env['RADIOLINK_CAPTURES'] ?? '';
const folder = join(CAPTURES, '..', 'cases');
const names = CAPTURES !== '' && existsSync(folder) ? readdirSync(folder) : [];
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const boardOf = (name: string) => names.find(each => each === `${name.split('-')[0]}-board.txt`);

const files = (name: string) => {
  const board = boardOf(name);
  return {
    texts: { [name]: read(name), ...(board === undefined ? {} : { [board]: read(board) }) },
    options: board === undefined ? [] : ['--board', board],
  };
};

const CONFIGURATIONS = names.filter(name => name.endsWith('.cfg'));

/** Files of the field, read where they are there. */
describe.skipIf(CONFIGURATIONS.length === 0)('a configuration of the field', () => {
  it.each(CONFIGURATIONS)('%s is read by check, explain, diff and plan-mode', name => {
    const { texts, options } = files(name);
    const checked = runOn(texts, 'check', '--errors', name, ...options);
    expect(`${checked.out}${checked.err}`).not.toContain('Cannot read');
    expect(checked.code).not.toBe(2);
    const explained = runOn(texts, 'explain', name);
    expect([explained.code, explained.err]).toEqual([0, '']);
    expect(runOn(texts, 'diff', name, name)).toEqual({ code: 0, out: '', err: '' });
    for (const mode of ['bridge', 'router', 'soho']) {
      const planned = runOn(texts, 'plan-mode', name, mode, ...options);
      // A file without a network has no mode to leave: said in a sentence with the name of the file.
      expect(planned.code === 2 ? planned.err : planned.out).toMatch(
        planned.code === 2 ? new RegExp(`^${name}: .`, 'mu') : /^Managed at .+ on \w+/mu,
      );
    }
  });
});

describe.skipIf(!names.includes('f1-station-frequency.cfg'))('the stored frequency of a station', () => {
  const name = 'f1-station-frequency.cfg';
  it('the stored frequency of a station is no error of its country', () => {
    expect(runOn({ [name]: read(name) }, 'check', '--errors', name)).toMatchObject({ code: 0 });
  });
});

describe.skipIf(!names.includes('f2-config.cfg'))(
  'a board with one port whose widths stand in quotes',
  () => {
    const name = 'f2-config.cfg';
    it('a board with one port whose widths stand in quotes has its first and its last width, and no port that is invented', () => {
      const { texts, options } = files(name);
      const checked = runOn(texts, 'check', name, ...options);
      expect(checked.out).not.toContain('no channel is permitted');
      expect(runOn(texts, 'plan-mode', name, 'router', ...options).out).not.toContain('eth1');
    });
  },
);

describe.skipIf(!names.includes('f7-watchdog-and-mode.cfg'))('a watchdog that watches the gateway', () => {
  const name = 'f7-watchdog-and-mode.cfg';
  it.each(['router', 'soho'])(
    'a watchdog that watches the gateway is told by plan-mode %s that its host is out of reach, with what to do',
    mode => {
      const { out } = runOn({ [name]: read(name) }, 'plan-mode', name, mode);
      expect(out).toContain('makes 10.20.0.1 unreachable');
      expect(out).toContain('Turn off the ping watchdog');
      const json = runOn({ [name]: read(name) }, 'plan-mode', '--json', name, mode);
      expect(JSON.parse(json.out)).toMatchObject({ remarks: [expect.stringContaining('10.20.0.1')] });
    },
  );

  it('a watchdog that watches the gateway is told by diff the host that is near after a move to another network', () => {
    const moved = read(name)
      .replace('netconf.3.ip=10.20.0.20', 'netconf.3.ip=192.168.7.2')
      .replace('gateway=10.20.0.1', 'gateway=192.168.7.1');
    const { out } = runOn({ a: read(name), b: moved }, 'diff', 'a', 'b');
    expect(out).toContain('makes 10.20.0.1 unreachable');
    expect(out).toContain('Watch 192.168.7.1.');
  });
});

describe.skipIf(!names.includes('f8-explain-words.cfg'))('the words of explain', () => {
  it('name what a bare number or code means', () => {
    const { out } = runOn({ a: read('f8-explain-words.cfg') }, 'explain', 'a');
    for (const words of [
      'Country: South Africa (710)',
      'Control frequency: Auto',
      '−94 dBm',
      'Maximum rate: Auto',
    ])
      expect(out).toContain(words);
  });
});

describe.skipIf(!names.includes('f9-multicast-enhancement.cfg'))('multicast enhancement 2', () => {
  it('multicast enhancement 2 is accepted as a mode of the enhancement', () => {
    expect(runOn({ a: read('f9-multicast-enhancement.cfg') }, 'explain', 'a').out).toContain('On, mode 2');
  });
});

describe.skipIf(!names.includes('f11-secret-spellings.cfg'))('a secret under any spelling of its key', () => {
  const text = names.includes('f11-secret-spellings.cfg') ? read('f11-secret-spellings.cfg') : '';
  it('a secret under any spelling of its key is printed by no command', () => {
    for (const given of [
      ['explain', 'a'],
      ['check', 'a'],
      ['diff', 'a', 'b'],
      ['plan-mode', 'a', 'router'],
    ]) {
      const { out, err } = runOn({ a: text, b: 'netmode=router\n' }, ...given);
      expect(out + err).not.toContain('abcdefghijklm');
    }
  });
});
