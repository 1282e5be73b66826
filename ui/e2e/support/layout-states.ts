import type { Page } from 'playwright-core';
import { ADMIN, type ServedRadio } from './radio.ts';
import { openServices } from './services.ts';
import { scanAtOnce } from './tools.ts';

/** A page in one state whose layout is checked and drawn. Locators are independent of the language. */
export interface LayoutState {
  readonly name: string;
  readonly profile: string;
  /** False where English and German show all there is to see. */
  readonly isInEach?: boolean;
  /** Limits a state to some widths, px. */
  readonly widths?: readonly number[];
  /** The state begins a page of its own, which starts logged in: one that fails is then tried again without all others. */
  readonly begins?: true;
  /** Brings the page into the state, from the state before it. */
  readonly open: (page: Page, served: ServedRadio) => Promise<void>;
  /** Leaves the state again; omitted: the next one does. */
  readonly close?: (page: Page) => Promise<void>;
}

const EDGES = [1440, 390, 320] as const;
const PATIENCE = { timeout: 90_000 };

const seen = (page: Page, selector: string): Promise<void> =>
  page.locator(`${selector}:visible`).first().waitFor(PATIENCE);

function shows(route: string, selector: string): (page: Page) => Promise<void> {
  return async page => {
    await page.evaluate(hash => void (location.hash = hash), `#/${route}`);
    await seen(page, selector);
  };
}

const press =
  (key: string) =>
  (page: Page): Promise<void> =>
    page.keyboard.press(key);

const openDashboard = shows('dashboard', 'main canvas');

/** The first thing of the dashboard that folds. */
const toggleConnections = (page: Page): Promise<void> =>
  page.locator('main h2 > button[aria-expanded]').first().click(PATIENCE);

async function openConnections(page: Page): Promise<void> {
  await toggleConnections(page);
  await seen(page, 'main nav svg a');
}

/** By the form of the state before. */
async function logIn(page: Page): Promise<void> {
  await page.locator('input[name=username]').fill(ADMIN.username);
  await page.locator('input[name=password]').fill(ADMIN.password);
  await page.keyboard.press('Enter');
  await seen(page, 'main canvas');
}

/** The menu of the header at this place from its end. */
const headerMenu =
  (place: number): LayoutState['open'] =>
  async page => {
    await page.locator('header button[popovertarget]').nth(place).click();
    await seen(page, 'header [popover]');
  };

async function changeSsid(page: Page): Promise<void> {
  await page.locator('[data-setting="wireless.ssid"] input').first().fill('quarry-two');
  await page.keyboard.press('Tab');
  await seen(page, '[data-bar="change-bar"] button');
}

/** First step of the setup of a fresh device, done; the second asks for the first user. */
async function passFirstStep(page: Page): Promise<void> {
  await page.locator('select[name=country]').selectOption('276');
  await page.locator('input[name=agreed]').check();
  await page.locator('form [type=submit]').click();
  await page.locator('input[name=newUsername]').fill('a b');
  await page.locator('input[name=newPassword]').fill('short');
  await page.locator('input[name=newPassword2]').fill('other');
  await page.keyboard.press('Enter');
  await seen(page, 'input[aria-invalid=true]');
}

/** Every section and field of the page, and a new entry of a list. */
async function showAdvanced(page: Page): Promise<void> {
  await page.locator('input[name=settings-view]').last().check({ force: true });
  await page.locator('[data-setting="wireless.accessList"] input').focus();
  await page.keyboard.press('Space');
  await page.locator('[data-add="wireless.1.mac_acl"]').click();
  await seen(page, '[data-entry="wireless.1.mac_acl.1"] input:focus');
  await page.keyboard.type('02:00:5E:00:00:01');
  await page.keyboard.press('Tab');
}

/** A new entry of a list, and what its group says of it. */
const addEntry =
  (list: string): LayoutState['open'] =>
  async page => {
    await page.locator(`[data-add="${list}"]`).click(PATIENCE);
    await seen(page, `[data-entry^="${list}."] :is(input, select):focus`);
  };

/** The form of the user's own account, with its strength meter and what is wrong with the new password. */
async function openAccount(page: Page): Promise<void> {
  await page.locator('[data-section="users"] button').first().click(PATIENCE);
  await page.locator('dialog input[type=password]').nth(1).fill('short');
  await page.keyboard.press('Tab');
  await seen(page, 'dialog input[aria-invalid=true]');
}

const STATUS_CALL = '**/status.cgi';

/** Answers of the device itself again; one that is still being changed has nobody to fail. */
const withOwnStatus = (page: Page): Promise<void> => page.unrouteAll({ behavior: 'ignoreErrors' });

