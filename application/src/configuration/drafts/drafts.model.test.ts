import { createEvent, createStore } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NAME, pass, PortBrowser, SSID, TEXT, turnTime } from '../apply/apply-page.mother.ts';
import { PortDevice } from '../apply/port-device.mother.ts';
import type { ReadConfiguration } from '../configuration.port.ts';
import { createEditingModel } from '../editing.model.ts';
import type { ChangeOwner, TypedText } from './change-memory.port.ts';
import { createDraftsModel } from './drafts.model.ts';

const KEY = 'aaa.1.wpa.psk';
const SNMP = 'snmp.status';

beforeEach(turnTime);
afterEach(() => void vi.useRealTimers());

const OWNER: ChangeOwner = { mac: '02:00:00:00:00:01', user: 'admin' };

/** The drafts of a page that has read the configuration of a device, and is asked for those of earlier pages. */
async function draftPage(device: PortDevice, { browser }: { browser: PortBrowser }) {
  const editing = createEditingModel(device.storage, createEvent<ReadConfiguration>());
  const owned = createEvent<ChangeOwner>();
  const values: { changes_wait?: boolean } = {};
  const tabs = browser.tab();
  const drafts = createDraftsModel({
    editing,
    memory: browser.memory,
    sessionStore: { set: set => void Object.assign(values, set) },
    tabs,
    clock: { now: () => Date.now() },
    $owner: createStore<ChangeOwner | null>(null).on(owned, (_, owner) => owner),
    owned,
  });
  const typedRestored: (readonly TypedText[])[] = [];
  drafts.typedRestored.watch(typed => void typedRestored.push(typed));
  owned(OWNER);
  editing.configurationRead({ text: device.running, modified: false, firstSetup: false });
  await pass(1);
  drafts.draftRequested({ sent: undefined, isInForce: false });
  await pass(1);
  return {
    drafts,
    editing,
    values,
    typedRestored,
    edit: (key: string, value: string) => void editing.edited(new Map([[key, value]])),
    pending: () => editing.$pending.getState().map(({ key, after }) => [key, after]),
    close: () => tabs.close(),
  };
}

type Page = Awaited<ReturnType<typeof draftPage>>;
const offer = (page: Page) => page.drafts.$offer.getState();
const draftIn = ({ remembered }: PortBrowser) =>
  remembered.draft?.changes.map(({ key, mine }) => [key, mine]);

/** A browser in which changes of an earlier page wait. */
async function aDraft(...changes: readonly (readonly [string, string])[]) {
  const browser = new PortBrowser();
  const device = new PortDevice(TEXT);
  const page = await draftPage(device, { browser });
  for (const [key, value] of changes) page.edit(key, value);
  await pass(1);
  page.close();
  return { browser, device };
}

