import { isSecretKey } from '@radiolink/domain/configuration';
import { expect, it } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { SLOW, testBar } from './support/changes.ts';
import { readDevice } from './support/classic.ts';
import { startRadio, VIEWER } from './support/radio.ts';
import { control, openWireless } from './support/wireless.ts';

const browser = useBrowser();

it("a read-only user sees somebody else's test count down, decides nothing, and no secret is in the page", async () => {
  const { url, radio } = await startRadio({ profile: 'ap-ptp', softRestartSeconds: 0 });
  const device = await readDevice(radio);
  const secret = 'tested-demo-secret';
  await device.test({
    'aaa.1.wpa.psk': secret,
    'wpasupplicant.profile.1.network.1.psk': secret,
    'wireless.1.ssid': 'tested',
  });
  const configuration = await device.configuration();
  expect(configuration.get('aaa.1.wpa.psk')).toBe(secret);
  const { page, complaints, close } = await browser.open();
  const writes: string[] = [];
  page.on('request', request => {
    if (/(writecfg|apply|discard)\.cgi|\/api\/cfg/.test(request.url()) && request.method() === 'POST')
      writes.push(request.url());
  });
  await openWireless(page, url, { account: VIEWER });
  const test = testBar(page);
  await test.getByText(/Reverts at \d\d:\d\d/).waitFor(SLOW);
  const seconds = async () => Number(/(\d+) s left/.exec(await test.innerText())?.[1]);
  const first = await seconds();
  await expect.poll(seconds, SLOW).toBeLessThan(first);
  // Its details can be opened; nothing can be decided.
  expect(await test.getByRole('button').allInnerTexts()).toEqual(['Details of the test']);
  expect(await page.getByRole('region', { name: 'Changes', exact: true }).count()).toBe(0);

  const secrets = [...configuration]
    .filter(([key, value]) => isSecretKey(key) && value !== '')
    .map(([, value]) => value);
  expect(secrets).toContain(secret);
  const everything = await page.evaluate(() =>
    [
      document.documentElement.outerHTML,
      ...[...document.querySelectorAll('input')].map(({ value }) => value),
      JSON.stringify({ ...sessionStorage }),
      JSON.stringify({ ...localStorage }),
    ].join('\n'),
  );
  expect(secrets.filter(one => everything.includes(one))).toEqual([]);
  expect(await control(page, 'security.accessPointKey').inputValue()).toBe('Not shown to read-only users');

  expect(writes).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});
