import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aPage, NAME, pass, PortBrowser, SSID, turnTime } from '../apply/apply-page.mother.ts';
import { withinTime } from './within-time.ts';

const KEY = 'aaa.1.wpa.psk';

beforeEach(turnTime);
afterEach(() => void vi.useRealTimers());

/** A page that has replaced one configuration. */
async function aReplaced(browser = new PortBrowser()) {
  const { device, page } = await aPage({ browser });
  page.edit(NAME, 'tower');
  page.edit(SSID, 'Barn');
  page.apply.applyRequested('save');
  await pass(20);
  page.apply.dismissed();
  const [snapshot] = page.snapshots.$snapshots.getState();
  return { device, page, browser, snapshot: snapshot! };
}

describe('the configuration before a change', () => {
  it('is listed with its time, its user and what was changed', async () => {
    const { page, snapshot } = await aReplaced();
    expect(page.snapshots.$snapshots.getState()).toHaveLength(1);
    expect(snapshot).toMatchObject({ id: String(snapshot.at), user: 'admin' });
    expect(snapshot.changed.map(({ key }) => key)).toEqual(['Device name', 'SSID']);
    expect([snapshot.text.includes('mast'), snapshot.text.includes('first-secret')]).toEqual([true, false]);
    page.close();
  });

  it('is listed from the beginning of the next page', async () => {
    const browser = new PortBrowser();
    const first = await aReplaced(browser);
    first.page.close();
    const { page } = await aPage({ browser });
    expect(page.snapshots.$snapshots.getState()).toHaveLength(1);
    page.close();
  });

  it('returns as pending changes, with what stays and what is to be entered again', async () => {
    const { page, snapshot } = await aReplaced();
    page.snapshots.restored(snapshot);
    await pass(1);
    expect(page.pending()).toEqual([
      [SSID, 'Ridge'],
      [NAME, 'mast'],
    ]);
    expect(page.snapshots.$restored.getState()).toEqual({
      configuration: snapshot,
      staying: [KEY],
      enterAgain: [],
    });
    page.snapshots.dismissed();
    expect([page.snapshots.$restored.getState(), page.pending().length]).toEqual([null, 2]);
    page.close();
  });

  it('replaces what was edited, and is over when that is taken back', async () => {
    const { page, snapshot } = await aReplaced();
    page.edit('snmp.status', 'enabled');
    page.snapshots.restored(snapshot);
    await pass(1);
    expect(page.pending()).toHaveLength(2);
    page.editing.allReverted();
    expect([page.snapshots.$restored.getState(), page.pending()]).toEqual([null, []]);
    page.close();
  });

  it('that cannot be edited as a whole changes nothing', async () => {
    const { page, snapshot } = await aReplaced();
    page.edit('snmp.status', 'enabled');
    page.snapshots.restored({ ...snapshot, text: `${snapshot.text}snmp.location=\uD800\n` });
    await pass(1);
    expect(page.pending()).toEqual([['snmp.status', 'On']]);
    expect(page.snapshots.$restored.getState()).toBeNull();
    page.close();
  });
});

describe('a browser that cannot save it', () => {
  it.each([
    ['fails', () => Promise.reject(new Error('full'))],
    ['never answers', () => new Promise<never>(() => undefined)],
  ])('and %s does not hold up the change', async (_, save) => {
    const browser = new PortBrowser();
    browser.snapshotsPort.save = save;
    const { device, page } = await aPage({ browser });
    page.edit(NAME, 'tower');
    page.apply.applyRequested('save');
    await pass(20);
    expect([page.reported(), device.valueOf(NAME)]).toEqual(['saved', 'tower']);
    page.close();
  });
});

describe('work within a time', () => {
  it('is awaited', async () => {
    let isDone = false;
    const work = async (): Promise<void> => {
      await Promise.resolve();
      isDone = true;
    };
    await withinTime(work(), 2000);
    expect(isDone).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('that takes longer is not', async () => {
    let isOver = false;
    const waiting = async (): Promise<void> => {
      await withinTime(new Promise(() => undefined), 2000);
      isOver = true;
    };
    void waiting();
    await vi.advanceTimersByTimeAsync(1999);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isOver).toBe(true);
  });

  it('that fails in time fails', async () => {
    await expect(withinTime(Promise.reject(new Error('full')), 2000)).rejects.toThrow('full');
  });
});
