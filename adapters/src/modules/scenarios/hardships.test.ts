import { draftSize, EMPTY_DRAFT } from '@radiolink/domain/configuration';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  aBrowser,
  aScenarioRadio,
  addressKey,
  type Browser,
  type ScenarioPage,
  onDevice,
  openPage,
  type PageOptions,
  pass,
  turnTime,
} from './change-scenario.mother.ts';
import { sampleOf } from '../../../../.config/drawn-sample.ts';

const NAME = 'resolv.host.1.name';
const SSID = 'wireless.1.ssid';

beforeEach(turnTime);
afterEach(() => void vi.useRealTimers());

type Radio = ReturnType<typeof aScenarioRadio>;

async function scenario(options: PageOptions = {}) {
  const radio = aScenarioRadio();
  const browser = aBrowser();
  const page = await openPage(radio, { browser, ...options });
  page.edit(SSID, 'Barn');
  await pass(1);
  return { radio, browser, page };
}

/** The page was reloaded once and is logged in again. */
async function reopened(radio: Radio, browser: Browser, page: ScenarioPage): Promise<ScenarioPage> {
  expect(page.reloads()).toBe(1);
  page.kill();
  const again = await openPage(radio, { browser });
  await pass(3);
  return again;
}

/** State of the changes: still pending, or offered for restoring. */
const draftCount = ({ models }: ScenarioPage): number =>
  models.editing.$pendingCount.getState() || draftSize(models.drafts.$offer.getState()?.draft ?? EMPTY_DRAFT);

describe('a session that ends', () => {
  it.each(sampleOf(['test', 'save'] as const, 1, 'session'))(
    'a session that ends before the write (%s): nothing is written, and the draft is offered after the login',
    async mode => {
      const { radio, browser, page } = await scenario();
      radio.faults.happen('session-end');
      page.models.apply.applyRequested(mode);
      await pass(5);
      const again = await reopened(radio, browser, page);
      expect(again.reported()).toBe('idle');
      expect([onDevice(radio, SSID), onDevice(radio, SSID, 'stored')]).not.toContain('Barn');
      expect(draftCount(again)).toBe(1);
      again.kill();
    },
  );

  it('a session that ends at keep: the test is found again after the login, and kept', async () => {
    const { radio, browser, page } = await scenario();
    page.models.apply.applyRequested('test');
    await pass(20);
    radio.faults.happen('session-end');
    page.models.apply.keepRequested();
    await pass(3);
    const again = await reopened(radio, browser, page);
    expect(again.state().kind).toBe('testing');
    expect(onDevice(radio, SSID, 'stored')).not.toBe('Barn');
    again.models.apply.keepRequested();
    await pass(4);
    expect(again.reported()).toBe('kept');
    expect(onDevice(radio, SSID, 'stored')).toBe('Barn');
    expect(draftCount(again)).toBe(0);
    again.kill();
  });

  it('a session that ends at keep, with nobody who logs in again in time: the device went back, and says so', async () => {
    const { radio, browser, page } = await scenario();
    page.models.apply.applyRequested('test');
    await pass(20);
    radio.faults.happen('session-end');
    page.models.apply.keepRequested();
    await pass(300);
    const again = await reopened(radio, browser, page);
    expect(again.reported()).toBe('fell-back');
    expect(onDevice(radio, SSID)).not.toBe('Barn');
    expect(draftCount(again)).toBe(1);
    again.kill();
  });
});

