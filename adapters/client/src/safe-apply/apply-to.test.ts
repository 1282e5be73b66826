import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  aScenarioRadio,
  addressKey,
  turnTime,
} from '../../../src/modules/scenarios/change-scenario.mother.ts';
import { driven, onDevice, pass } from './driven-radio.mother.ts';
import { linkFormed, signalAtLeast, stationsAtLeast } from './apply-to.ts';
import { sampleOf } from '../../../../.config/drawn-sample.ts';

const NAME = 'resolv.host.1.name';
const SSID = 'wireless.1.ssid';
const POWER = 'radio.1.txpower';

beforeEach(turnTime);
afterEach(() => void vi.useRealTimers());

describe('a change in test mode', () => {
  it('a change in test mode is kept once the link formed again, and is stored then', async () => {
    const radio = aScenarioRadio();
    const change = await driven(radio, { [POWER]: '10' });
    await pass(10);
    expect(onDevice(radio, POWER, 'stored')).not.toBe('10');
    await pass(40);
    expect(change.result()).toMatchObject({ isKept: true, outcome: { kind: 'kept' }, unmet: [] });
    expect(onDevice(radio, POWER, 'stored')).toBe('10');
  });

  it('falls back by itself where the link does not form, and says which condition was not met', async () => {
    const radio = aScenarioRadio();
    const change = await driven(radio, { [SSID]: 'Nobody else has this' });
    await pass(100);
    expect(change.progress()).toMatchObject({ state: { kind: 'testing' }, unmet: ['the link formed again'] });
    await pass(170);
    expect(change.result()).toMatchObject({
      isKept: false,
      outcome: { kind: 'fell-back', linkFormed: false },
      unmet: ['the link formed again'],
    });
    expect(onDevice(radio, SSID)).toBe('quarry-backhaul');
  });

  it.each([
    ['enough stations', [stationsAtLeast(1)], true],
    ['too few stations', [stationsAtLeast(2)], false],
    ['enough signal', [signalAtLeast(-75)], true],
    ['too little signal', [linkFormed(), signalAtLeast(-20)], false],
  ])('a change in test mode with %s is kept: %s', async (_, keepIf, isKept) => {
    const radio = aScenarioRadio();
    const change = await driven(radio, { [POWER]: '10' }, { keepIf });
    await pass(275);
    expect(change.result()?.isKept).toBe(isKept);
    expect(onDevice(radio, POWER, 'stored') === '10').toBe(isKept);
  });

  it('sends nothing where the device has all of it', async () => {
    const radio = aScenarioRadio();
    const change = await driven(radio, { [SSID]: 'quarry-backhaul' });
    expect([change.reported(), change.requests.includes('/writecfg.cgi')]).toEqual(['unchanged', false]);
  });

  it('a change in test mode that breaks a rule is not sent', async () => {
    const radio = aScenarioRadio();
    const change = await driven(radio, { [SSID]: '' });
    expect([change.reported(), change.requests.includes('/writecfg.cgi')]).toEqual(['not-sent', false]);
  });

  it('a change in test mode for good saves it', async () => {
    const radio = aScenarioRadio();
    const change = await driven(radio, { [NAME]: 'tower' }, { mode: 'save' });
    await pass(20);
    expect([change.reported(), onDevice(radio, NAME, 'stored')]).toEqual(['saved', 'tower']);
  });
});

describe('a device that moves', () => {
  it('a device that moves is followed to its new address, and kept there', async () => {
    const radio = aScenarioRadio();
    const change = await driven(radio, { [addressKey(radio)]: '192.168.1.77' });
    await pass(60);
    expect(change.result()).toMatchObject({ isKept: true, url: 'https://192.168.1.77' });
    expect(radio.address).toBe('192.168.1.77');
  });

  it('a device that moves is found again at the old address when the test falls back', async () => {
    const radio = aScenarioRadio();
    const old = radio.address;
    const change = await driven(
      radio,
      { [addressKey(radio)]: '192.168.1.77' },
      { keepIf: [stationsAtLeast(9)] },
    );
    await pass(60);
    expect(change.progress()).toMatchObject({ state: { kind: 'testing', answering: true } });
    await pass(260);
    expect(change.result()).toMatchObject({ outcome: { kind: 'fell-back' }, url: `http://${old}` });
  });

  it('a device that moves is not looked for at an address that another device has', async () => {
    const radio = aScenarioRadio();
    const isTaken = (url: string) => url.endsWith('//192.168.1.77');
    const change = await driven(radio, { [addressKey(radio)]: '192.168.1.77' }, { reach: { isTaken } });
    await pass(300);
    expect(change.reported()).toBe('fell-back');
    expect(radio.address).not.toBe('192.168.1.77');
  });

  it('a device that moves that nobody reaches at its new address comes back', async () => {
    const radio = aScenarioRadio();
    const old = radio.address;
    const reach = { isCutOff: () => radio.address !== old };
    const change = await driven(radio, { [addressKey(radio)]: '192.168.1.77' }, { reach });
    await pass(300);
    expect(change.reported()).toBe('fell-back');
  });
});

