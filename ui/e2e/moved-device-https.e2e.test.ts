import { expect, it } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { button, SLOW, testBar, startTest } from './support/changes.ts';
import { readDevice } from './support/classic.ts';
import { logInByForm } from './support/login.ts';
import { startRadio } from './support/radio.ts';
import { rememberDraft } from './support/remembered-draft.ts';

const browser = useBrowser();
/** `.config/chromium.ts` leads these addresses to those of this machine. */
const HERE = '10.71.0.1';
const THERE = '10.71.0.3';

// The server creates its certificate at start: it is untrusted, like that of a radio. reading 8.
it('a new address behind an untrusted certificate is offered by a link, beside the countdown', {
  timeout: 270_000,
}, async () => {
  const { url, radio } = await startRadio({ profile: 'ap-ptp', softRestartSeconds: 0 }, { names: [HERE] });
  const device = await readDevice(radio);
  const there = await startRadio({ profile: 'ap-ptp' }, { host: '127.0.0.3', names: [THERE], https: true });
  const { port } = new URL(url);
  const key = [...(await device.configuration())].find(
    ([name, value]) => /^netconf\.\d+\.ip$/.test(name) && value === radio.address,
  )?.[0];
  if (key === undefined) throw new Error('The device has no address.');
  await device.put({
    [key]: HERE,
    'httpd.port': port,
    'httpd.https.port': String(there.port),
    'httpd.https.status': 'disabled',
  });
  const { page, close } = await browser.open({ ignoreHTTPSErrors: false });
  await logInByForm(page, `http://${HERE}:${port}`);
  await rememberDraft(page, radio, [
    { key, base: HERE, mine: THERE },
    { key: 'httpd.https.status', base: 'disabled', mine: 'enabled' },
  ]);
  await page.reload();
  await button(page, 'Continue').click(SLOW);
  await startTest(page);
  const test = testBar(page);
  await test.waitFor(SLOW);
  const refused: string[] = [];
  page.on('requestfailed', request => {
    if (request.url().startsWith(`https://${THERE}`)) refused.push(request.failure()?.errorText ?? '');
  });
  radio.faults.set({ unreachable: true });
  await test.getByText('The device does not respond at this address.').waitFor(SLOW);
  // The device responds, but the browser hides the response from the page.
  await expect.poll(() => refused.length, SLOW).toBeGreaterThan(1);
  expect(new Set(refused)).toEqual(new Set(['net::ERR_CERT_AUTHORITY_INVALID']));
  await test.getByText(/s left in the test/).waitFor(SLOW);
  const link = test.getByRole('link');
  expect(await link.getAttribute('href')).toBe(`https://${THERE}:${there.port}`);
  expect(new URL(page.url()).hostname).toBe(HERE);

  // Following the link raises the browser's certificate warning, and no session data is sent along.
  const [arriving] = await Promise.all([
    page.waitForEvent('requestfailed', request => request.isNavigationRequest()),
    link.click(),
  ]);
  expect(arriving.url()).toBe(`https://${THERE}:${there.port}/`);
  expect(Object.keys(arriving.headers())).not.toContain('cookie');
  await close();
});
