import { describe, expect, it } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { logInByForm } from './support/login.ts';
import { ADMIN, startRadio, VIEWER } from './support/radio.ts';

const browser = useBrowser();

describe('login', () => {
  it('leads to a dashboard whose values move', async () => {
    const { url } = await startRadio();
    const { page, complaints, close } = await browser.open();
    await logInByForm(page, url);
    const main = page.getByRole('main');
    const before = await main.innerText();
    await expect.poll(() => main.innerText(), { timeout: 60_000 }).not.toBe(before);
    expect(complaints).toEqual([]);
    await close();
  });

  it('works by keyboard alone', async () => {
    const { url } = await startRadio();
    const { page, close } = await browser.open();
    await page.goto(url);
    await page.getByLabel('Username').waitFor();
    for (let tabs = 0; tabs < 10; tabs += 1) {
      const focused = await page.evaluate(() => document.activeElement?.getAttribute('name'));
      if (focused === 'username') break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type(VIEWER.username);
    await page.keyboard.press('Tab');
    await page.keyboard.type(VIEWER.password);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.title(), { timeout: 60_000 }).not.toContain('Login');
    await close();
  });

  it('shows the device’s text after a wrong password, and keeps what was typed', async () => {
    const { url } = await startRadio();
    const { page, complaints, close } = await browser.open();
    await page.goto(url);
    await page.getByLabel('Username').fill(ADMIN.username);
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.keyboard.press('Enter');
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.innerText()).toContain('Error logging in.');
    expect(await alert.innerText()).toContain('Invalid credentials.');
    expect(await page.getByLabel('Username').inputValue()).toBe(ADMIN.username);
    expect(page.url()).toBe(url);
    expect(complaints).toEqual([]);
    await close();
  });

  it('asks for both fields before anything is sent', async () => {
    const { url } = await startRadio();
    const { page, close } = await browser.open();
    const sent: string[] = [];
    page.on('request', request => sent.push(request.url()));
    await page.goto(url);
    await page.getByRole('button', { name: 'Login' }).click();
    expect(await page.getByLabel('Username').getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByLabel('Password', { exact: true }).getAttribute('aria-invalid')).toBe('true');
    expect(sent.filter(address => address.includes('/api/auth'))).toEqual([]);
    await close();
  });

  it('takes at most 64 characters in each field: more are said, and not sent', async () => {
    const { url } = await startRadio();
    const { page, close } = await browser.open();
    const sent: string[] = [];
    page.on('request', request => sent.push(request.url()));
    await page.goto(url);
    await page.getByLabel('Username').fill('x'.repeat(65));
    await page.getByLabel('Password', { exact: true }).fill('x'.repeat(65));
    await page.getByRole('button', { name: 'Login' }).click();
    await expect.poll(() => page.getByText('Use at most 64 characters.').count()).toBe(2);
    expect(sent.filter(address => address.includes('/api/auth'))).toEqual([]);
    await close();
  });

  it('login stays logged in over a reload, and ends with the logout', async () => {
    const { url } = await startRadio();
    const { page, close } = await browser.open();
    await logInByForm(page, url);
    await page.reload();
    await page.getByRole('main').getByRole('heading').first().waitFor();
    expect(await page.getByLabel('Username').count()).toBe(0);
    await page.getByRole('button', { name: /admin/ }).click();
    await page.getByText('Log out').click();
    await page.getByLabel('Username').waitFor();
    // Which device this tab talks with, and whether changes wait, are no part of the session.
    expect(await page.evaluate(() => Object.keys(sessionStorage).toSorted())).toEqual([
      'changes_wait',
      'device_macs',
    ]);
    await close();
  });
});