describe('the changes of an earlier page', () => {
  it('the changes of an earlier page are remembered at each edit, with their time, and gone when they are taken back', async () => {
    const browser = new PortBrowser();
    const page = await draftPage(new PortDevice(TEXT), { browser });
    page.edit(NAME, 'tower');
    await pass(1);
    expect(draftIn(browser)).toEqual([[NAME, 'tower']]);
    expect(browser.remembered.draftAt).toBe(Date.now() - 1000);
    expect(page.values.changes_wait).toBe(true);
    page.edit(NAME, 'mill');
    page.edit(SSID, 'Barn');
    await pass(1);
    expect(draftIn(browser)).toEqual([
      [NAME, 'mill'],
      [SSID, 'Barn'],
    ]);
    page.editing.allReverted();
    await pass(1);
    expect([browser.remembered, page.values.changes_wait]).toEqual([{}, false]);
    page.close();
  });

  it('the changes of an earlier page are offered with their time, and pending again when they are continued', async () => {
    const { browser, device } = await aDraft([NAME, 'tower'], [SSID, 'Barn']);
    const at = browser.remembered.draftAt;
    const page = await draftPage(device, { browser });
    expect(offer(page)).toMatchObject({ draft: { changes: [{ key: NAME }, { key: SSID }] }, at });
    expect(page.pending()).toEqual([]);
    page.drafts.continued();
    expect(offer(page)).toBeNull();
    expect(page.pending()).toEqual([
      [NAME, 'tower'],
      [SSID, 'Barn'],
    ]);
    await pass(1);
    expect(draftIn(browser)).toHaveLength(2);
    page.close();
  });

  it('the changes of an earlier page are gone when they are discarded, but for what this page has edited since', async () => {
    const { browser, device } = await aDraft([NAME, 'tower'], [SSID, 'Barn']);
    const page = await draftPage(device, { browser });
    page.edit(SSID, 'Mill');
    await pass(1);
    page.drafts.discarded();
    await pass(1);
    expect([offer(page), page.pending(), draftIn(browser)]).toEqual([
      null,
      [[SSID, 'Mill']],
      [[SSID, 'Mill']],
    ]);
    page.close();
  });

  it('the changes of an earlier page are offered once, and not where the device has them by now', async () => {
    const { browser, device } = await aDraft([NAME, 'tower'], [SSID, 'Barn']);
    device.changeElsewhere(NAME, 'tower');
    const page = await draftPage(device, { browser });
    await pass(2);
    expect(offer(page)?.draft.changes).toHaveLength(1);
    expect(draftIn(browser)).toEqual([[SSID, 'Barn']]);
    page.drafts.discarded();
    page.drafts.draftRequested({ sent: undefined, isInForce: false });
    expect(offer(page)).toBeNull();
    page.close();
  });

  it('the changes of an earlier page are offered not at all where the device has all of them', async () => {
    const { browser, device } = await aDraft([NAME, 'tower']);
    device.changeElsewhere(NAME, 'tower');
    const page = await draftPage(device, { browser });
    await pass(2);
    expect([offer(page), browser.remembered]).toEqual([null, {}]);
    page.close();
  });

  it('last as long as the page where the browser remembers nothing', async () => {
    const browser = new PortBrowser();
    const page = await draftPage(new PortDevice(TEXT), { browser });
    expect(page.drafts.$remembered.getState()).toBe(true);
    browser.isLasting = false;
    page.edit(NAME, 'tower');
    await pass(1);
    expect(page.drafts.$remembered.getState()).toBe(false);
    page.close();
  });
});

describe('a key that another session changed since', () => {
  async function aDispute() {
    const { browser, device } = await aDraft([NAME, 'tower'], [SSID, 'Barn']);
    device.changeElsewhere(NAME, 'mill');
    const page = await draftPage(device, { browser });
    page.drafts.continued();
    await pass(1);
    return { browser, page };
  }
  const disputed = (page: Page) => page.drafts.$disputes.getState().map(({ key }) => key);

  it('a key that another session changed since is disputed: the value of the device counts until it is settled, and it is still remembered', async () => {
    const { browser, page } = await aDispute();
    expect([disputed(page), page.pending()]).toEqual([[NAME], [[SSID, 'Barn']]]);
    expect(page.editing.$values.getState().get(NAME)).toBe('mill');
    expect(browser.remembered.draft?.changes).toContainEqual({ key: NAME, base: 'mast', mine: 'tower' });
    page.close();
  });

  it('takes the value of this page', async () => {
    const { page } = await aDispute();
    page.drafts.disputeSettled({ key: NAME, choice: 'mine' });
    await pass(1);
    expect(disputed(page)).toEqual([]);
    expect(page.editing.$values.getState().get(NAME)).toBe('tower');
    page.close();
  });

  it('leaves that of the device, and forgets its own', async () => {
    const { browser, page } = await aDispute();
    page.drafts.disputeSettled({ key: NAME, choice: 'theirs' });
    await pass(1);
    expect([disputed(page), page.editing.$values.getState().get(NAME)]).toEqual([[], 'mill']);
    expect(draftIn(browser)).toEqual([[SSID, 'Barn']]);
    page.close();
  });

  it('a key that another session changed since is not settled by a choice about another one', async () => {
    const { page } = await aDispute();
    page.drafts.disputeSettled({ key: SNMP, choice: 'mine' });
    expect(disputed(page)).toEqual([NAME]);
    expect(page.editing.$values.getState().get(SNMP)).toBe('disabled');
    page.close();
  });

  it('a key that another session changed since is over when everything is taken back', async () => {
    const { page } = await aDispute();
    page.editing.allReverted();
    expect([disputed(page), page.pending()]).toEqual([[], []]);
    page.close();
  });
});

