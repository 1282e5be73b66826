import { describe, expect, it } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { drawn } from './support/drawn.ts';
import { startRadio } from './support/radio.ts';

const browser = useBrowser();

const SCRIPT = '<img src=x onerror="window.injected=1"><script>window.injected=1</script>';
const STYLE = '<style>body{display:none}</style>"; background: red; x: "';
const NESTED = '$t(Password) {password}';
const HOSTILE = `${SCRIPT}${STYLE}${NESTED}`;

/** A device whose every text is an attack. */
const EVIL = {
  product_name: HOSTILE,
  setup_complete: false,
  default_password: true,
  ui_lang: 'de_DE',
  ui_langs: [
    { lang: HOSTILE, code: 'de_DE' },
    { lang: 'English', code: '"><script>window.injected=1</script>' },
  ],
  ui_translations: {
    strings: {
      'Please Set Up Your Device': HOSTILE,
      Country: HOSTILE,
      Continue: NESTED,
      'Select Country': SCRIPT,
      'Terms of Use agreement': `Agreed ${NESTED}`,
      __proto__: SCRIPT,
    },
  },
  sso_url: 'javascript:window.injected=1',
  setup_data: {
    rd_countries: [
      { name: HOSTILE, code: 276 },
      { name: `Licensed ${HOSTILE}`, code: 841 },
    ],
    license_agreement: `${HOSTILE}\n</div></main>${SCRIPT}`,
  },
};

describe('text of the device', () => {
  it.each([
    ['on the setup screen', EVIL],
    ['on the login screen', { ...EVIL, setup_complete: true, default_password: false }],
  ])('%s is shown as text and does nothing', async (_, info) => {
    const { url } = await startRadio();
    const { page, complaints, close } = await browser.open();
    await page.route('**/api/info/public*', route => route.fulfill({ json: info }));
    await page.goto(url);
    await page.locator('bdi').getByText('<img src=x').first().waitFor();
    await drawn(page);
    const found = await page.evaluate(() => ({
      injected: 'injected' in window,
      images: document.images.length,
      styles: document.body.querySelectorAll('style').length,
      scripts: [...document.body.querySelectorAll('script')].filter(
        script => script.type !== 'application/json',
      ).length,
      shown: getComputedStyle(document.body).display,
      links: [...document.links].filter(link => link.protocol === 'javascript:').length,
    }));
    expect(found).toEqual({ injected: false, images: 0, styles: 0, scripts: 0, shown: 'block', links: 0 });
    // A device text with a placeholder that has no value is reported once; nothing else happens.
    expect(complaints.filter(text => !text.startsWith('No value for {'))).toEqual([]);
    await close();
  });

  it('text of the device is never run as a text of ours', async () => {
    const { url } = await startRadio();
    const { page, close } = await browser.open();
    await page.route('**/api/info/public*', route => route.fulfill({ json: EVIL }));
    await page.goto(url);
    await page.getByRole('button', { name: NESTED, exact: true }).waitFor();
    await page.getByLabel(`Agreed ${NESTED}`).check();
    await page.locator('select[name=country]').selectOption('841');
    await page.getByRole('button', { name: 'Licensed Firmware User Agreement' }).waitFor();
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
    await close();
  });

  it('text of the device in an answer to a login is shown as text', async () => {
    const { url } = await startRadio();
    const { page, close } = await browser.open();
    await page.goto(url);
    await page.route('**/api/auth', route => route.fulfill({ status: 403, json: { error: HOSTILE } }));
    await page.getByLabel('Username').fill('a');
    await page.getByLabel('Password', { exact: true }).fill('b');
    await page.keyboard.press('Enter');
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.innerText()).toContain(NESTED);
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
    expect(await alert.locator('img').count()).toBe(0);
    await close();
  });

  it('text of the device in a legal page runs nothing: its frame is sandboxed', async () => {
    const { url } = await startRadio();
    const { page, close } = await browser.open();
    await page.route('**/help/**', route =>
      route.fulfill({
        contentType: 'text/html',
        body: '<p>Terms</p><script>parent.injected = 1; top.location = "https://elsewhere.example/"</script>',
      }),
    );
    await page.goto(url);
    await page.getByRole('button', { name: 'End User License Agreement' }).click();
    await page.frameLocator('iframe').getByText('Terms').waitFor();
    expect(await page.locator('iframe').getAttribute('sandbox')).toBe('');
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
    expect(page.url()).toBe(url);
    await close();
  });
});
