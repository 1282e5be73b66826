import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applyPage, aPage, NAME, pass, PortBrowser, SSID, TEXT, turnTime } from './apply-page.mother.ts';
import { PortDevice, SERVER_ERROR } from './port-device.mother.ts';

beforeEach(turnTime);
afterEach(() => void vi.useRealTimers());

describe('applying for good', () => {
  it('saves the changes, and nothing is pending', async () => {
    const { device, page } = await aPage();
    page.edit(NAME, 'tower');
    page.apply.applyRequested('save');
    await pass(1);
    expect(page.state()).toMatchObject({ kind: 'restarting', mode: 'save' });
    await pass(20);
    expect(page.reported()).toBe('saved');
    expect([device.valueOf(NAME), device.valueOf(NAME, 'stored')]).toEqual(['tower', 'tower']);
    expect(page.pending()).toEqual([]);
    page.close();
  });

  it.each([
    [true, 10_000],
    [false, 100_000],
    [undefined, 100_000],
  ])('awaits a device whose fast restart is %s for at most %i ms', async (fastRestart, ms) => {
    const { device, page } = await aPage();
    device.fastRestart = fastRestart;
    page.edit(NAME, 'tower');
    page.apply.applyRequested('save');
    await pass(1);
    const now = page.state();
    expect(now.kind === 'restarting' && now.until - now.since).toBe(ms);
    page.close();
  });

  it('applying for good of many clicks writes once', async () => {
    const { device, page } = await aPage();
    page.edit(NAME, 'tower');
    for (let click = 0; click < 20; click += 1) page.apply.applyRequested('save');
    await pass(20);
    expect(device.countOf('write')).toBe(1);
    page.close();
  });

  it('applying for good before the configuration is known sends nothing', async () => {
    const device = new PortDevice(TEXT);
    device.failing.set('read', SERVER_ERROR);
    const page = await applyPage(device);
    page.apply.applyRequested('save');
    page.apply.saveRunningRequested();
    await pass(2);
    expect([page.reported(), device.countOf('write')]).toEqual(['idle', 0]);
    page.close();
  });

  it('stamps what is written with its time', async () => {
    const { device, page } = await aPage();
    page.edit(NAME, 'tower');
    const time = new Date(Date.now()).toISOString();
    page.apply.applyRequested('save');
    await pass(1);
    expect(device.running).toContain(`=${time}`);
    page.close();
  });

  it('sends nothing that was edited after the request', async () => {
    const { device, page } = await aPage();
    page.edit(NAME, 'tower');
    page.apply.applyRequested('save');
    page.edit(SSID, 'Barn');
    await pass(5);
    expect([page.reported(), device.countOf('write')]).toEqual(['not-sent', 0]);
    expect(page.pending()).toHaveLength(2);
    page.close();
  });

  it('sends nothing while a value has a problem, and names the setting', async () => {
    const { device, page } = await aPage();
    page.edit(SSID, 'x'.repeat(40));
    expect(page.apply.$faults.getState()).toHaveLength(1);
    page.apply.applyRequested('save');
    await pass(2);
    expect(device.countOf('write')).toBe(0);
    expect(page.state()).toMatchObject({
      outcome: { kind: 'not-sent', words: { key: '{setting}: {problem}' } },
    });
    page.close();
  });

  it('saves the configuration before it in the browser, without secrets', async () => {
    const browser = new PortBrowser();
    const { page } = await aPage({ browser });
    page.edit(NAME, 'tower');
    page.apply.applyRequested('save');
    await pass(3);
    expect(browser.snapshots).toHaveLength(1);
    expect(JSON.stringify(browser.snapshots)).toContain('mast');
    expect(JSON.stringify(browser.snapshots)).not.toContain('first-secret-key');
    expect(browser.snapshots[0]).toMatchObject({ user: 'admin', changed: [{ key: 'Device name' }] });
    expect(page.snapshots.$snapshots.getState()).toHaveLength(1);
    page.close();
  });

  it('knows the saved configuration before it, and the impact of what is pending', async () => {
    const { page } = await aPage();
    expect([page.apply.$impact.getState(), page.apply.$savedBefore.getState()]).toEqual([null, null]);
    page.edit(SSID, 'Barn');
    expect(page.apply.$impact.getState()).toMatchObject({ needsTest: true });
    page.apply.applyRequested('save');
    await pass(1);
    expect(page.apply.$savedBefore.getState()?.get(SSID)).toBe('Ridge');
    page.close();
  });
});

describe('applying until the next reboot', () => {
  it('applying until the next reboot is unsaved until it is saved', async () => {
    const browser = new PortBrowser();
    const { device, page } = await aPage({ browser });
    expect(page.apply.canLeaveUnsaved).toBe(true);
    page.edit(NAME, 'tower');
    page.apply.applyRequested('no-save');
    await pass(20);
    expect([page.reported(), page.apply.$unsaved.getState()]).toEqual(['running-unsaved', true]);
    expect([device.valueOf(NAME), device.valueOf(NAME, 'stored')]).toEqual(['tower', 'mast']);
    page.apply.dismissed();
    page.close();
    const again = await applyPage(device, { browser });
    expect(again.apply.$unsavedSince.getState()).toBeTypeOf('number');
    again.edit(SSID, 'Barn');
    again.apply.saveRunningRequested();
    await pass(2);
    // Other changes are pending: they would be saved along with it.
    expect(device.valueOf(NAME, 'stored')).toBe('mast');
    again.editing.allReverted();
    again.apply.saveRunningRequested();
    await pass(20);
    expect([again.reported(), again.apply.$unsaved.getState()]).toEqual(['saved', false]);
    expect(device.valueOf(NAME, 'stored')).toBe('tower');
    again.close();
  });

  it('applying until the next reboot is lost at a reboot, which the next page reports', async () => {
    const browser = new PortBrowser();
    const { device, page } = await aPage({ browser });
    page.edit(NAME, 'tower');
    page.apply.applyRequested('no-save');
    await pass(20);
    page.close();
    device.reboot();
    await pass(40);
    const again = await applyPage(device, { browser });
    await pass(20);
    expect([again.reported(), again.apply.$unsaved.getState()]).toEqual(['forgotten', false]);
    again.close();
  });

  it('applying until the next reboot is unknown once another session has written', async () => {
    const browser = new PortBrowser();
    const { device, page } = await aPage({ browser });
    page.edit(NAME, 'tower');
    page.apply.applyRequested('no-save');
    await pass(20);
    await pass(1);
    device.changeElsewhere('snmp.status', 'enabled');
    await pass(90);
    expect(page.apply.$unsaved.getState()).toBe(false);
    page.close();
  });

  it('applying until the next reboot is not offered by a device that saves whatever it takes', async () => {
    const { page } = await aPage({ storage: { alwaysSaves: true } });
    expect(page.apply.canLeaveUnsaved).toBe(false);
    page.close();
  });
});
