import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../.config/drawn-sample.ts';
import { useBrowser } from './support/browser.ts';
import { logIn, logInByForm } from './support/login.ts';
import { loadsOf } from './support/loads.ts';
import { startRadio, VIEWER } from './support/radio.ts';

const browser = useBrowser();
const PATIENCE = { timeout: 90_000 };

const navigation = (page: Page) => page.getByRole('navigation').first();
/** The menu of alerts, which holds all that the device wants to be known. */
const alerts = (page: Page) => page.getByRole('region', { name: 'Alerts' });
const openAlerts = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^\d+ alert/ }).click(PATIENCE);
  await alerts(page).waitFor(PATIENCE);
};
const alert = (page: Page, words: string) => alerts(page).getByRole('listitem').filter({ hasText: words });
/** Ten seconds of the page's clock, after which it says what it waits for. The clock of the page was installed. */
const untilLate = async (page: Page): Promise<void> => {
  await overlay(page).waitFor(PATIENCE);
  await page.clock.fastForward(10_000);
};
const overlay = (page: Page) => page.getByText('Please wait...', { exact: true });

describe('the start of the page', () => {
  it('stands behind `Please wait...` until the status is there', async () => {
    const { url } = await startRadio();
    const { page, complaints, close } = await browser.open();
    let answer = (): void => undefined;
    const gate = new Promise<void>(resolve => {
      answer = resolve;
    });
    await page.route('**/status.cgi', async route => {
      await gate;
      await route.continue();
    });
    const loggedIn = logIn(page, url);
    await overlay(page).waitFor();
    expect(await navigation(page).count()).toBe(0);
    answer();
    await loggedIn;
    await overlay(page).waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await close();
  });

  it('says after 10 s what is missing, and goes on by itself', async () => {
    const { url } = await startRadio();
    const { page, close } = await browser.open();
    await page.clock.install();
    const needed = /api\/info\/user|status\.cgi/;
    await page.route(needed, route => route.fulfill({ status: 500 }));
    const loaded = loadsOf(page);
    const loggedIn = logIn(page, url);
    await overlay(page).waitFor();
    expect(await page.getByText('Not yet loaded:').count()).toBe(0);
    await untilLate(page);
    await page.getByText('Waiting for the device. Not yet loaded:').waitFor(PATIENCE);
    for (const name of ['User', 'Status'])
      await page.getByRole('listitem').filter({ hasText: name }).waitFor(PATIENCE);
    await page.unroute(needed);
    await loggedIn;
    expect(loaded.count()).toBe(1);
    await close();
  });

  it('needs neither the configuration nor the regulatory domain, which come when the device gives them', async () => {
    const { url } = await startRadio();
    const { page, close } = await browser.open();
    const late = /getcfg\.cgi|api\/regdomain/;
    await page.route(late, route => route.fulfill({ status: 500 }));
    await logIn(page, url);
    await page.goto(`${url}#/wireless`);
    await page.getByText('Loading the configuration…').waitFor({ state: 'attached', ...PATIENCE });
    expect(await page.getByLabel('SSID').count()).toBe(0);
    await page.unroute(late);
    await page.getByLabel('SSID').first().waitFor(PATIENCE);
    await close();
  });

  it('lets go who does not want to wait', async () => {
    const { url, radio } = await startRadio();
    const { page, close } = await browser.open();
    radio.faults.set({ path: '/status.cgi', status: 500 });
    await page.clock.install();
    void logIn(page, url).catch(() => undefined);
    await untilLate(page);
    await page.getByRole('button', { name: 'Log out' }).click(PATIENCE);
    await page.getByLabel('Username').waitFor(PATIENCE);
    expect(await page.evaluate(() => sessionStorage.getItem('logged_in'))).toBeNull();
    await close();
  });

  it('shows something at once when it is loaded again with an open session', async () => {
    const { url } = await startRadio();
    const { page, complaints, close } = await browser.open();
    await logIn(page, url);
    let answer = (): void => undefined;
    const gate = new Promise<void>(resolve => {
      answer = resolve;
    });
    await page.route('**/api/info/public*', async route => {
      await gate;
      await route.continue();
    });
    await page.reload();
    await overlay(page).waitFor(PATIENCE);
    answer();
    await navigation(page).waitFor(PATIENCE);
    expect(complaints).toEqual([]);
    await close();
  });

  it('opens the dashboard where the address names no page, and says so where it names an unknown one', async () => {
    const { url } = await startRadio();
    const { page, close } = await browser.open();
    await logIn(page, url);
    await page
      .getByRole('link', { name: 'Dashboard', exact: true })
      .and(page.locator('[aria-current]'))
      .waitFor();
    await page.goto(`${url}#/nowhere`);
    await page.getByRole('heading', { name: 'Page not found' }).waitFor(PATIENCE);
    await page.getByRole('link', { name: 'Go to the dashboard' }).click();
    await page.getByRole('heading', { name: 'Page not found' }).waitFor({ state: 'detached' });
    expect(new URL(page.url()).hash).toBe('#/dashboard');
    await close();
  });
});

