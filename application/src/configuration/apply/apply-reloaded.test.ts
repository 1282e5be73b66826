import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applyPage, aPage, aTest, NAME, pass, PortBrowser, SSID, turnTime } from './apply-page.mother.ts';

const KEY = 'aaa.1.wpa.psk';

beforeEach(turnTime);
afterEach(() => void vi.useRealTimers());

describe('a page that is loaded again', () => {
  it('joins the test, and takes the end for that of its own', async () => {
    const { device, page, browser } = await aTest();
    expect(browser.remembered.test).toMatchObject({ tested: { changes: [{ key: SSID, mine: 'Barn' }] } });
    expect(page.values.changes_wait).toBe(true);
    page.close();
    const again = await applyPage(device, { browser });
    await pass(2);
    expect(again.state()).toMatchObject({ kind: 'testing', startedHere: false });
    await pass(250);
    expect([again.reported(), again.pending()]).toEqual(['fell-back', [[SSID, 'Barn']]]);
    again.close();
  });

  it('has the changes of the test, their number and what was expected of them', async () => {
    const browser = new PortBrowser();
    const { device, page } = await aPage({ browser });
    const expected = {
      ratio: 'CINR' as const,
      figures: [{ quantity: 'local-signal' as const, now: -50, expected: -60, low: -62, high: -58 }],
    };
    page.edit(SSID, 'Barn');
    page.edit(KEY, 'another-secret-key');
    page.apply.applyRequested('test');
    page.apply.expected(expected);
    await pass(10);
    const counted = page.editing.$underTest.getState();
    expect(counted).toEqual({ tested: 2, since: 0 });
    page.close();
    const again = await applyPage(device, { browser });
    await pass(2);
    expect(again.editing.$underTest.getState()).toEqual(counted);
    expect(again.pending()).toEqual([[SSID, 'Barn']]);
    expect(again.apply.$tested.getState()).toEqual(expected);
    expect(again.outage.$absence.getState()).toBeNull();
    again.edit(NAME, 'tower');
    expect(again.editing.$underTest.getState()).toEqual({ tested: 2, since: 1 });
    again.apply.keepRequested();
    await pass(5);
    expect([again.reported(), again.pending()]).toEqual(['kept', [[NAME, 'tower']]]);
    expect(again.drafts.$enterAgain.getState()).toEqual([]);
    again.close();
  });

  it('a second tab has the changes of the test too, and both say what became of it', async () => {
    const { device, page, browser } = await aTest();
    const other = await applyPage(device, { browser });
    await pass(2);
    expect(other.editing.$underTest.getState()).toEqual({ tested: 1, since: 0 });
    expect(other.outage.$absence.getState()).toBeNull();
    other.apply.keepRequested();
    await pass(5);
    expect([page, other].map(tab => [tab.reported(), tab.pending()])).toEqual([
      ['kept-elsewhere', []],
      ['kept', []],
    ]);
    page.close();
    other.close();
  });

  it('reverts the test and has its changes pending again, with the key to be entered again', async () => {
    const browser = new PortBrowser();
    const { device, page } = await aPage({ browser });
    page.edit(SSID, 'Barn');
    page.edit(KEY, 'another-secret-key');
    page.apply.applyRequested('test');
    await pass(10);
    page.close();
    const again = await applyPage(device, { browser });
    await pass(2);
    again.apply.revertRequested();
    await pass(30);
    expect([again.reported(), again.pending()]).toEqual(['reverted', [[SSID, 'Barn']]]);
    expect(again.drafts.$enterAgain.getState()).toEqual([KEY]);
    again.close();
  });

  it('finds the readings of the link before', async () => {
    const { device, page, browser } = await aTest();
    page.close();
    const again = await applyPage(device, { browser });
    await pass(5);
    expect(again.apply.$effect.getState()).not.toBeNull();
    again.close();
  });

  it.each([
    ['fell-back', async () => undefined],
    ['kept-elsewhere', async (keep: () => Promise<unknown>) => void (await keep())],
  ])(
    'a page that is loaded again after the end of the test reports %s, and shows it until it is dismissed',
    async (outcome, end) => {
      const { device, page, browser } = await aTest();
      page.close();
      await end(() => device.storage.apply());
      await pass(300);
      const second = await applyPage(device, { browser });
      await pass(3);
      expect(second.reported()).toBe(outcome);
      expect(second.pending()).toEqual(outcome === 'fell-back' ? [[SSID, 'Barn']] : []);
      second.close();
      const third = await applyPage(device, { browser });
      await pass(3);
      expect(third.reported()).toBe(outcome);
      third.apply.dismissed();
      await pass(1);
      third.close();
      const fourth = await applyPage(device, { browser });
      await pass(3);
      expect(fourth.reported()).toBe('idle');
      fourth.close();
    },
  );

  it('shows no outcome that is older than ten minutes', async () => {
    const { device, page, browser } = await aTest();
    page.apply.keepRequested();
    await pass(5);
    page.close();
    await pass(590);
    const second = await applyPage(device, { browser });
    await pass(2);
    expect(second.reported()).toBe('kept');
    second.close();
    await pass(30);
    const third = await applyPage(device, { browser });
    await pass(2);
    expect([third.reported(), browser.remembered.outcome]).toEqual(['idle', undefined]);
    third.close();
  });

  it('a page that is loaded again after a restart of the device during the test reports that', async () => {
    const { device, page, browser } = await aTest();
    page.close();
    device.reboot();
    await pass(40);
    const again = await applyPage(device, { browser });
    await pass(5);
    expect(again.state()).toMatchObject({ outcome: { kind: 'rebooted', changed: false } });
    expect(again.pending()).toEqual([[SSID, 'Barn']]);
    again.close();
  });
});

