import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aPage, aTest, pass, SSID, turnTime } from './apply-page.mother.ts';
import { rejection, SERVER_ERROR } from './port-device.mother.ts';

beforeEach(turnTime);
afterEach(() => void vi.useRealTimers());

describe('a test', () => {
  it('runs unsaved, with its seconds and an end that this page can request', async () => {
    const { device, page } = await aTest();
    expect([device.valueOf(SSID), device.valueOf(SSID, 'stored')]).toEqual(['Barn', 'Ridge']);
    expect(page.apply.$secondsLeft.getState()).toBeGreaterThan(220);
    expect(page.apply.$secondsLeft.getState()).toBeLessThanOrEqual(232);
    expect(page.apply.$endsByRequest.getState()).toBe(true);
    expect([page.apply.$canKeep.getState(), page.apply.$canRevert.getState()]).toEqual([true, true]);
    const before = page.apply.$secondsLeft.getState() ?? 0;
    await pass(10);
    expect(page.apply.$secondsLeft.getState()).toBe(before - 10);
    page.close();
  });

  it('a test is kept on request, and nothing is pending or remembered of it', async () => {
    const { device, page, browser } = await aTest();
    page.apply.keepRequested();
    await pass(3);
    expect(page.reported()).toBe('kept');
    expect(device.valueOf(SSID, 'stored')).toBe('Barn');
    expect(page.pending()).toEqual([]);
    expect(browser.remembered.test).toBeUndefined();
    expect([page.apply.$secondsLeft.getState(), page.apply.$canKeep.getState()]).toEqual([null, false]);
    page.close();
  });

  it('a test is reverted on request, with the changes pending again', async () => {
    const { device, page } = await aTest();
    page.apply.revertRequested();
    await pass(20);
    expect(page.reported()).toBe('reverted');
    expect(device.valueOf(SSID)).toBe('Ridge');
    expect(page.pending()).toEqual([[SSID, 'Barn']]);
    page.close();
  });

  it('a test is reverted by the device after its time', async () => {
    const { device, page } = await aTest();
    await pass(250);
    expect(page.reported()).toBe('fell-back');
    expect([device.valueOf(SSID), page.pending()]).toEqual(['Ridge', [[SSID, 'Barn']]]);
    page.close();
  });

  it.each([
    ['keep', 'apply'],
    ['revert', 'discard'],
  ] as const)('a test whose %s fails says why, and can be decided again', async (request, call) => {
    const { device, page } = await aTest();
    device.failing.set(call, rejection('Busy'));
    if (request === 'keep') page.apply.keepRequested();
    else page.apply.revertRequested();
    await pass(1);
    expect(page.state()).toMatchObject({ kind: 'testing', request: undefined, failure: { key: 'Busy' } });
    device.failing.clear();
    page.apply.keepRequested();
    await pass(5);
    expect(page.reported()).toBe('kept');
    page.close();
  });

  it('a test whose state cannot be read is not decided', async () => {
    const { device, page } = await aTest();
    device.failing.set('test', SERVER_ERROR);
    page.apply.keepRequested();
    await pass(1);
    expect(page.state()).toMatchObject({ kind: 'testing', failure: { key: '500: Error' } });
    expect(device.countOf('apply')).toBe(0);
    page.close();
  });

  it('reverted elsewhere is reported so, and keeping it late does not claim anything', async () => {
    const { device, page } = await aTest();
    await device.storage.discard({ testMode: true });
    page.apply.keepRequested();
    await pass(30);
    expect(page.reported()).not.toMatch(/^kept/);
    expect([device.valueOf(SSID, 'stored'), page.pending()]).toEqual(['Ridge', [[SSID, 'Barn']]]);
    page.close();
  });

  it('kept elsewhere is reported so', async () => {
    const { device, page } = await aTest();
    await device.storage.apply();
    await pass(5);
    expect([page.reported(), page.pending()]).toEqual(['kept-elsewhere', []]);
    page.close();
  });

  it('during which the device restarts is lost, and its changes are pending', async () => {
    const { device, page } = await aTest();
    device.reboot();
    await pass(60);
    expect(page.state()).toMatchObject({ outcome: { kind: 'rebooted', changed: false } });
    expect(page.pending()).toEqual([[SSID, 'Barn']]);
    page.close();
  });

  it('follows the clock while the page sleeps', async () => {
    const { page } = await aTest();
    vi.setSystemTime(Date.now() + 100_000);
    await pass(2);
    expect(page.apply.$secondsLeft.getState()).toBeLessThan(130);
    expect(page.state().kind).toBe('testing');
    page.close();
  });

  it('replaced by another one while the page slept is followed as that', async () => {
    const { device, page } = await aTest();
    device.running = device.stored.replace('Ridge', 'Mill');
    vi.setSystemTime(Date.now() + 60_000);
    await pass(3);
    expect(page.state()).toMatchObject({ kind: 'testing', startedHere: false });
    expect(page.state()).toMatchObject({
      failure: { key: expect.stringContaining('testing another change') },
    });
    page.close();
  });

  it('expects the silence of the device, and no longer when it is over', async () => {
    const { page } = await aTest();
    expect(page.outage.$isExpected.getState()).toBe(true);
    page.apply.keepRequested();
    await pass(5);
    expect(page.outage.$isExpected.getState()).toBe(false);
    page.close();
  });

  it('a test is not measured against itself: the link is compared with the one before', async () => {
    const { page } = await aTest();
    await pass(10);
    expect(page.state()).toMatchObject({ link: 'formed', linkCameBack: true });
    expect(page.apply.$effect.getState()).not.toBeNull();
    page.apply.keepRequested();
    await pass(3);
    expect(page.state().kind).toBe('done');
    expect(page.apply.$effect.getState()).not.toBeNull();
    page.apply.dismissed();
    expect(page.apply.$effect.getState()).toBeNull();
    page.close();
  });

  it.each([
    ['radar', 'radar-wait'],
    ['nothing', 'waiting'],
  ])('a test whose link waits for %s says so, and that it never formed', async (what, link) => {
    const { device, page } = await aPage();
    page.edit(SSID, 'Barn');
    page.apply.applyRequested('test');
    device.isLinkUp = false;
    device.isListeningForRadar = what === 'radar';
    await pass(15);
    expect(page.state()).toMatchObject({ kind: 'testing', link });
    await pass(240);
    expect(page.state()).toHaveProperty('outcome', { kind: 'fell-back', linkFormed: false });
    page.close();
  });

  it('a test without a link before awaits none', async () => {
    const { device, page } = await aPage();
    device.isLinkUp = false;
    await pass(3);
    page.edit(SSID, 'Barn');
    page.apply.applyRequested('test');
    await pass(10);
    expect(page.state()).toMatchObject({ kind: 'testing', link: 'not-before' });
    expect(page.apply.$effect.getState()).toBeNull();
    page.close();
  });

  it('a test is ruled out where its channel is listened to for longer than it runs', async () => {
    const { device, page } = await aPage();
    page.edit('radio.1.freq', '5620');
    page.apply.applyRequested('test');
    await pass(2);
    expect([page.reported(), device.countOf('write')]).toEqual(['not-testable', 0]);
    page.apply.dismissed();
    expect(page.reported()).toBe('idle');
    page.close();
  });
});