describe('a secret', () => {
  it('a secret is remembered by its key alone, and to be entered again', async () => {
    const { browser, device } = await aDraft([KEY, 'another-secret-key'], [NAME, 'tower']);
    expect(browser.remembered.draft?.secretKeys).toEqual([KEY]);
    const page = await draftPage(device, { browser });
    page.drafts.continued();
    await pass(1);
    expect(page.drafts.$enterAgain.getState()).toEqual([KEY]);
    expect(browser.remembered.draft?.secretKeys).toEqual([KEY]);
    page.edit(KEY, 'a-third-secret-key');
    await pass(1);
    expect(browser.remembered.draft?.secretKeys).toEqual([KEY]);
    page.close();
  });

  it('a secret that is left as it is, is forgotten, another one is not', async () => {
    const other = 'snmp.community';
    const { browser, device } = await aDraft([KEY, 'another-secret-key'], [other, 'x']);
    const page = await draftPage(device, { browser });
    page.drafts.continued();
    page.drafts.secretLeft(KEY);
    await pass(1);
    expect(page.drafts.$enterAgain.getState()).toEqual([other]);
    expect(browser.remembered.draft?.secretKeys).toEqual([other]);
    page.editing.allReverted();
    expect(page.drafts.$enterAgain.getState()).toEqual([]);
    page.close();
  });
});

describe('two tabs', () => {
  async function twoTabs() {
    const browser = new PortBrowser();
    const device = new PortDevice(TEXT);
    return {
      browser,
      device,
      one: await draftPage(device, { browser }),
      two: await draftPage(device, { browser }),
    };
  }
  const other = (page: Page) => page.drafts.$otherTab.getState();
  const done = (...pages: readonly Page[]) => {
    for (const page of pages) page.close();
  };

  it('say to each other how many changes they hold, until that is dismissed or there are none', async () => {
    const { one, two } = await twoTabs();
    one.edit(NAME, 'tower');
    one.edit(SSID, 'Barn');
    await pass(1);
    expect([other(one), other(two)?.count]).toEqual([null, 2]);
    two.drafts.otherTabDismissed();
    expect(other(two)).toBeNull();
    one.editing.settingReverted(SSID);
    await pass(1);
    expect(other(two)?.count).toBe(1);
    one.editing.allReverted();
    await pass(1);
    expect(other(two)).toBeNull();
    done(one, two);
  });

  it('hold their changes beside each other in one memory', async () => {
    const { browser, one, two } = await twoTabs();
    one.edit(NAME, 'tower');
    await pass(1);
    two.edit(SSID, 'Barn');
    await pass(1);
    expect(draftIn(browser)).toEqual([
      [NAME, 'tower'],
      [SSID, 'Barn'],
    ]);
    one.editing.allReverted();
    await pass(1);
    expect(draftIn(browser)).toEqual([[SSID, 'Barn']]);
    done(one, two);
  });

  it('put back what the other one took out of the memory, where both changed a setting', async () => {
    const { browser, one, two } = await twoTabs();
    one.edit(NAME, 'tower');
    await pass(1);
    two.edit(NAME, 'mill');
    await pass(1);
    expect(draftIn(browser)).toEqual([[NAME, 'mill']]);
    two.editing.allReverted();
    await pass(1);
    expect(draftIn(browser)).toEqual([[NAME, 'tower']]);
    done(one, two);
  });

  it('two tabs do not hear those of another user or device', async () => {
    const { browser, one } = await twoTabs();
    const from = {};
    const owner = { mac: '02:00:00:00:00:99', user: 'admin' };
    browser.tabs.next({ from, message: { owner, kind: 'draft', count: 3 } });
    expect(other(one)).toBeNull();
    one.edit(NAME, 'tower');
    await pass(1);
    const seen: { readonly mac: string; readonly user: string }[] = [];
    browser.tabs.subscribe(({ message }) => void seen.push(message.owner));
    one.edit(NAME, 'mill');
    await pass(1);
    const [own] = seen;
    browser.tabs.next({
      from,
      message: { owner: { mac: own?.mac ?? '', user: 'guest' }, kind: 'draft', count: 3 },
    });
    expect(other(one)).toBeNull();
    browser.tabs.next({ from, message: { owner: own ?? owner, kind: 'draft', count: 3 } });
    expect(other(one)?.count).toBe(3);
    browser.tabs.next({ from, message: { owner: own ?? owner, kind: 'written', count: 3 } });
    expect(other(one)).toBeNull();
    one.close();
  });
});