describe('a device that fails', () => {
  it.each([
    ['answers 500', { status: 500 as const }],
    ['never answers', { unreachable: true }],
  ])('and %s to the write has the old configuration', async (_, fault) => {
    const radio = aScenarioRadio();
    radio.faults.set({ ...fault, path: '/writecfg.cgi' });
    const change = await driven(radio, { [SSID]: 'Barn' });
    await pass(2);
    radio.faults.clear();
    await pass(20);
    expect(change.reported()).toBe('not-written');
    expect(onDevice(radio, SSID)).not.toBe('Barn');
  });

  it('a device that fails with its answer cut off is found to test what was written, and is kept', async () => {
    const radio = aScenarioRadio();
    radio.faults.set({ truncate: 0.5, path: '/writecfg.cgi' });
    const change = await driven(radio, { [POWER]: '10' });
    radio.faults.clear();
    await pass(60);
    expect([change.reported(), onDevice(radio, POWER, 'stored')]).toEqual(['kept', '10']);
  });

  it.each(sampleOf(['reboot', 'power-loss'] as const, 1))(
    'a device that fails by a %s during the test has the old configuration',
    async event => {
      const radio = aScenarioRadio();
      const change = await driven(radio, { [SSID]: 'Barn' });
      await pass(20);
      radio.faults.happen(event);
      await pass(200);
      expect(change.reported()).toBe('rebooted');
      expect(change.result()?.isKept).toBe(false);
      expect(onDevice(radio, SSID)).not.toBe('Barn');
    },
  );

  it('a device that fails that ends the session is logged in to again', async () => {
    const radio = aScenarioRadio();
    const change = await driven(radio, { [POWER]: '10' });
    await pass(5);
    radio.faults.happen('session-end');
    await pass(50);
    expect(change.reported()).toBe('kept');
  });

  it('a device that fails that no longer answers at all is unknown, and what becomes of it is found out later', async () => {
    const radio = aScenarioRadio();
    let isCutOff = false;
    const reach = { isCutOff: () => isCutOff };
    const change = await driven(radio, { [SSID]: 'Barn' }, { reach });
    await pass(5);
    isCutOff = true;
    await pass(400);
    expect(change.reported()).toBe('silent');
    isCutOff = false;
    const again = await driven(radio, { [SSID]: 'Barn' }, { reach, memory: change.memory });
    await pass(20);
    expect(again.reported()).toBe('fell-back');
    expect(again.memory.load()).toBeUndefined();
  });
});

describe('a program that is ended', () => {
  it.each(sampleOf([0, 1, 3, 8, 20, 45], 2))(
    '%i s after it began goes on with its own test, and keeps it',
    async seconds => {
      const radio = aScenarioRadio();
      const change = await driven(radio, { [POWER]: '10' }, { holdSeconds: 60 });
      await pass(seconds);
      change.kill();
      await pass(15);
      const again = await driven(radio, { [POWER]: '10' }, { memory: change.memory });
      await pass(60);
      expect([again.reported(), onDevice(radio, POWER, 'stored')]).toEqual(['kept', '10']);
      expect(again.memory.load()).toBeUndefined();
    },
  );

  it('a program that is ended while the write is on its way writes it then, and not twice', async () => {
    const radio = aScenarioRadio();
    radio.faults.set({ latencyMs: 5000, path: '/writecfg.cgi' });
    const change = await driven(radio, { [POWER]: '10' });
    change.kill();
    radio.faults.clear();
    await pass(30);
    const again = await driven(radio, { [POWER]: '10' }, { memory: change.memory });
    await pass(60);
    expect([again.reported(), onDevice(radio, POWER, 'stored')]).toEqual(['kept', '10']);
    expect([...change.requests, ...again.requests].filter(path => path === '/writecfg.cgi')).toHaveLength(1);
  });

  it('a program that is ended and is started again when the test is over says that it fell back', async () => {
    const radio = aScenarioRadio();
    const change = await driven(radio, { [SSID]: 'Barn' });
    await pass(5);
    change.kill();
    await pass(300);
    const again = await driven(radio, { [SSID]: 'Barn' }, { memory: change.memory });
    await pass(30);
    expect(again.reported()).toBe('fell-back');
  });

  it('a program that is ended does not keep the test of somebody else that runs by then', async () => {
    const radio = aScenarioRadio();
    const change = await driven(radio, { [POWER]: '10' });
    await pass(5);
    change.kill();
    await pass(260);
    const other = await driven(radio, { [SSID]: 'Barn' });
    await pass(20);
    const again = await driven(radio, { [POWER]: '10' }, { memory: change.memory });
    await pass(20);
    expect(onDevice(radio, SSID, 'stored')).not.toBe('Barn');
    expect(again.result()?.isKept ?? false).toBe(false);
    other.kill();
  });

  it.each([
    ['another value', { [POWER]: '11' }],
    ['another setting', { [SSID]: 'Barn' }],
    ['a further setting', { [POWER]: '10', [SSID]: 'Barn' }],
  ])('a program that is ended goes on with no other change: %s', async (_, other) => {
    const radio = aScenarioRadio();
    const change = await driven(radio, { [POWER]: '10' }, { holdSeconds: 60 });
    await pass(20);
    change.kill();
    const again = await driven(radio, other, { memory: change.memory });
    await pass(5);
    expect(again.reported()).toMatch(/^RangeError: What is remembered is another change of/);
    expect(again.requests).toEqual([]);
    expect(change.memory.load()).toBeDefined();
  });

  it('remembers no value of a setting', async () => {
    const radio = aScenarioRadio();
    const change = await driven(radio, { 'aaa.1.wpa.psk': 'another-secret-key' });
    await pass(5);
    const kept = JSON.stringify(change.memory.load());
    expect(kept).toContain('aaa.1.wpa.psk');
    expect(kept).not.toContain('another-secret-key');
    change.kill();
  });
});
