import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aPage, NAME, pass, PortBrowser, SSID, turnTime } from '../apply/apply-page.mother.ts';

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
  it('the configuration before a change is listed with its time, its user and what was changed', async () => {
    const { page, snapshot } = await aReplaced();
    expect(page.snapshots.$snapshots.getState()).toHaveLength(1);
    expect(snapshot).toMatchObject({ id: String(snapshot.at), user: 'admin' });
    expect(snapshot.changed.map(({ key }) => key)).toEqual(['Device name', 'SSID']);
    expect([snapshot.text.includes('mast'), snapshot.text.includes('first-secret')]).toEqual([true, false]);
    page.close();
  });

  it('the configuration before a change is listed from the beginning of the next page', async () => {
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

  it('the configuration before a change that cannot be edited as a whole changes nothing', async () => {
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

describe('saving', () => {
  /** Whether a change still waits for it after each of these times, milliseconds. */
  async function waiting(save: () => Promise<never[]>, ...times: readonly number[]) {
    const browser = new PortBrowser();
    browser.snapshotsPort.save = save;
    const { page } = await aPage({ browser });
    let isOver = false;
    void page.snapshots.saveFx(page.editing.$state.getState()!.store).then(() => (isOver = true));
    const seen: boolean[] = [];
    for (const ms of times) {
      await vi.advanceTimersByTimeAsync(ms);
      seen.push(!isOver);
    }
    page.close();
    return seen;
  }

  it('saving is awaited, for two seconds at most', async () => {
    const taking = (ms: number) => () => new Promise<never[]>(resolve => setTimeout(() => resolve([]), ms));
    expect(await waiting(taking(1500), 1499, 1)).toEqual([true, false]);
    expect(await waiting(taking(60_000), 1999, 1)).toEqual([true, false]);
    expect(await waiting(() => Promise.reject(new Error('full')), 0)).toEqual([false]);
  });
});