describe.each(sampleOf(['reboot', 'power-loss'] as const, 1, 'event'))('a %s', event => {
  it('before the write: nothing is written, and the draft is offered', async () => {
    const { radio, browser, page } = await scenario();
    radio.faults.happen(event);
    page.models.apply.applyRequested('test');
    await pass(45);
    const again = await reopened(radio, browser, page);
    expect([onDevice(radio, SSID), onDevice(radio, SSID, 'stored')]).not.toContain('Barn');
    expect(draftCount(again)).toBe(1);
    again.kill();
  });

  it('right after the write of a test: the old configuration runs, which is told', async () => {
    const { radio, browser, page } = await scenario();
    page.models.apply.applyRequested('test');
    await pass(1);
    expect(page.state().kind).toBe('testing');
    radio.faults.happen(event);
    await pass(45);
    const again = await reopened(radio, browser, page);
    expect(again.state()).toMatchObject({ kind: 'done', outcome: { kind: 'rebooted', changed: false } });
    expect([onDevice(radio, SSID), onDevice(radio, SSID, 'stored')]).not.toContain('Barn');
    expect(draftCount(again)).toBe(1);
    again.kill();
  });

  it('right after a write for good: the new configuration runs, and nothing is pending', async () => {
    const { radio, browser, page } = await scenario();
    page.models.apply.applyRequested('save');
    await pass(1);
    radio.faults.happen(event);
    await pass(45);
    const again = await reopened(radio, browser, page);
    expect([onDevice(radio, SSID), onDevice(radio, SSID, 'stored')]).toEqual(['Barn', 'Barn']);
    expect(draftCount(again)).toBe(0);
    again.kill();
  });

  it('at keep, ahead of it: the old configuration runs, which is told', async () => {
    const { radio, browser, page } = await scenario();
    page.models.apply.applyRequested('test');
    await pass(20);
    radio.faults.happen(event);
    page.models.apply.keepRequested();
    await pass(45);
    const again = await reopened(radio, browser, page);
    expect(again.state()).toMatchObject({ kind: 'done', outcome: { kind: 'rebooted', changed: false } });
    expect([onDevice(radio, SSID), onDevice(radio, SSID, 'stored')]).not.toContain('Barn');
    expect(draftCount(again)).toBe(1);
    again.kill();
  });

  it('at keep, behind it, ahead of the answer: what was tested is in force, which is told', async () => {
    const { radio, browser, page } = await scenario({ swallowed: path => path === '/apply.cgi' });
    page.models.apply.applyRequested('test');
    await pass(20);
    page.models.apply.keepRequested();
    await pass(1);
    radio.faults.happen(event);
    await pass(45);
    const again = await reopened(radio, browser, page);
    expect([onDevice(radio, SSID), onDevice(radio, SSID, 'stored')]).toEqual(['Barn', 'Barn']);
    expect(['kept', 'kept-elsewhere', 'rebooted']).toContain(again.reported());
    expect(again.state()).not.toMatchObject({ outcome: { changed: false } });
    expect(draftCount(again)).toBe(0);
    again.kill();
  });
});

describe('a write that is never answered', () => {
  it('a write that is never answered and never arrived: that is found out, and the draft is there', async () => {
    const radio = aScenarioRadio({ wait: () => new Promise(() => undefined) });
    const page = await openPage(radio);
    page.edit(SSID, 'Barn');
    radio.faults.set({ latencyMs: 1, path: '/writecfg.cgi' });
    page.models.apply.applyRequested('test');
    await pass(30);
    expect(page.state().kind).toBe('writing');
    await pass(45);
    expect(page.reported()).toBe('not-written');
    expect(onDevice(radio, SSID)).not.toBe('Barn');
    expect(draftCount(page)).toBe(1);
    page.kill();
  });

  it('a write that is never answered but was done: the running test is found, and can be kept', async () => {
    const radio = aScenarioRadio();
    const page = await openPage(radio, { swallowed: path => path === '/writecfg.cgi' });
    page.edit(SSID, 'Barn');
    page.models.apply.applyRequested('test');
    await pass(75);
    expect(page.state()).toMatchObject({ kind: 'testing', startedHere: true });
    expect(page.models.apply.$secondsLeft.getState()).toBeLessThan(175);
    page.models.apply.keepRequested();
    await pass(5);
    expect(page.reported()).toBe('kept');
    expect(onDevice(radio, SSID, 'stored')).toBe('Barn');
    page.kill();
  });

  it('a write that is never answered but was done for good: that is found out, and nothing is pending', async () => {
    const radio = aScenarioRadio();
    const page = await openPage(radio, { swallowed: path => path === '/writecfg.cgi' });
    page.edit(NAME, 'tower');
    page.models.apply.applyRequested('save');
    await pass(75);
    expect(page.reported()).toBe('saved');
    expect(onDevice(radio, NAME, 'stored')).toBe('tower');
    expect(draftCount(page)).toBe(0);
    page.kill();
  });
});

describe('a new address behind an untrusted certificate', () => {
  const moved = async () => {
    const radio = aScenarioRadio();
    const page = await openPage(radio, { reachable: () => false });
    page.edit(addressKey(radio), '192.168.1.77');
    page.models.apply.applyRequested('test');
    await pass(20);
    return { radio, page };
  };

  it('a new address behind an untrusted certificate is offered as a link, with the countdown; nobody is sent there', async () => {
    const { page } = await moved();
    expect(page.state()).toMatchObject({
      kind: 'testing',
      answering: false,
      newAddress: expect.stringMatching(/^https?:\/\/192\.168\.1\.77$/),
      newAddressAnswers: false,
    });
    expect(page.models.apply.$secondsLeft.getState()).toBeGreaterThan(200);
    expect(page.wentTo).toEqual([]);
    page.kill();
  });

  it('finds the running test for whoever opens it by hand, and lets it be kept', async () => {
    const { radio, page } = await moved();
    const there = await openPage(radio, { host: '192.168.1.77' });
    expect(there.state()).toMatchObject({ kind: 'testing', startedHere: false });
    there.models.apply.keepRequested();
    await pass(5);
    expect(there.reported()).toBe('kept');
    await pass(400);
    // The device left this address, and the page claims no more than that.
    expect(page.reported()).toBe('silent');
    expect(onDevice(radio, addressKey(radio), 'stored')).toBe('192.168.1.77');
    page.kill();
    there.kill();
  });
});

