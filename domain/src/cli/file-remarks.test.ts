import { describe, expect, it } from 'vitest';
import { runOn } from './memory-io.mother.ts';

const TWICE = 'radio.1.txpower=20\nradio.1.freq=5180\nradio.1.txpower=30\n';
const WORDS = 'Lines 1, 3 give it different values. The last one is used.';

describe('a configuration file that names a key with different values', () => {
  it('check notes a key with different values at the line in force, and a backup does not fail by it', () => {
    const { out } = runOn({ 'a.cfg': TWICE }, 'check', 'a.cfg');
    expect(out).toContain(`a.cfg:3: note: radio.1.txpower: ${WORDS}`);
    expect(runOn({ 'a.cfg': TWICE }, 'check', '--errors', 'a.cfg').out).not.toContain(WORDS);
  });

  it.each([
    ['diff', 'a.cfg', 'b.cfg'],
    ['explain', 'a.cfg'],
    ['plan-mode', 'a.cfg', 'router'],
  ])('is remarked by %s on the error output, without the values', (...line) => {
    const { err } = runOn({ 'a.cfg': TWICE, 'b.cfg': 'radio.1.freq=5180\n' }, ...line);
    expect(err).toContain(`a.cfg: radio.1.txpower: ${WORDS}`);
  });
});

describe('check of a file with capital letters', () => {
  it('names the key that was meant', () => {
    expect(runOn({ 'a.cfg': 'radio.1.freq=5180\nRadio.1.TxPower=20\n' }, 'check', 'a.cfg').out).toContain(
      'Did you mean radio.1.txpower?',
    );
  });
});

describe('--board with a file that is no board info', () => {
  const files = {
    'a.cfg': 'radio.1.txpower=20\nradio.1.chanbw=40\n',
    'a.json': '{"boardinfo":"board.sysid=0xe7f5"}',
    empty: '',
    excerpt: 'radio.1.devdomain=5000\n',
  };

  it.each(['a.cfg', 'a.json', 'empty'])('is refused with a sentence and exit code 2: %s', board => {
    for (const line of [
      ['check', 'a.cfg'],
      ['plan-mode', 'a.cfg', 'router'],
    ]) {
      const { code, err } = runOn(files, ...line, '--board', board);
      expect(code).toBe(2);
      expect(err).toContain(`${board}: not the board info of a device`);
    }
  });

  it('takes an excerpt of a board info that has keys of its radio alone', () => {
    expect(runOn(files, 'check', 'a.cfg', '--board', 'excerpt').err).toBe('');
  });
});
