import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  aBrowser,
  aScenarioRadio,
  addressKey,
  type ScenarioPage,
  onDevice,
  openPage,
  pass,
  RELAY,
  turnTime,
} from './change-scenario.mother.ts';

const NAME = 'resolv.host.1.name';

const SSID = 'wireless.1.ssid';

beforeEach(turnTime);

afterEach(() => void vi.useRealTimers());

describe('a device that moves', () => {
  it('a device that moves is followed to its new address once that answers and the old one is silent', async () => {
    const radio = aScenarioRadio();
    const page = await openPage(radio, { reachable: url => url.endsWith(`//${radio.address}`) });
    page.edit(addressKey(radio), '192.168.1.77');
    page.models.apply.applyRequested('test');
    await pass(10);
    expect(page.wentTo[0]).toMatch(/^https?:\/\/192\.168\.1\.77$/);
    page.kill();
  });

  it.each([
    ['tested', 'test', 'testing', 'fell-back'],
    ['applied for good', 'save', 'restarting', 'silent'],
  ] as const)(
    'a device that moves is not looked for at an address that somebody else has, when it is %s',
    async (_, mode, kind, end) => {
      const radio = aScenarioRadio();
      const page = await openPage(radio, { reachable: url => url.endsWith('//192.168.1.77') });
      page.edit(addressKey(radio), '192.168.1.77');
      await pass(1);
      expect(page.models.apply.$takenAddress.getState()).toMatch(/192\.168\.1\.77$/);
      page.models.apply.applyRequested(mode);
      await pass(20);
      expect(page.state()).toMatchObject({ kind, newAddressTaken: true });
      expect(page.models.apply.$secondsLeft.getState() === null).toBe(mode === 'save');
      await pass(250);
      expect(page.reported()).toBe(end);
      expect(page.wentTo).toEqual([]);
      page.kill();
    },
  );

  it('a device that moves is asked about before anything is written, and once more when it is', async () => {
    const radio = aScenarioRadio();
    const requested: number[] = [];
    const page: ScenarioPage = await openPage(radio, {
      reachable: () => {
        requested.push(page.requests.filter(path => path === '/writecfg.cgi').length);
        return requested.length > 1;
      },
    });
    page.edit(addressKey(radio), '192.168.1.77');
    await pass(1);
    expect(page.models.apply.$takenAddress.getState()).toBeNull();
    page.models.apply.applyRequested('test');
    await pass(5);
    expect(requested).toEqual([0, 0]);
    expect(page.state()).toMatchObject({ kind: 'testing', newAddressTaken: true });
    page.kill();
  });

  it('a device that moves stays itself on another port: what answers there already is this device', async () => {
    const radio = aScenarioRadio();
    const page = await openPage(radio, { reachable: () => true });
    page.edit('httpd.https.port', '4430');
    await pass(1);
    expect(page.models.apply.$takenAddress.getState()).toBeNull();
    page.models.apply.applyRequested('test');
    await pass(5);
    expect(page.state()).toMatchObject({ kind: 'testing', newAddressTaken: false });
    page.kill();
  });

  it('a device that moves that is not reached there comes back, and the page says what happened', async () => {
    const radio = aScenarioRadio();
    const page = await openPage(radio);
    page.edit(addressKey(radio), '192.168.1.77');
    page.models.apply.applyRequested('test');
    await pass(20);
    expect(page.state()).toMatchObject({ kind: 'testing', answering: false, newAddressAnswers: false });
    await pass(240);
    expect(page.reported()).toBe('fell-back');
    expect(page.wentTo).toEqual([]);
    expect(page.models.editing.$pendingCount.getState()).toBe(1);
    page.kill();
  });

  it('a device that moves is not left when the page comes through a relay', async () => {
    const radio = aScenarioRadio();
    const page = await openPage(radio, { host: RELAY, reachable: () => true });
    page.edit(addressKey(radio), '192.168.1.77');
    page.models.apply.applyRequested('test');
    await pass(20);
    expect(page.state()).toMatchObject({ kind: 'testing', answering: true });
    expect(page.wentTo).toEqual([]);
    page.kill();
  });
});

