import { describe, expect, it } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { logInByForm } from './support/login.ts';
import { ADMIN, startRadio } from './support/radio.ts';

const browser = useBrowser();

describe('a ticket in the address', () => {
  it('logs in, and is gone from address and history before the first request', async () => {
    const { url, radio } = await startRadio();
    const { page, complaints, close } = await browser.open({ isNew: true });
    const addresses: string[] = [];
    page.on('request', request => {
      if (request.url().includes('/api/')) addresses.push(page.url());
    });
    await page.goto(`${url}#ticketid=${radio.issueTicket()}`);
    await page.getByRole('navigation').first().waitFor();
    expect(addresses.length).toBeGreaterThan(1);
    expect(addresses.filter(address => address.includes('ticketid'))).toEqual([]);
    expect(page.url()).not.toContain('ticketid');
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
    expect(complaints).toEqual([]);
    await close();
  });

  it('a ticket in the address that is bad shows the login view with the reason', async () => {
    const { url } = await startRadio();
    const { page, close } = await browser.open();
    await page.goto(`${url}#ticketid=nonsense`);
    await page.getByRole('alert').getByText('Error logging in. Invalid ticket.').waitFor();
    expect(await page.getByLabel('Username').isEditable()).toBe(true);
    expect(page.url()).toBe(url);
    await close();
  });

  it('asks before it replaces a live session, and may leave it', async () => {
    const { url, radio } = await startRadio();
    const { page, close } = await browser.open();
    await logInByForm(page, url);
    await page.getByRole('navigation').first().waitFor();
    const sent: string[] = [];
    page.on('request', request => sent.push(new URL(request.url()).pathname));
    await page.goto('about:blank');
    await page.goto(`${url}#ticketid=${radio.issueTicket()}`);
    await page.getByRole('button', { name: 'Keep my session' }).click();
    await page.getByRole('navigation').first().waitFor();
    expect(sent).not.toContain('/api/auth-ticket');
    await close();
  });

  it('replaces a live session of another tab once the user says so', async () => {
    const { url, radio } = await startRadio();
    const { page, close } = await browser.open();
    await logInByForm(page, url);
    await page.getByRole('navigation').first().waitFor();
    const other = await page.context().newPage();
    await other.goto(`${url}#ticketid=${radio.issueTicket()}`);
    await other.getByRole('button', { name: 'Replace my session' }).click();
    await other.getByRole('navigation').first().waitFor();
    expect(other.url()).toBe(url);
    await close();
  });
});

describe('single sign-on', () => {
  it('leads to the controller and back into the page', async () => {
    const { url, radio } = await startRadio({ singleSignOnUrl: 'https://sso.ui.com/login?device=1' });
    const { page, close } = await browser.open();
    await page.route('https://sso.ui.com/**', route =>
      route.fulfill({ status: 302, headers: { location: `${url}#ticketid=${radio.issueTicket()}` } }),
    );
    await page.goto(url);
    await page.getByText('or', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Log in with sso.ui.com' }).click();
    await page.getByRole('navigation').first().waitFor();
    expect(page.url()).not.toContain('ticketid');
    await close();
  });
});

describe('the public info while the login is open', () => {
  it('the public info while the login is open is asked for every 5 s without languages, and disturbs no half-typed form', async () => {
    const { url } = await startRadio();
    const { page, close } = await browser.open();
    await page.clock.install();
    const requested: string[] = [];
    page.on('request', request => {
      if (request.url().includes('/api/info/public')) requested.push(new URL(request.url()).search);
    });
    await page.goto(url);
    await page.getByText('LiteAP GPS').waitFor();
    await page.getByLabel('Username').pressSequentially('ad');
    const field = await page.getByLabel('Username').elementHandle();
    for (let polls = 2; polls <= 4; polls += 1) {
      // The pause begins with the answer, which comes when it comes.
      await expect
        .poll(async () => {
          await page.clock.runFor(1300);
          return requested.length;
        })
        .toBeGreaterThanOrEqual(polls);
    }
    await page.keyboard.type('min');
    expect(await field?.evaluate(element => (element as HTMLInputElement).value)).toBe('admin');
    expect(requested[0]).toContain('include_langs=true');
    expect(requested.slice(1).every(query => query.includes('include_langs=false'))).toBe(true);
    await close();
  });

  it('the public info while the login is open is not asked for while the page is hidden', async () => {
    const { url } = await startRadio();
    const { page, close } = await browser.open();
    await page.clock.install();
    let requested = 0;
    page.on('request', request => {
      if (request.url().includes('/api/info/public')) requested += 1;
    });
    await page.goto(url);
    await page.getByText('LiteAP GPS').waitFor();
    const turn = (state: string) =>
      page.evaluate(visibility => {
        Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    await turn('hidden');
    await page.clock.runFor(60_000);
    expect(requested).toBe(1);
    await turn('visible');
    await expect.poll(() => requested).toBe(2);
    await close();
  });

  it('says that the device has gone, and that it is back, with everything kept', async () => {
    const { url } = await startRadio();
    const { page, close } = await browser.open();
    await page.clock.install();
    await page.goto(url);
    await page.getByText('LiteAP GPS').waitFor();
    await page.getByLabel('Username').fill('anna');
    await page.route('**/api/info/public*', route => route.abort());
    await page.clock.runFor(5100);
    await page.getByText('The device does not respond. Reconnecting…').waitFor();
    await page.unroute('**/api/info/public*');
    await page.clock.runFor(6000);
    await page.getByText('Reconnecting…').waitFor({ state: 'detached' });
    expect(await page.getByLabel('Username').inputValue()).toBe('anna');
    await close();
  });
});

describe('the final login', () => {
  it('tells the block after three wrong passwords', async () => {
    const { url } = await startRadio();
    const { page, close } = await browser.open();
    await page.goto(url);
    await page.getByLabel('Username').fill(ADMIN.username);
    for (let tries = 0; tries < 4; tries += 1) {
      await page.getByLabel('Password', { exact: true }).fill(`wrong ${tries}`);
      await Promise.all([page.waitForResponse('**/api/auth'), page.keyboard.press('Enter')]);
      await page.getByRole('button', { name: 'Login' }).waitFor();
    }
    const alert = page.getByRole('alert').getByText('Too many failed login attempts.');
    await expect.poll(() => alert.isVisible()).toBe(true);
    // It counts down.
    await page
      .getByRole('timer')
      .getByText(/Wait [1-5]\d s before the next attempt/)
      .waitFor();
    await close();
  });
});