describe('two browsers that edit', () => {
  const both = async (mine: readonly [string, string], theirs: readonly [string, string]) => {
    const radio = aScenarioRadio();
    const page = await openPage(radio);
    const other = await openPage(radio);
    page.edit(...mine);
    other.edit(...theirs);
    other.models.apply.applyRequested('save');
    await pass(10);
    expect(other.reported()).toBe('saved');
    page.models.apply.applyRequested('save');
    await pass(10);
    other.kill();
    return { radio, page };
  };

  it('different settings have both', async () => {
    const { radio, page } = await both([NAME, 'mine'], ['snmp.contact', 'theirs']);
    expect(page.reported()).toBe('saved');
    expect([onDevice(radio, NAME, 'stored'), onDevice(radio, 'snmp.contact', 'stored')]).toEqual([
      'mine',
      'theirs',
    ]);
    page.kill();
  });

  it.each(sampleOf(['mine', 'theirs'] as const, 1, 'choice'))(
    'the same setting overwrite nothing until it is settled for %s',
    async choice => {
      const { radio, page } = await both([NAME, 'mine'], [NAME, 'theirs']);
      expect(page.reported()).toBe('conflicts');
      expect(onDevice(radio, NAME, 'stored')).toBe('theirs');
      expect(page.models.editing.$conflicts.getState()).toMatchObject([{ mine: 'mine', theirs: 'theirs' }]);
      page.models.editing.conflictSettled({ key: NAME, choice });
      expect(page.models.editing.$values.getState().get(NAME)).toBe(choice);
      page.models.apply.applyRequested('save');
      await pass(10);
      expect(onDevice(radio, NAME, 'stored')).toBe(choice);
      page.kill();
    },
  );
});

describe('a channel whose wait for radar outlasts a test', () => {
  const WEATHER = new Map([
    ['radio.1.chanbw', '20'],
    ['radio.1.freq', '5620'],
    ['radio.1.center.1.freq', '5620'],
  ]);
  const inEurope = async () => {
    const radio = aScenarioRadio();
    const first = await openPage(radio);
    first.models.editing.edited(
      new Map([
        ['radio.countrycode', '276'],
        ['radio.1.countrycode', '276'],
        ['radio.1.freq', '5180'],
        ['radio.1.center.1.freq', '5190'],
        // What the limit of that country leaves with the gain of the antenna.
        ['radio.1.txpower', '0'],
      ]),
    );
    first.models.apply.applyRequested('save');
    await pass(30);
    expect(first.reported()).toBe('saved');
    first.kill();
    const page = await openPage(radio);
    page.models.editing.edited(WEATHER);
    return { radio, page };
  };

  it('a channel whose wait for radar outlasts a test is not tested: the reason is told, nothing is sent, and the draft is there', async () => {
    const { radio, page } = await inEurope();
    const reason = page.models.apply.$impact.getState()?.testProblem;
    expect(reason?.values).toMatchObject({ cac: 600, test: 240 });
    const writes = page.requests.filter(path => path === '/writecfg.cgi').length;
    page.models.apply.applyRequested('test');
    await pass(5);
    expect(page.state()).toMatchObject({ kind: 'done', outcome: { kind: 'not-testable', words: reason } });
    expect(page.requests.filter(path => path === '/writecfg.cgi')).toHaveLength(writes);
    expect(onDevice(radio, 'radio.1.freq')).not.toBe('5620');
    expect(draftCount(page)).toBeGreaterThan(0);
    page.kill();
  });

  it('a channel whose wait for radar outlasts a test is applied for good where somebody wants it, with the wait said before', async () => {
    const { radio, page } = await inEurope();
    // The restart comes before the ten minutes.
    expect(page.models.apply.$impact.getState()?.cuts).toContainEqual(
      expect.objectContaining({ kind: 'radar-wait', seconds: 700 }),
    );
    page.models.apply.applyRequested('save');
    await pass(30);
    expect(page.reported()).toBe('saved');
    expect(onDevice(radio, 'radio.1.freq', 'stored')).toBe('5620');
    page.kill();
  });
});