/** The device answers, and no station is connected: what the header says then is longer than what it mostly says. */
const withoutLink: LayoutState['open'] = async page => {
  await page.route(STATUS_CALL, async answering => {
    const answer = await answering.fetch().catch(() => undefined);
    if (answer === undefined) return answering.abort();
    const status = (await answer.json()) as { wireless: object };
    return answering.fulfill({ json: { ...status, wireless: { ...status.wireless, count: 0, sta: [] } } });
  });
  // In any language.
  await seen(page, 'header [data-tone=bad]');
};
const IS_NAME = /^(hostname|name|essid|antenna|devmodel)$/;
const NAMES = ['W'.repeat(32), 'x'.repeat(63), 'q'.repeat(40)];

const withoutAnswers: LayoutState['open'] = async page => {
  await page.route(STATUS_CALL, answering => answering.abort());
  await seen(page, 'header [data-tone=warn]');
};

/** The header, where it has the least room. */
const IN_HEADER = {
  profile: 'sta-ptp',
  widths: [390, 320],
  close: withOwnStatus,
} as const;
/** The names of the air and of hosts, as long as they may be and without a place to break. */
function namedByAStranger(route: string, selector: string): LayoutState['open'] {
  return async page => {
    await withOwnStatus(page);
    await page.route(STATUS_CALL, async answering => {
      const answer = await answering.fetch().catch(() => undefined);
      if (answer === undefined) return answering.abort();
      let at = 0;
      const named = JSON.stringify(await answer.json(), (key, value: unknown) =>
        typeof value === 'string' && IS_NAME.test(key) && !/^(ath|eth|br)\d/.test(value)
          ? NAMES[at++ % NAMES.length]
          : value,
      );
      return answering.fulfill({ contentType: 'application/json', body: named });
    });
    await shows(route, selector)(page);
    await page.waitForFunction(
      () => /W{32}|x{63}|q{40}/.test(document.querySelector('main')?.textContent ?? ''),
      undefined,
      PATIENCE,
    );
  };
}

/** The text spacing that a reader may set. WCAG 2.2, 1.4.12. */
const spaced = (isSpaced: boolean) => (page: Page) =>
  page.evaluate(set => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }',
    );
    document.adoptedStyleSheets = set ? [sheet] : [];
  }, isSpaced);

/** A running test of the pending changes, with the device in reach again. */
async function startTest(page: Page): Promise<void> {
  await page.locator('[data-bar="change-bar"] button').last().click();
  await page.locator('dialog button[data-current-action]').click();
  await page.locator('[data-testing] button:enabled:not([aria-expanded])').first().waitFor(PATIENCE);
}

/** The same test with its details. */
async function openTestDetails(page: Page): Promise<void> {
  await page.locator('[data-testing] button[aria-expanded]').click();
  await page.locator('[data-testing] button[aria-expanded="true"]').waitFor(PATIENCE);
}

