import type { Page } from 'playwright-core';
import { ADMIN, type ServedRadio } from './radio.ts';

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

export const EDGES = [1440, 390, 320] as const;
const PATIENCE = { timeout: 90_000 };

export const seen = (page: Page, selector: string): Promise<void> =>
  page.locator(`${selector}:visible`).first().waitFor(PATIENCE);

export function shows(route: string, selector: string): (page: Page) => Promise<void> {
  return async page => {
    await page.evaluate(hash => void (location.hash = hash), `#/${route}`);
    await seen(page, selector);
  };
}

export const press =
  (key: string) =>
  (page: Page): Promise<void> =>
    page.keyboard.press(key);

export const openDashboard = shows('dashboard', 'main canvas');

/** The first thing of the dashboard that folds. */
export const toggleConnections = (page: Page): Promise<void> =>
  page.locator('main h2 > button[aria-expanded]').first().click(PATIENCE);

export async function openConnections(page: Page): Promise<void> {
  await toggleConnections(page);
  await seen(page, 'main nav svg a');
}

/** By the form of the state before. */
export async function logIn(page: Page): Promise<void> {
  await page.locator('input[name=username]').fill(ADMIN.username);
  await page.locator('input[name=password]').fill(ADMIN.password);
  await page.keyboard.press('Enter');
  await seen(page, 'main canvas');
}

/** The menu of the header at this place from its end. */
export const headerMenu =
  (place: number): LayoutState['open'] =>
  async page => {
    await page.locator('header button[popovertarget]').nth(place).click();
    await seen(page, 'header [popover]');
  };

export async function changeSsid(page: Page): Promise<void> {
  await page.locator('[data-setting="wireless.ssid"] input').first().fill('quarry-two');
  await page.keyboard.press('Tab');
  await seen(page, '[data-bar="change-bar"] button');
}

/** First step of the setup of a fresh device, done; the second asks for the first user. */
export async function passFirstStep(page: Page): Promise<void> {
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
export async function showAdvanced(page: Page): Promise<void> {
  await page.locator('input[name=settings-view]').last().check({ force: true });
  await page.locator('[data-setting="wireless.accessList"] input').focus();
  await page.keyboard.press('Space');
  await page.locator('[data-add="wireless.1.mac_acl"]').click();
  await seen(page, '[data-entry="wireless.1.mac_acl.1"] input:focus');
  await page.keyboard.type('02:00:5E:00:00:01');
  await page.keyboard.press('Tab');
}

/** A new entry of a list, and what its group says of it. */
export const addEntry =
  (list: string): LayoutState['open'] =>
  async page => {
    await page.locator(`[data-add="${list}"]`).click(PATIENCE);
    await seen(page, `[data-entry^="${list}."] :is(input, select):focus`);
  };

/** The form of the user's own account, with its strength meter and what is wrong with the new password. */
export async function openAccount(page: Page): Promise<void> {
  await page.locator('[data-section="users"] button').first().click(PATIENCE);
  await page.locator('dialog input[type=password]').nth(1).fill('short');
  await page.keyboard.press('Tab');
  await seen(page, 'dialog input[aria-invalid=true]');
}

const STATUS_CALL = '**/status.cgi';

/** Answers of the device itself again; one that is still being changed has nobody to fail. */
export const withOwnStatus = (page: Page): Promise<void> => page.unrouteAll({ behavior: 'ignoreErrors' });

/** The device answers, and no station is connected: what the header says then is longer than what it mostly says. */
export const withoutLink: LayoutState['open'] = async page => {
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

export const withoutAnswers: LayoutState['open'] = async page => {
  await page.route(STATUS_CALL, answering => answering.abort());
  await seen(page, 'header [data-tone=warn]');
};

/** The header, where it has the least room. */
export const IN_HEADER = {
  profile: 'sta-ptp',
  widths: [390, 320],
  close: withOwnStatus,
} as const;
/** The names of the air and of hosts, as long as they may be and without a place to break. */
export function namedByAStranger(route: string, selector: string): LayoutState['open'] {
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
export const spaced = (isSpaced: boolean) => (page: Page) =>
  page.evaluate(set => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }',
    );
    document.adoptedStyleSheets = set ? [sheet] : [];
  }, isSpaced);

/** A running test of the pending changes, with the device in reach again. */
export async function startTest(page: Page): Promise<void> {
  await page.locator('[data-bar="change-bar"] button').last().click();
  await page.locator('dialog button[data-current-action]').click();
  await page.locator('[data-testing] button:enabled:not([aria-expanded])').first().waitFor(PATIENCE);
}

/** The same test with its details. */
export async function openTestDetails(page: Page): Promise<void> {
  await page.locator('[data-testing] button[aria-expanded]').click();
  await page.locator('[data-testing] button[aria-expanded="true"]').waitFor(PATIENCE);
}
