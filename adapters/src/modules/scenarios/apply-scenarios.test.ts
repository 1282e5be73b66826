import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aBrowser, aScenarioRadio, onDevice, openPage, pass, turnTime } from './change-scenario.mother.ts';

const NAME = 'resolv.host.1.name';

const SSID = 'wireless.1.ssid';

beforeEach(turnTime);

afterEach(() => void vi.useRealTimers());

const writes = (requests: readonly string[]) => requests.filter(path => path === '/writecfg.cgi').length;

describe('applying a change', () => {
  it('applying a change for good saves it, and nothing is pending', async () => {
    const radio = aScenarioRadio();
    const page = await openPage(radio);
    page.edit(NAME, 'tower');
    page.models.apply.applyRequested('save');
    await pass(5);
    expect(page.reported()).toBe('saved');
    expect(onDevice(radio, NAME, 'stored')).toBe('tower');
    expect(page.models.editing.$pendingCount.getState()).toBe(0);
    page.kill();
  });

  it('applying a change of a hundred fast clicks makes one request', async () => {
    const radio = aScenarioRadio();
    const page = await openPage(radio);
    page.edit(NAME, 'tower');
    for (let click = 0; click < 100; click += 1) page.models.apply.applyRequested('save');
    await pass(5);
    for (let click = 0; click < 100; click += 1) page.models.apply.keepRequested();
    expect(writes(page.requests)).toBe(1);
    page.kill();
  });

  it('sends nothing when it is edited between the click and the sending', async () => {
    const radio = aScenarioRadio();
    const page = await openPage(radio);
    page.edit(NAME, 'tower');
    page.models.apply.applyRequested('save');
    page.edit(SSID, 'Barn');
    await pass(5);
    expect([page.reported(), writes(page.requests)]).toEqual(['not-sent', 0]);
    expect(page.models.editing.$pendingCount.getState()).toBe(2);
    page.kill();
  });

  it('applying a change without saving says so until it is saved, and is gone after a restart', async () => {
    const radio = aScenarioRadio();
    const browser = aBrowser();
    const page = await openPage(radio, { browser });
    page.edit(NAME, 'tower');
    page.models.apply.applyRequested('no-save');
    await pass(5);
    expect([page.reported(), page.models.apply.$unsaved.getState()]).toEqual(['running-unsaved', true]);
    expect([onDevice(radio, NAME), onDevice(radio, NAME, 'stored')]).toEqual([
      'tower',
      expect.not.stringMatching('tower'),
    ]);
    page.kill();
    const again = await openPage(radio, { browser });
    expect(again.models.apply.$unsaved.getState()).toBe(true);
    again.models.apply.saveRunningRequested();
    await pass(20);
    expect(again.models.apply.$unsaved.getState()).toBe(false);
    expect(onDevice(radio, NAME, 'stored')).toBe('tower');
    again.kill();
  });

  it('applying a change without saving is told as forgotten, until that is put away, when the device has restarted', async () => {
    const radio = aScenarioRadio();
    const browser = aBrowser();
    const page = await openPage(radio, { browser });
    page.edit(NAME, 'tower');
    page.models.apply.applyRequested('no-save');
    await pass(5);
    page.kill();
    radio.faults.happen('power-loss');
    await pass(60);
    const again = await openPage(radio, { browser });
    await pass(20);
    expect([again.reported(), again.models.apply.$unsaved.getState()]).toEqual(['forgotten', false]);
    again.models.apply.dismissed();
    await pass(1);
    again.kill();
    const third = await openPage(radio, { browser });
    await pass(20);
    expect(third.reported()).toBe('idle');
    third.kill();
  });
});