/** In the order in which a page of the profile goes through them. */
export const LAYOUT_STATES: readonly LayoutState[] = [
  { name: 'setup', profile: 'factory', open: page => seen(page, 'form button') },
  { name: 'setup-user', profile: 'factory', open: passFirstStep },
  { name: 'login', profile: 'ap-ptmp', open: page => seen(page, 'form button') },
  { name: 'dashboard-ap', profile: 'ap-ptmp', open: logIn },
  { name: 'connections', profile: 'ap-ptmp', open: openConnections, close: toggleConnections },
  {
    name: 'dashboard-spaced',
    isInEach: false,
    profile: 'ap-ptmp',
    widths: [320],
    open: spaced(true),
    close: spaced(false),
  },
  { name: 'user-menu', profile: 'ap-ptmp', open: headerMenu(-1), close: press('Escape') },
  { name: 'alerts', profile: 'ap-ptmp', open: headerMenu(0), close: press('Escape') },
  {
    name: 'palette',
    profile: 'ap-ptmp',
    open: async page => {
      await page.keyboard.press('Control+k');
      await seen(page, 'dialog [role=combobox]');
    },
    close: press('Escape'),
  },
  {
    name: 'help',
    profile: 'ap-ptmp',
    open: async page => {
      await page.keyboard.press('?');
      await seen(page, 'dialog h2');
    },
    close: press('Escape'),
  },
  { name: 'stations', profile: 'ap-ptmp', begins: true, open: shows('stations', '[data-key]') },
  {
    name: 'station-panel',
    profile: 'ap-ptmp',
    open: async page => {
      await page.locator('[data-key]:visible').first().click();
      await seen(page, 'aside h2, dialog h2');
    },
    close: press('Escape'),
  },
  { name: 'ping', profile: 'ap-ptmp', open: shows('ping', 'main form button') },
  {
    name: 'ping-running',
    profile: 'ap-ptmp',
    open: async page => {
      await page.locator('main form input').first().fill('198.51.100.7');
      await page.keyboard.press('Enter');
      await seen(page, 'main canvas');
    },
    close: press('Escape'),
  },
  { name: 'traceroute', profile: 'ap-ptmp', open: shows('traceroute', 'main form [type=checkbox]') },
  {
    name: 'discovery',
    profile: 'ap-ptmp',
    open: async page => {
      await shows('discovery', 'main form select')(page);
      await page.locator('main form [type=submit]').click();
      await seen(page, 'main table');
    },
    close: press('Escape'),
  },
  { name: 'alignment', profile: 'ap-ptmp', open: shows('alignment', 'main dl') },
  { name: 'spectrum', profile: 'ap-ptmp', begins: true, open: shows('spectrum', 'main canvas') },
  { name: 'constellation', profile: 'ap-ptmp', open: shows('constellation', 'main figure') },
  { name: 'log', profile: 'ap-ptmp', open: shows('log', 'main li') },
  {
    name: 'site-survey',
    profile: 'ap-ptmp',

    open: async (page, served) => {
      await shows('site-survey', 'main form button')(page);
      await page.locator('main form [type=submit]').click();
      await scanAtOnce(page, served, () => page.locator('dialog button[data-current-action]').click());
      await seen(page, 'main :is([aria-rowindex="2"], li[aria-setsize])');
    },
    close: press('Escape'),
  },
  { name: 'diff', profile: 'ap-ptmp', open: shows('diff', 'main select') },
  { name: 'settings', profile: 'ap-ptmp', begins: true, open: shows('settings', '[data-card]') },
  {
    name: 'services',
    profile: 'ap-ptmp',
    open: async page => {
      await shows('services', '[data-setting="web.enabled"]')(page);
      await openServices(page);
      await seen(page, '[data-setting="web.port"]');
    },
  },
  { name: 'services-added', profile: 'ap-ptmp', widths: EDGES, open: addEntry('ntpclient') },
  {
    name: 'hostile-dashboard',
    isInEach: false,
    profile: 'ap-ptmp',
    widths: EDGES,
    open: namedByAStranger('dashboard', 'main li a bdi'),
  },
  {
    name: 'hostile-spectrum',
    isInEach: false,
    profile: 'ap-ptmp',
    widths: EDGES,
    open: namedByAStranger('spectrum', 'main [aria-expanded]'),
  },
  {
    name: 'hostile-system',
    isInEach: false,
    profile: 'ap-ptmp',
    widths: EDGES,
    open: namedByAStranger('system', 'main dl'),
    close: withOwnStatus,
  },
  {
    name: 'wireless',
    profile: 'ap-ptmp',
    begins: true,
    open: shows('wireless', '[data-setting="wireless.ssid"]'),
  },
  { name: 'wireless-advanced', profile: 'ap-ptmp', open: showAdvanced },
  { name: 'change-bar', profile: 'ap-ptmp', open: changeSsid },
  {
    name: 'review',
    profile: 'ap-ptmp',
    open: async page => {
      await page.locator('[data-bar="change-bar"] button:not([data-look])').last().click();
      await seen(page, 'dialog h2');
    },
    close: press('Escape'),
  },
  { name: 'test-bar', profile: 'ap-ptmp', open: startTest },
  { name: 'test-details', profile: 'ap-ptmp', open: openTestDetails },
  { name: 'dashboard', profile: 'sta-ptp', begins: true, open: openDashboard },
  { name: 'disconnected', ...IN_HEADER, open: withoutLink },
  { name: 'reconnecting', ...IN_HEADER, open: withoutAnswers },
  {
    name: 'system',
    profile: 'sta-ptp',
    open: async page => {
      await shows('system', '[data-setting="device.name"]')(page);
      await openServices(page);
    },
  },
  { name: 'account', profile: 'sta-ptp', open: openAccount, close: press('Escape') },
  { name: 'dashboard-60', profile: 'sixty', begins: true, open: openDashboard },
  { name: 'wireless-60', profile: 'sixty', open: shows('wireless', '[data-setting]') },
  { name: 'dashboard-versioned', profile: 'wave', begins: true, open: openDashboard },
  { name: 'system-versioned', profile: 'wave', open: shows('system', '[inputmode=url]') },
  { name: 'dashboard-router', profile: 'router', begins: true, open: openDashboard },
  {
    name: 'connections-router',
    profile: 'router',
    widths: EDGES,
    open: openConnections,
    close: toggleConnections,
  },
  { name: 'network-router', profile: 'router', open: shows('network', '[data-setting]') },
  { name: 'network-added', profile: 'router', widths: EDGES, open: addEntry('iptables.sys.portfw') },
  { name: 'network-tables', profile: 'router', open: shows('network-tables', 'main table') },
  { name: 'dashboard-soho', profile: 'soho', begins: true, open: openDashboard },
  { name: 'network-soho', profile: 'soho', open: shows('network', '[data-setting]') },
  { name: 'dashboard-vlan', profile: 'vlan', begins: true, open: openDashboard },
  { name: 'network-vlan', profile: 'vlan', open: shows('network', '[data-setting]') },
];

/** States that one page goes through, one after the other. */
export const LAYOUT_CHAPTERS: readonly (readonly LayoutState[])[] = LAYOUT_STATES.reduce<LayoutState[][]>(
  (chapters, state) => {
    const last = chapters.at(-1);
    if (last === undefined || state.begins === true || last[0]?.profile !== state.profile)
      chapters.push([state]);
    else last.push(state);
    return chapters;
  },
  [],
);