describe('a device that fails', () => {
  it.each([
    ['answers 500', 'not-written', { status: 500 as const }],
    ['never answers', 'not-written', { unreachable: true }],
  ])('and %s to the write: %s, and the draft is there', async (_, outcome, fault) => {
    const radio = aScenarioRadio();
    const page = await openPage(radio);
    page.edit(SSID, 'Barn');
    radio.faults.set({ ...fault, path: '/writecfg.cgi' });
    page.models.apply.applyRequested('test');
    await pass(3);
    radio.faults.clear();
    await pass(10);
    expect(page.reported()).toBe(outcome);
    expect(page.models.editing.$pendingCount.getState()).toBe(1);
    page.kill();
  });

  it('a device that fails with a refusal is quoted, and nothing is changed', async () => {
    const radio = aScenarioRadio();
    const page = await openPage(radio);
    const other = await openPage(radio);
    other.edit(NAME, 'mill');
    other.models.apply.applyRequested('test');
    page.edit(NAME, 'tower');
    page.models.apply.applyRequested('save');
    await pass(1);
    expect(page.state()).toMatchObject({
      outcome: { kind: 'refused', words: { key: 'A configuration test is running' } },
    });
    page.kill();
    other.kill();
  });

  it('a device that fails with its answer cut off is found to test what was written', async () => {
    const radio = aScenarioRadio();
    const page = await openPage(radio);
    page.edit(SSID, 'Barn');
    radio.faults.set({ truncate: 0.5, path: '/writecfg.cgi' });
    page.models.apply.applyRequested('test');
    await pass(3);
    radio.faults.clear();
    await pass(10);
    expect(page.state()).toMatchObject({ kind: 'testing', startedHere: true });
    page.models.apply.keepRequested();
    await pass(5);
    expect(page.reported()).toBe('kept');
    expect(onDevice(radio, SSID, 'stored')).toBe('Barn');
    page.kill();
  });

  it('a device that fails with its answer cut off is found to have saved', async () => {
    const radio = aScenarioRadio();
    const page = await openPage(radio);
    page.edit(NAME, 'tower');
    radio.faults.set({ truncate: 0.5, path: '/writecfg.cgi' });
    page.models.apply.applyRequested('save');
    await pass(3);
    radio.faults.clear();
    await pass(10);
    // It may still go down: nothing is claimed of it yet.
    expect(page.reported()).toBe('checking');
    await pass(5);
    expect(page.reported()).toBe('saved');
    page.kill();
  });

  it.each(['reboot', 'power-loss'] as const)(
    'a device that fails by a %s during the countdown has the old configuration',
    async event => {
      const radio = aScenarioRadio();
      const browser = aBrowser();
      const page = await openPage(radio, { browser });
      page.edit(SSID, 'Barn');
      page.models.apply.applyRequested('test');
      await pass(20);
      radio.faults.happen(event);
      await pass(40);
      // The session is gone with the restart: the page is reloaded.
      expect(page.reloads()).toBe(1);
      page.kill();
      const again = await openPage(radio, { browser });
      await pass(3);
      expect(again.reported()).toBe('rebooted');
      expect(onDevice(radio, SSID)).not.toBe('Barn');
      expect(again.models.editing.$pendingCount.getState()).toBe(1);
      again.kill();
    },
  );

  it('a device that fails by losing the session is left, and found again after the login', async () => {
    const radio = aScenarioRadio();
    const browser = aBrowser();
    const page = await openPage(radio, { browser });
    page.edit(SSID, 'Barn');
    page.models.apply.applyRequested('test');
    await pass(20);
    radio.faults.happen('session-end');
    await pass(3);
    expect(page.reloads()).toBe(1);
    page.kill();
    const again = await openPage(radio, { browser });
    await pass(3);
    expect(again.state().kind).toBe('testing');
    again.models.apply.keepRequested();
    await pass(4);
    expect(again.reported()).toBe('kept');
    expect(onDevice(radio, SSID, 'stored')).toBe('Barn');
    again.kill();
  });
});
