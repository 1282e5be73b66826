import { mapLoginAnswer } from '@radiolink/adapters/http/session/http-login-problem';
import { CSRF_HEADER } from '@radiolink/domain/session';
import type { Page } from 'playwright-core';
import { ADMIN } from './radio.ts';

type Account = typeof ADMIN;

/**
 * The session of this account as the browser stores one, by the call of the login; its cookie is in the browser then. Undefined where the
 * device has no classic login or refuses it.
 */
export async function openedSession(
  page: Page,
  url: string,
  { username, password }: Account,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const form = { username, password, hide_rd: 'true' };
  try {
    const answer = await page.context().request.post(new URL('/api/auth', url).href, { form });
    if (!answer.ok()) return undefined;
    const { session, utoken, error } = mapLoginAnswer(await answer.json(), username);
    const csrfId = answer.headers()[CSRF_HEADER.toLowerCase()];
    if (error !== undefined || csrfId === undefined) return undefined;
    return {
      logged_in: true,
      username,
      readOnlyUser: session.readOnly,
      fullVersion: session.fullVersion,
      boardinfo: session.boardInfo,
      csrf_id: csrfId,
      utoken,
      ...(session.countryCode !== undefined && { ccode: session.countryCode }),
    };
  } catch {
    // Out of reach: the login says so, which is what the test is then about.
    return undefined;
  }
}

/** Texts of the browser's local storage, by their keys. */
type Stored = Readonly<Record<string, string>>;

/** Opens an address with these session values, as a page does that is loaded again; they are set before this one load only. */
async function openWith(
  page: Page,
  address: string,
  values: Readonly<Record<string, unknown>>,
  stored: Stored = {},
) {
  const setting = await page.addInitScript(
    ([session, local]) => {
      // A legal page in its sandboxed frame has no storage.
      if (window.top !== window) return;
      for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, JSON.stringify(value));
      for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
    },
    [values, stored] as const,
  );
  await page.goto(address);
  await setting.dispose();
}

/** Where a login leads to, and what the browser has stored by then. */
interface Arrival {
  /** The page of the interface, as `#/stations`; the dashboard otherwise, which is the dearest of all to draw. */
  readonly hash?: string;
  readonly stored?: Stored;
}

/** Opens the main application logged in, without the login: 0.7 s of a core less. Where there is no such session, by the login. */
export async function logIn(
  page: Page,
  url: string,
  account: Account = ADMIN,
  { hash = '', stored = {} }: Arrival = {},
): Promise<void> {
  const session = await openedSession(page, url, account);
  if (session !== undefined) {
    await openWith(page, `${url}${hash}`, session, stored);
    await page.getByRole('navigation').first().waitFor();
    return;
  }
  await openWith(page, `${url}${hash}`, {}, stored);
  await enterAccount(page, account);
}

/** Logs in as a person would: by the labels, and Enter. For tests of the login, and of what comes of it. */
export async function logInByForm(page: Page, url: string, account: Account = ADMIN): Promise<void> {
  await page.goto(url);
  await enterAccount(page, account);
}

/** The same on the login that is there. */
export async function enterAccount(page: Page, account: Account = ADMIN): Promise<void> {
  await page.getByLabel('Username').fill(account.username);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.keyboard.press('Enter');
  // Only the main application has navigation; the login has its own heading.
  await page.getByRole('navigation').first().waitFor();
}

/** Opens the page of a hash, logged in, in another language of the device. Versioned devices have English alone. */
export async function logInSpeaking(
  page: Page,
  url: string,
  language: string,
  hash = '',
  account: Account = ADMIN,
): Promise<void> {
  const session = await openedSession(page, url, account);
  await openWith(page, `${url}${hash}`, { ...session, new_ui_lang: language });
  if (session === undefined) {
    await page.locator('input[name=username]').fill(account.username);
    await page.locator('input[name=password]').fill(account.password);
    await page.keyboard.press('Enter');
  }
  // Only the main application has navigation, whatever its language.
  await page.locator('nav').first().waitFor({ state: 'attached', timeout: 90_000 });
}