describe('a test', () => {
  it('a test is kept when it is asked for, for good', async () => {
    const radio = aScenarioRadio();
    const page = await openPage(radio);
    page.edit(SSID, 'Barn');
    page.models.apply.applyRequested('test');
    await pass(10);
    expect(page.state().kind).toBe('testing');
    expect(page.models.apply.$secondsLeft.getState()).toBeGreaterThan(220);
    expect(onDevice(radio, SSID, 'stored')).not.toBe('Barn');
    page.models.apply.keepRequested();
    await pass(3);
    expect(page.reported()).toBe('kept');
    expect(onDevice(radio, SSID, 'stored')).toBe('Barn');
    expect(page.models.editing.$pendingCount.getState()).toBe(0);
    page.kill();
  });

  it('a test goes back at once when it is asked to, with the changes pending again', async () => {
    const radio = aScenarioRadio();
    const page = await openPage(radio);
    page.edit(SSID, 'Barn');
    page.models.apply.applyRequested('test');
    await pass(10);
    page.models.apply.revertRequested();
    await pass(15);
    expect(page.reported()).toBe('reverted');
    expect(onDevice(radio, SSID)).not.toBe('Barn');
    expect(page.models.editing.$pending.getState()).toMatchObject([{ key: SSID, after: 'Barn' }]);
    page.kill();
  });

  it('a test of a link that never re-forms falls back by itself, and says so', async () => {
    const radio = aScenarioRadio();
    const page = await openPage(radio);
    await pass(5);
    page.edit(SSID, 'Nobody else has this');
    page.models.apply.applyRequested('test');
    await pass(60);
    expect(page.state()).toMatchObject({ kind: 'testing', link: 'waiting' });
    await pass(200);
    expect(page.state()).toMatchObject({ kind: 'done', outcome: { kind: 'fell-back', linkFormed: false } });
    expect(onDevice(radio, SSID)).not.toBe('Nobody else has this');
    expect(page.models.editing.$pendingCount.getState()).toBe(1);
    page.kill();
  });

  it('tells that the link re-formed', async () => {
    const radio = aScenarioRadio();
    const page = await openPage(radio);
    await pass(5);
    page.edit('radio.1.txpower', '10');
    page.models.apply.applyRequested('test');
    await pass(40);
    expect(page.state()).toMatchObject({ kind: 'testing', link: 'formed' });
    page.kill();
  });

  it('survives a phone that sleeps: the time is that of the clock', async () => {
    const radio = aScenarioRadio();
    const page = await openPage(radio);
    page.edit(SSID, 'Barn');
    page.models.apply.applyRequested('test');
    await pass(10);
    vi.setSystemTime(Date.now() + 100_000);
    await pass(2);
    expect(page.models.apply.$secondsLeft.getState()).toBeLessThan(130);
    page.kill();
  });

  it('a test is joined by a page that is opened again, with the same countdown and the draft there', async () => {
    const radio = aScenarioRadio();
    const browser = aBrowser();
    const page = await openPage(radio, { browser });
    page.edit(SSID, 'Barn');
    page.models.apply.applyRequested('test');
    await pass(10);
    page.kill();
    const again = await openPage(radio, { browser });
    await pass(3);
    expect(again.state().kind).toBe('testing');
    await pass(250);
    expect(again.reported()).toBe('fell-back');
    expect(again.models.editing.$pending.getState()).toMatchObject([{ key: SSID, after: 'Barn' }]);
    again.kill();
  });

  it('a test that is joined, and of which nothing is read at first, is not told as kept when it fell back', async () => {
    const radio = aScenarioRadio();
    const page = await openPage(radio);
    page.edit(SSID, 'Barn');
    const other = await openPage(radio);
    page.models.apply.applyRequested('test');
    await pass(10);
    radio.faults.set({ status: 500, path: '/getcfg.cgi' });
    await pass(10);
    expect(other.state()).toMatchObject({ kind: 'testing', startedHere: false });
    radio.faults.clear();
    await pass(240);
    expect(other.reported()).toBe('fell-back');
    page.kill();
    other.kill();
  });

  it('a test that is joined, and of which nothing is ever read, claims nothing', async () => {
    const radio = aScenarioRadio();
    const page = await openPage(radio);
    page.edit(SSID, 'Barn');
    const other = await openPage(radio);
    page.models.apply.applyRequested('test');
    await pass(2);
    radio.faults.set({ status: 500, path: '/getcfg.cgi' });
    await pass(240);
    radio.faults.clear();
    await pass(20);
    expect([page.reported(), other.reported()]).toEqual(['fell-back', 'unknown']);
    page.kill();
    other.kill();
  });

  it('a test that was over before keep arrived is told as fallen back, and its changes stay', async () => {
    const radio = aScenarioRadio();
    const page = await openPage(radio);
    const other = await openPage(radio);
    page.edit(SSID, 'Barn');
    page.models.apply.applyRequested('test');
    await pass(10);
    await other.models.editing
      .repositoryOf(other.models.editing.$state.getState())
      ?.discard({ testMode: true });
    page.models.apply.keepRequested();
    await pass(30);
    expect(page.reported()).not.toMatch(/^kept/);
    expect(page.models.editing.$pending.getState()).toMatchObject([{ key: SSID, after: 'Barn' }]);
    page.kill();
    other.kill();
  });

  it('a test is joined, and kept, by another browser; the first one hears of it', async () => {
    const radio = aScenarioRadio();
    const page = await openPage(radio);
    page.edit(SSID, 'Barn');
    page.models.apply.applyRequested('test');
    await pass(10);
    const other = await openPage(radio);
    await pass(3);
    other.models.apply.keepRequested();
    await pass(5);
    expect([other.reported(), page.reported()]).toEqual(['kept', 'kept-elsewhere']);
    expect(page.models.editing.$pendingCount.getState()).toBe(0);
    page.kill();
    other.kill();
  });

  it('a test that ended while no page was open is told, and its changes are pending again', async () => {
    const radio = aScenarioRadio();
    const browser = aBrowser();
    const page = await openPage(radio, { browser });
    page.edit(SSID, 'Barn');
    page.models.apply.applyRequested('test');
    await pass(10);
    page.kill();
    await pass(300);
    const again = await openPage(radio, { browser });
    await pass(3);
    expect(again.reported()).toBe('fell-back');
    expect(again.models.editing.$pendingCount.getState()).toBe(1);
    again.kill();
  });
});

describe('a test of a key alone', () => {
  const KEY = 'aaa.1.wpa.psk';

  it('a test of a key alone that ended while no page was open claims nothing, and asks for the key again', async () => {
    const radio = aScenarioRadio();
    const browser = aBrowser();
    const page = await openPage(radio, { browser });
    page.edit(KEY, 'another-secret-key');
    page.models.apply.applyRequested('test');
    await pass(10);
    page.kill();
    await pass(300);
    const again = await openPage(radio, { browser });
    await pass(3);
    expect(onDevice(radio, KEY)).not.toBe('another-secret-key');
    expect(again.reported()).toBe('unknown');
    expect(again.models.drafts.$enterAgain.getState()).toEqual([KEY]);
    again.kill();
  });

  it('a test of a key alone that is kept asks for nothing again', async () => {
    const radio = aScenarioRadio();
    const page = await openPage(radio);
    page.edit(KEY, 'another-secret-key');
    page.models.apply.applyRequested('test');
    await pass(10);
    page.models.apply.keepRequested();
    await pass(5);
    expect([page.reported(), page.models.drafts.$enterAgain.getState()]).toEqual(['kept', []]);
    page.kill();
  });
});