describe('the end of the session', () => {
  const ends = [
    [
      'the log-out',
      async (page: Page) => {
        await page.getByRole('button', { name: 'User menu' }).click();
        await page.getByRole('button', { name: 'Log out' }).click();
      },
    ],
  ] as const;

  it.each(ends)('the end of the session by %s loads the page once and asks for a login', async (_, end) => {
    const { url } = await startRadio();
    const { page, close } = await browser.open();
    await logIn(page, url);
    const loaded = loadsOf(page);
    await end(page);
    await page.getByLabel('Username').waitFor(PATIENCE);
    expect(loaded.count()).toBe(1);
    expect(await page.evaluate(() => sessionStorage.getItem('logged_in'))).toBeNull();
    await close();
  });

  it.each(sampleOf(['/api/info/user', '/status.cgi', '/getcfg.cgi', '/api/regdomain'], 2, '401'))(
    'the end of the session by 401 of %s at the start loads the page once and asks for a login',
    async path => {
      const { url, radio } = await startRadio();
      const { page, close } = await browser.open();
      radio.faults.set({ path, status: 401 });
      const loaded = loadsOf(page);
      void logInByForm(page, url).catch(() => undefined);
      await expect.poll(loaded.count, PATIENCE).toBe(2);
      await page.getByLabel('Username').waitFor(PATIENCE);
      expect(await page.evaluate(() => sessionStorage.getItem('logged_in'))).toBeNull();
      await page.getByRole('button', { name: 'Login' }).waitFor(PATIENCE);
      expect(loaded.count()).toBe(2);
      await close();
    },
  );

  it.each(sampleOf(['full', 'read-only'] as const, 1, 'ended'))(
    'the end of the session on the device loads the page of a %s user once',
    async role => {
      const { url, radio } = await startRadio();
      const { page, close } = await browser.open();
      await logIn(page, url, role === 'full' ? undefined : VIEWER);
      const loaded = loadsOf(page);
      radio.faults.happen('session-end');
      await page.getByLabel('Username').waitFor(PATIENCE);
      expect(loaded.count()).toBe(1);
      await close();
    },
  );
});

describe('the device gone and back', () => {
  it('says so with the age, and asks for a login after one load of the page', async () => {
    const { url, radio } = await startRadio({ bootSeconds: 1 });
    const { page, close } = await browser.open();
    await logIn(page, url);
    const loaded = loadsOf(page);
    await page.context().setOffline(true);
    await page.getByText('Reconnecting…').first().waitFor(PATIENCE);
    await page
      .getByText(/\d+\ss old/)
      .first()
      .waitFor(PATIENCE);
    expect(loaded.count()).toBe(0);
    radio.faults.happen('reboot');
    await page.context().setOffline(false);
    await page.getByLabel('Username').waitFor({ timeout: 90_000 });
    expect(loaded.count()).toBe(1);
    await close();
  });
});

describe('a refused action', () => {
  it('a refused action does not end the session', async () => {
    const { url } = await startRadio({ profile: 'router' });
    const { page, close } = await browser.open();
    await page.route('**/api/crashes/dismiss', route =>
      route.fulfill({ status: 403, json: { error: 'Permission denied' } }),
    );
    await logIn(page, url);
    const loaded = loadsOf(page);
    const requested = page.waitForRequest('**/api/info/user');
    await openAlerts(page);
    await alert(page, 'The device crashed').getByRole('button', { name: 'Dismiss' }).click(PATIENCE);
    await alert(page, 'The device crashed').getByText('Permission denied').waitFor(PATIENCE);
    await requested;
    expect(loaded.count()).toBe(0);
    await close();
  });
});

describe('the notices of the device', () => {
  it('say which end of the link is to be updated, until that is put away', async () => {
    const { url } = await startRadio({ profile: 'sta-ptp' });
    const { page, close } = await browser.open();
    await page.route('**/status.cgi', async route => {
      const answer = await route.fetch().catch(() => undefined);
      if (answer === undefined) return route.abort();
      const status = (await answer.json()) as { wireless: { sta: { remote: { version: string } }[] } };
      for (const { remote } of status.wireless.sta) remote.version = 'WA.ar934x.v8.0.0.1000.160101.0000';
      await route.fulfill({ response: answer, json: status });
    });
    await logIn(page, url);
    await openAlerts(page);
    const about = alert(page, 'Update the remote end.');
    await about.getByRole('button', { name: 'Acknowledge' }).click(PATIENCE);
    await about.getByText('acknowledged').waitFor(PATIENCE);
    expect(await about.getByRole('button', { name: 'Acknowledge' }).count()).toBe(0);
    await close();
  });

  it('tell another version of the interface, and offer to load the page again', async () => {
    const { url } = await startRadio();
    const { page, close } = await browser.open();
    await page.route('**/api/v1.0/server', route => route.fulfill({ json: { apiVersion: '2.0' } }));
    await logIn(page, url);
    const loaded = loadsOf(page);
    await page
      .getByRole('status')
      .filter({ hasText: 'The device uses API version 2.0' })
      .getByRole('button', { name: 'Reload page' })
      .click(PATIENCE);
    await expect.poll(loaded.count, PATIENCE).toBe(1);
    await navigation(page).waitFor(PATIENCE);
    await close();
  });
});

describe('a browser that blocks its storage', () => {
  it('a browser that blocks its storage is logged in all the same', async () => {
    const { url } = await startRadio();
    const { page, complaints, close } = await browser.open();
    await page.addInitScript(() => {
      for (const area of ['sessionStorage', 'localStorage']) {
        Object.defineProperty(window, area, {
          get: () => {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      }
    });
    await logInByForm(page, url);
    await page.getByText('admin').first().waitFor(PATIENCE);
    expect(complaints).toEqual([]);
    await close();
  });
});
