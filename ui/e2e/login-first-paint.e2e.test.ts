import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PHONE, useBrowser } from './support/browser.ts';
import { drawn } from './support/drawn.ts';
import { ADMIN, startRadio } from './support/radio.ts';

const browser = useBrowser();

/** Holds every script back until it is let go, or those of this address. */
async function holdScripts(page: Page, address = '**/*.js'): Promise<() => void> {
  let letGo = (): void => undefined;
  const gate = new Promise<void>(resolve => {
    letGo = resolve;
  });
  await page.route(address, async route => {
    await gate;
    await route.continue();
  });
  return letGo;
}

/** Waits until the served page is parsed to its end, and drawn. */
async function wholePage(page: Page): Promise<void> {
  await page.locator('#asset-failure').waitFor({ state: 'attached' });
  await drawn(page);
}

describe('before any script has run', () => {
  it('the login form is painted, in the language of the device', async () => {
    const { url } = await startRadio();
    const { page, close } = await browser.open();
    await holdScripts(page);
    await page.goto(url, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Login' }).waitFor();
    expect(await page.getByLabel('Username').isEditable()).toBe(true);
    expect(await page.getByText('Please login to manage your wireless device.').isVisible()).toBe(true);
    await close();
  });

  it('text and Enter are kept for 3 s, nothing reaches the address, and the login happens then', async () => {
    const { url } = await startRadio();
    const { page, complaints, close } = await browser.open();
    const visited: string[] = [];
    page.on('request', request => visited.push(`${request.method()} ${request.url()}`));
    const letGo = await holdScripts(page);
    await page.clock.install();
    await page.goto(url, { waitUntil: 'commit' });
    await page.getByLabel('Username').fill(ADMIN.username);
    await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
    await page.keyboard.press('Enter');
    await page.clock.runFor(3000);
    expect(page.url()).toBe(url);
    expect(await page.getByLabel('Username').inputValue()).toBe(ADMIN.username);
    expect(visited.filter(line => line.startsWith('POST'))).toEqual([]);
    letGo();
    await page.getByRole('navigation').first().waitFor();
    expect(page.url()).toBe(url);
    expect(visited.filter(line => line.includes(ADMIN.password) || line.includes('?user'))).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  it('what is typed while the script takes over is kept too', async () => {
    const { url } = await startRadio();
    const { page, close } = await browser.open();
    const letGo = await holdScripts(page);
    await page.goto(url, { waitUntil: 'commit' });
    await page.getByLabel('Username').focus();
    letGo();
    await page.keyboard.type('a-long-name-that-is-typed-on', { delay: 20 });
    await page.waitForFunction(() => performance.getEntriesByName('login-taken').length > 0);
    expect(await page.getByLabel('Username').inputValue()).toBe('a-long-name-that-is-typed-on');
    await page.getByLabel('Password', { exact: true }).fill('x');
    const [request] = await Promise.all([page.waitForRequest('**/api/auth'), page.keyboard.press('Enter')]);
    expect(request.postData()).toContain('username=a-long-name-that-is-typed-on');
    await close();
  });

  it('“Show password” and the licence are opened once there is code for them', async () => {
    const { url } = await startRadio();
    const { page, close } = await browser.open();
    const letGo = await holdScripts(page);
    await page.goto(url, { waitUntil: 'commit' });
    await page.getByLabel('Password', { exact: true }).fill('secret');
    await page.getByRole('button', { name: 'Show password' }).click();
    letGo();
    await expect.poll(() => page.getByLabel('Password', { exact: true }).getAttribute('type')).toBe('text');
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('secret');
    await close();
  });

  it.each([
    ['an open session shows no form', 'logged_in', 'true'],
    ['a user who chose another language sees no English', 'new_ui_lang', '"ar"'],
  ])('%s', async (_, key, value) => {
    const { url } = await startRadio();
    const { page, close } = await browser.open();
    await page.addInitScript(
      ([name, stored]) => sessionStorage.setItem(name ?? '', stored ?? ''),
      [key, value],
    );
    await holdScripts(page);
    await page.goto(url, { waitUntil: 'commit' });
    await wholePage(page);
    expect(await page.getByRole('button', { name: 'Login' }).isVisible()).toBe(false);
    await close();
  });

  it('a fresh device shows no words', async () => {
    const { url } = await startRadio({ profile: 'factory' });
    const { page, close } = await browser.open();
    await holdScripts(page);
    await page.goto(url, { waitUntil: 'commit' });
    await wholePage(page);
    expect((await page.locator('#root').innerText()).trim()).toBe('');
    await close();
  });
});

describe('before React has the form', () => {
  const REACT = '**/async/lib-react.*.js';

  it('the login is sent at once, and once, and opens the session when React has come', async () => {
    const { url } = await startRadio();
    const { page, complaints, close } = await browser.open();
    const logins: string[] = [];
    page.on('request', request => {
      if (request.url().endsWith('/api/auth')) logins.push(request.url());
    });
    const letGo = await holdScripts(page, REACT);
    await page.goto(url, { waitUntil: 'commit' });
    await page.getByLabel('Username').fill(ADMIN.username);
    await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
    const answered = page.waitForResponse('**/api/auth');
    await page.keyboard.press('Enter');
    expect((await answered).status()).toBe(200);
    letGo();
    await page.getByRole('navigation').first().waitFor();
    expect(logins).toHaveLength(1);
    expect(complaints).toEqual([]);
    await close();
  });

  it('the login that comes before the texts of the device opens the session in its language all the same', async () => {
    const { url } = await startRadio({ profile: 'factory' });
    const user = { username: 'tower', password: 'Mast-und-Kabel-7' };
    const setup = { device_setup: 'first', new_ccode: '276', new_lang: 'de_DE' };
    const body = new URLSearchParams({
      username: 'ubnt',
      password: 'ubnt',
      ...setup,
      new_username: user.username,
      new_password: user.password,
    });
    expect((await fetch(`${url}api/auth`, { method: 'POST', body })).status).toBe(200);
    const { page, close } = await browser.open();
    const letGo = await holdScripts(page, REACT);
    await page.goto(url, { waitUntil: 'commit' });
    await page.getByLabel('Benutzername').fill(user.username);
    await page.getByLabel('Passwort', { exact: true }).fill(user.password);
    await Promise.all([page.waitForResponse('**/api/auth'), page.keyboard.press('Enter')]);
    letGo();
    await page.getByRole('navigation').first().waitFor();
    await page.getByRole('link', { name: 'Übersicht' }).first().waitFor();
    await close();
  });

  it('a refused login says so when React has come, and keeps what was typed', async () => {
    const { url } = await startRadio();
    const { page, close } = await browser.open();
    const letGo = await holdScripts(page, REACT);
    await page.goto(url, { waitUntil: 'commit' });
    await page.getByLabel('Username').fill(ADMIN.username);
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await Promise.all([page.waitForResponse('**/api/auth'), page.keyboard.press('Enter')]);
    letGo();
    await page.getByRole('alert').getByText('Invalid credentials.').waitFor();
    expect(await page.getByLabel('Username').inputValue()).toBe(ADMIN.username);
    await close();
  });
});

describe('taking over the painted form', () => {
  it('changes nothing of it, and shifts nothing', async () => {
    const { url } = await startRadio({ singleSignOnUrl: 'https://sso.ui.com/login' });
    const { page, complaints, close } = await browser.open({ viewport: PHONE });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver(list => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const letGo = await holdScripts(page);
    await page.goto(url, { waitUntil: 'commit' });
    const before = await page.getByLabel('Username').elementHandle();
    letGo();
    await page.getByText('Log in with sso.ui.com').waitFor();
    expect(await before?.evaluate(element => element.isConnected)).toBe(true);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(0.05);
    expect(complaints).toEqual([]);
    await close();
  });

  it('asks the device once and needs at most six requests; the rest waits for the user', async () => {
    const { url } = await startRadio();
    const { page, close } = await browser.open();
    const requested: string[] = [];
    page.on('request', request => {
      if (!request.url().startsWith('data:')) requested.push(new URL(request.url()).pathname);
    });
    await page.clock.install();
    await page.goto(url);
    await page.getByText('LiteAP GPS').waitFor();
    await page.clock.runFor(1000);
    await drawn(page);
    expect(requested.length).toBeLessThanOrEqual(6);
    expect(requested.filter(path => path.startsWith('/api/'))).toEqual(['/api/info/public']);
    expect(requested.filter(path => /\/async\/(?!lib-react|first-screen)/.test(path))).toEqual([]);
    await page.getByLabel('Username').press('a');
    await expect.poll(() => requested.some(path => path.includes('/async/main'))).toBe(true);
    await close();
  });
});

describe('a part that does not load', () => {
  it('a part that does not load of the first load is told in a plain page that retries', async () => {
    const { url } = await startRadio();
    const { page, close } = await browser.open();
    await page.route('**/index.*.js', route => route.fulfill({ status: 404, body: '' }));
    await page.goto(url);
    await page.getByText('A part of the page is missing on the device.').waitFor();
    expect(await page.getByRole('button', { name: 'Login' }).isVisible()).toBe(false);
    await page.unroute('**/index.*.js');
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Login' }).waitFor();
    await close();
  });

  it('a part that does not load after the login is told with its reason, and retrying works without another login', async () => {
    const { url } = await startRadio();
    const { page, close } = await browser.open();
    await page.route('**/async/main*.js', route => route.abort());
    await page.goto(url);
    await page.getByLabel('Username').fill(ADMIN.username);
    await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
    await page.keyboard.press('Enter');
    await page.locator('#root').getByText('A part of the page is missing on the device.').waitFor();
    await page.unroute('**/async/main*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('navigation').first().waitFor();
    expect(page.url()).toBe(url);
    await close();
  });

  it('within 120 s is told as late, and retrying works', async () => {
    const { url } = await startRadio();
    const { page, close } = await browser.open();
    await page.clock.install();
    await page.route('**/async/main*.js', () => undefined);
    await page.goto(url);
    const requested = page.waitForRequest('**/async/main*.js');
    // The login itself is over before the clock leaps: it would be late too, and the form say so.
    const loggedIn = page.waitForResponse('**/api/auth');
    await page.getByLabel('Username').fill(ADMIN.username);
    await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
    await page.keyboard.press('Enter');
    await Promise.all([requested, loggedIn]);
    const late = page.locator('#root').getByText('A part of the page did not load within 120 s.');
    expect(await late.count()).toBe(0);
    await expect
      .poll(
        async () => {
          await page.clock.fastForward(61_000);
          return late.isVisible();
        },
        { timeout: 90_000 },
      )
      .toBe(true);
    await page.unroute('**/async/main*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('navigation').first().waitFor();
    await close();
  });

  it('a part that does not load of the setup screens is told for a style too, and retrying works', async () => {
    const { url } = await startRadio({ profile: 'factory' });
    const { page, close } = await browser.open();
    await page.route('**/async/setup*.css', route => route.abort());
    await page.goto(url);
    await page.getByText('A style sheet did not load.').waitFor();
    await page.unroute('**/async/setup*.css');
    await page.getByRole('button', { name: 'Try again' }).click();
    const heading = page.getByRole('heading', { name: 'Please Set Up Your Device' });
    await expect.poll(() => heading.isVisible()).toBe(true);
    await close();
  });
});
