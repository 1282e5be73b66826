import { createVirtualRadio } from '@radiolink/virtual-radio';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { turnTime } from '../../src/modules/scenarios/change-scenario.mother.ts';
import { EXIT } from './exit-code.ts';
import { cli } from './memory-cli.mother.ts';

const folder = mkdtempSync(join(tmpdir(), 'radiolink-state-'));
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(turnTime);
afterEach(() => void vi.useRealTimers());

const aRadio = (profile: string) =>
  createVirtualRadio({ profile, clock: { now: () => Date.now() }, wait: async () => undefined });
const radios = () => ({ radio: aRadio('ap-ptp'), remote: aRadio('sta-ptp') });

const CHANGE = { version: 1, url: 'https://radio', keys: [], state: { kind: 'idle' }, at: 0 };

describe('--state with a file that is no remembered change', () => {
  it.each([
    { version: 1 },
    { version: 1, local: null, remote: null },
    { ...CHANGE, state: null },
    { ...CHANGE, keys: 'radio.1.freq' },
    { version: 1, local: {}, remote: null },
  ])('is refused by apply in a sentence: %j', async content => {
    const file = join(folder, 'apply.json');
    writeFileSync(file, JSON.stringify(content));
    const line = ['apply', 'radio', '--set', 'radio.1.txpower=5', '--test', '--state', file];
    const { code, err } = await cli(line, { radios: radios() });
    expect([code, err]).toEqual([
      EXIT.usage,
      expect.stringContaining('What is remembered is no change of a device'),
    ]);
  });

  it.each([{ version: 1 }, CHANGE, { version: 1, local: null, remote: {} }])(
    'is refused by link-change in a sentence: %j',
    async content => {
      const file = join(folder, 'link.json');
      writeFileSync(file, JSON.stringify(content));
      const line = ['link-change', 'radio', 'remote', '--ssid', 'mill', '--state', file];
      const { code, err } = await cli(line, { radios: radios() });
      expect([code, err]).toEqual([
        EXIT.usage,
        expect.stringContaining('What is remembered is no change of a link'),
      ]);
    },
  );
});

describe('a login whose response is cut off', () => {
  it('a login whose response is cut off ends as a response that cannot be used, not as a refused login', async () => {
    const radio = aRadio('ap-ptp');
    radio.faults.set({ truncate: 0.5, path: '/api/auth' });
    const { code, err } = await cli(['status', 'radio'], { radios: { radio } });
    expect([code, err]).toEqual([EXIT.refused, 'The response of the device to the login is incomplete.']);
  });
});