it('the result of a change goes with the session that logs out, and stays over a page loaded again', async () => {
  const { device, page, browser } = await aTest();
  page.apply.keepRequested();
  await pass(5);
  page.close();
  const again = await applyPage(device, { browser });
  await pass(2);
  expect(again.reported()).toBe('kept');
  again.session.logoutRequested();
  await pass(2);
  expect([again.reported(), browser.remembered.outcome, again.reloads()]).toEqual(['idle', undefined, 1]);
  again.close();
  const next = await applyPage(device, { browser });
  await pass(2);
  expect(next.reported()).toBe('idle');
  next.close();
});

it('a log-out ends no test and forgets none', async () => {
  const { device, page, browser } = await aTest();
  page.session.logoutRequested();
  await pass(2);
  expect(page.state().kind).toBe('testing');
  page.close();
  const next = await applyPage(device, { browser });
  await pass(2);
  expect(next.state().kind).toBe('testing');
  next.close();
});

describe('a test of a key', () => {
  it('a test of a key that ended unseen claims nothing and requests the key again; a key left as it is, is over', async () => {
    const browser = new PortBrowser();
    const { device, page } = await aPage({ browser });
    page.edit(KEY, 'another-secret-key');
    page.apply.applyRequested('test');
    await pass(10);
    expect(JSON.stringify(browser.remembered)).not.toContain('another-secret-key');
    page.close();
    await pass(300);
    const again = await applyPage(device, { browser });
    await pass(3);
    expect(again.reported()).toBe('unknown');
    expect(again.drafts.$enterAgain.getState()).toEqual([KEY]);
    expect(again.apply.$secretsToEnter.getState()).toHaveLength(1);
    again.drafts.secretLeft(KEY);
    expect(again.apply.$secretsToEnter.getState()).toEqual([]);
    again.close();
  });

  it('a test of a key that is kept requests nothing', async () => {
    const { page } = await aPage();
    page.edit(KEY, 'another-secret-key');
    page.apply.applyRequested('test');
    await pass(10);
    page.apply.keepRequested();
    await pass(5);
    expect([page.reported(), page.drafts.$enterAgain.getState()]).toEqual(['kept', []]);
    page.close();
  });
});
