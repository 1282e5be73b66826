import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EXIT } from './exit-code.ts';
import { cli } from './memory-cli.mother.ts';
import { createVirtualRadio } from '@radiolink/virtual-radio';
import { turnTime } from '../../src/modules/scenarios/change-scenario.mother.ts';

const aRadio = () =>
  createVirtualRadio({ profile: 'ap-ptp', clock: { now: () => Date.now() }, wait: async () => undefined });

beforeEach(turnTime);
afterEach(() => void vi.useRealTimers());

/** A command in front of a radio that nothing may reach. */
async function refused(line: readonly string[], files: Readonly<Record<string, string>> = {}) {
  const radio = aRadio();
  radio.faults.set({ unreachable: true });
  const { code, err } = await cli(line, { radios: { radio }, files });
  expect(code).toBe(EXIT.usage);
  return err;
}

describe('a change that gives one key different values', () => {
  it.each(['plan', 'apply'])('is refused by %s before the device is asked', async command => {
    const twice = 'radio.1.freq=5180\nradio.1.txpower=20\nradio.1.freq=5600\n';
    expect(await refused([command, 'radio', '--patch', 'p.cfg'], { 'p.cfg': twice })).toBe(
      'p.cfg: radio.1.freq is given different values. Name one of them.',
    );
    const sets = ['--set', 'radio.1.freq=5180', '--set', 'radio.1.freq='];
    expect(await refused([command, 'radio', ...sets])).toBe(
      '--set: radio.1.freq is given different values. Name one of them.',
    );
  });

  it('a key that is given the same value twice is taken, and --set stands above --patch', async () => {
    const line = ['plan', 'radio', '--patch', 'p.cfg', '--set', 'radio.1.freq=5600', '--json'];
    const files = { 'p.cfg': 'radio.1.freq=5180\nradio.1.freq=5180\n' };
    const { code, out } = await cli(line, { radios: { radio: aRadio() }, files });
    expect([EXIT.done, EXIT.found]).toContain(code);
    expect(out).toContain('"after": "5600"');
  });

  it('a whole configuration that gives a key different values is remarked, as a device may have stored it so', async () => {
    const radio = aRadio();
    const saved = await cli(['backup', 'radio', '-o', 'a.cfg'], { radios: { radio } });
    const files = { 'a.cfg': `${saved.files.get('a.cfg')}radio.1.txpower=3\n` };
    const { code, err } = await cli(['plan', 'radio', 'a.cfg'], { radios: { radio }, files });
    expect([EXIT.done, EXIT.found]).toContain(code);
    expect(err).toMatch(/^a\.cfg: radio\.1\.txpower: Lines \d+, \d+ give it different values\./m);
  });
});

describe('the standard input', () => {
  it.each([
    ['apply', 'radio', '-', '--password-file', '-'],
    ['apply', 'radio', '--patch', '-', '--password-file', '-'],
    ['link-change', 'radio', 'other', '--key-file', '-', '--password-file', '-'],
    ['status', '-f', '-', '--password-file', '-'],
    ['diff', '-', '-'],
    ['check', '-', '--board', '-'],
  ])('is refused for two inputs of one command: %s %s %s', async (...line) => {
    const text =
      'radio.1.freq=5600\nnetconf.status=enabled\nnetmode=bridge\nresolv.status=enabled\nsystem.x=1\nusers.status=enabled\n';
    const err = await refused(line, { '-': text });
    expect(err).toContain('The standard input can be read once: name - for one file alone.');
  });

  it('gives no empty key to both ends of a link', async () => {
    const line = ['link-change', 'radio', 'other', '--key-file', 'key.txt'];
    expect(await refused(line, { 'key.txt': '\n' })).toBe('key.txt: its first line, the key, is empty.');
  });
});
