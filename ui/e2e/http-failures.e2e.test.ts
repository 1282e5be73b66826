import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { logIn } from './support/login.ts';
import { ADMIN, startRadio } from './support/radio.ts';
import { openTool, PATIENT, startStop } from './support/tools.ts';

const browser = useBrowser();
/** What is said where nothing came at all, and nowhere else. */
const SILENCE = /does not respond|Reconnecting/;
const WENT_WRONG = 'Error logging in. Something went wrong. Please try to refresh the page.';

interface Answer {
  readonly status: number;
  readonly body: string;
}

/** Answers that are none, and what a page says that asked: each came, so that the device is there. */
const FAILURES = [
  [{ status: 404, body: 'Not Found' }, 'This device does not have this tool.'],
  [{ status: 500, body: '' }, 'The device responded with an error (500: Internal Server Error).'],
  [
    { status: 502, body: '<html><h1>Bad Gateway</h1></html>' },
    'The device responded with an error (502: Bad Gateway).',
  ],
] as const;

/** Answers the calls of a path so from now on. */
const answering = (page: Page, path: string, answer: Answer) =>
  page.route(`**${path}*`, route => route.fulfill(answer));

/** All that the page says once it says these words. */
async function whatIsSaid(page: Page, words: string): Promise<string> {
  await page.getByText(words).filter({ visible: true }).first().waitFor(PATIENT);
  return page.locator('body').innerText();
}

it.each<readonly [Answer, string]>([
  ...FAILURES.map(([answer]) => [answer, WENT_WRONG] as const),
  [{ status: 403, body: '{"error": "Too many sessions."}' }, 'Error logging in. Too many sessions.'],
])('a login that is answered by %j says: %s', async (answer, words) => {
  const { url } = await startRadio({ profile: 'sta-ptp' });
  const { page, close } = await browser.open();
  await page.goto(url);
  await page.locator('input[name=username]').fill(ADMIN.username);
  await page.locator('input[name=password]').fill(ADMIN.password);
  await answering(page, '/api/auth', answer);
  await page.keyboard.press('Enter');
  expect(await whatIsSaid(page, words)).not.toMatch(SILENCE);
  await close();
});

it('a status that is answered by a failure or by garbage is an error of the device, until one comes again', async () => {
  const { url } = await startRadio({ profile: 'sta-ptp' });
  const { page, close } = await browser.open();
  await logIn(page, url);
  await page.locator('main canvas').first().waitFor(PATIENT);
  for (const answer of [...FAILURES.map(([failure]) => failure), { status: 200, body: 'airOS {' }]) {
    await answering(page, '/status.cgi', answer);
    expect(await whatIsSaid(page, 'Device error')).not.toMatch(SILENCE);
    await page.unroute('**/status.cgi*');
    await page
      .getByText('Device error')
      .first()
      .waitFor({ state: 'detached', ...PATIENT });
  }
  await close();
});

it.each(FAILURES)('a log and a ping that are answered by %j say: %s', async (answer, words) => {
  const { url } = await startRadio({ profile: 'sta-ptp' });
  const { page, close } = await browser.open();
  await logIn(page, url);
  await answering(page, '/api/logs', answer);
  await page.evaluate(() => void (location.hash = '#/log'));
  expect(await whatIsSaid(page, words)).not.toMatch(SILENCE);
  await answering(page, '/pingtest_action.cgi', answer);
  await openTool(page, 'tp', 'Ping');
  await page.getByRole('combobox', { name: 'Host' }).fill('198.51.100.7');
  await startStop(page).click();
  expect(await whatIsSaid(page, words)).not.toMatch(SILENCE);
  await close();
});
