import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../.config/drawn-sample.ts';
import { useBrowser } from './support/browser.ts';
import { enterAccount, logIn } from './support/login.ts';
import { aVirtualRadio, startPlace } from './support/place.ts';
import { startRadio } from './support/radio.ts';

const browser = useBrowser();
const PATIENCE = { timeout: 90_000 };
const OTHER = '02:00:5E:00:66:01';

interface Reported {
  readonly interfaces: readonly { readonly hwaddr?: string }[];
}

describe('another device that answers at the same address', () => {
  it('ends the session, is said at the login, and is over with the next session', async () => {
    const { url } = await startRadio({ profile: 'ap-ptp' });
    const { page, close } = await browser.open();
    await logIn(page, url);
    await page.getByRole('region', { name: 'Local end' }).waitFor(PATIENCE);
    await page.route('**/status.cgi', async route => {
      const answer = await route.fetch().catch(() => undefined);
      if (answer === undefined) return route.abort();
      const reported = (await answer.json()) as Reported;
      return route.fulfill({
        json: { ...reported, interfaces: reported.interfaces.map(each => ({ ...each, hwaddr: OTHER })) },
      });
    });
    await page.getByLabel('Username').waitFor(PATIENCE);
    await page.getByText(`Another device responds at this address: ${OTHER}.`).waitFor(PATIENCE);
    expect(await page.evaluate(() => sessionStorage.getItem('logged_in'))).toBeNull();

    await enterAccount(page);
    await page.getByRole('region', { name: 'Local end' }).waitFor(PATIENCE);
    expect(await page.evaluate(() => sessionStorage.getItem('other_device'))).toBe('""');
    await close();
  });
});

describe('two radios that change places at one address', () => {
  it.each(
    sampleOf(
      [
        ['of the same product', 'ap-ptp'],
        ['of different products', 'sta-ptp'],
      ],
      1,
      'stranger',
    ),
  )(
    '%s: the stranger refuses the session, and the login says that it is another device',
    async (_, profile) => {
      const second = aVirtualRadio({ profile, baseMac: '061B9C0A0B0C' });
      const { url, replaceBy } = await startPlace(aVirtualRadio({ profile: 'ap-ptp' }));
      const { page, close } = await browser.open();
      await logIn(page, url);
      await page.getByRole('region', { name: 'Local end' }).waitFor(PATIENCE);
      replaceBy(second);
      await page.getByLabel('Username').waitFor(PATIENCE);
      await page.getByText(`Another device responds at this address: ${second.mac}.`).waitFor(PATIENCE);

      await enterAccount(page);
      await page.getByRole('region', { name: 'Local end' }).waitFor(PATIENCE);
      expect(await page.evaluate(() => sessionStorage.getItem('other_device'))).toBe('""');
      await close();
    },
  );

  it('two radios that change places at one address is an expired session where the same radio has forgotten it', async () => {
    const { url, radio } = await startRadio({ profile: 'ap-ptp' });
    const { page, close } = await browser.open();
    await logIn(page, url);
    await page.getByRole('region', { name: 'Local end' }).waitFor(PATIENCE);
    radio.faults.happen('session-end');
    await page.getByLabel('Username').waitFor(PATIENCE);
    expect(await page.getByText('Another device responds').count()).toBe(0);
    await close();
  });
});
