import { expect, it } from 'vitest';
import { sampleOf } from '../../.config/drawn-sample.ts';
import { PHONE, useBrowser } from './support/browser.ts';
import { ADMIN, startRadio } from './support/radio.ts';
import { PATIENT } from './support/tools.ts';

const browser = useBrowser();

it.each(sampleOf(['sta-ptp', 'ap-ptmp'], 1, 'home'))(
  'leads from a cold login form to a sounding level in three taps, %s',
  async profile => {
    const { url } = await startRadio({ profile });
    const { page, complaints, close } = await browser.open({
      viewport: PHONE,
      hasTouch: true,
      isMobile: true,
    });
    await page.addInitScript(() => {
      const made: AudioContext[] = [];
      const Audio = window.AudioContext;
      const oscillators = { started: 0 };
      class Received extends Audio {
        constructor() {
          super();
          made.push(this);
        }
        override createOscillator(): OscillatorNode {
          oscillators.started += 1;
          return super.createOscillator();
        }
      }
      Object.assign(window, {
        AudioContext: Received,
        isSounding: () => oscillators.started > 0 && made.some(({ state }) => state === 'running'),
      });
    });
    await page.goto(url);
    // Filled in by the browser, as it does for a known device.
    await page.getByLabel('Username').fill(ADMIN.username);
    await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
    await page.locator('form [type=submit]').tap();
    await page.getByRole('main').getByRole('link', { name: 'Alignment' }).tap(PATIENT);
    await page.getByRole('button', { name: 'Start mast mode' }).tap(PATIENT);
    await page
      .getByRole('dialog', { name: 'Mast mode' })
      .getByText(/\d+\s*dBm/)
      .first()
      .waitFor(PATIENT);
    const isSounding = () =>
      page.evaluate(() => (window as unknown as { isSounding(): boolean }).isSounding());
    await expect.poll(isSounding, PATIENT).toBe(true);
    expect(complaints).toEqual([]);
    await close();
  },
);

it('the page has a name and icons for the home screen, and no service worker', async () => {
  const { url } = await startRadio({ profile: 'sta-ptp' });
  const { page, complaints, close } = await browser.open({ viewport: PHONE });
  await page.goto(url);
  const described = await page.evaluate(async () => {
    const sizeOf = async (address: string): Promise<string> => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    };
    const hrefOf = (rel: string) => document.querySelector<HTMLLinkElement>(`link[rel=${rel}]`)!.href;
    const answer = await fetch(hrefOf('manifest'));
    const manifest = (await answer.json()) as {
      name: string;
      short_name: string;
      icons: { src: string; sizes: string }[];
    };
    const icons = manifest.icons.map(async ({ src, sizes }) => [sizes, await sizeOf(src)]);
    const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    return {
      names: [manifest.name, manifest.short_name],
      icons: await Promise.all(icons),
      touch: await sizeOf(hrefOf('apple-touch-icon')),
      workers: workers.length,
    };
  });
  expect(described).toEqual({
    names: ['radiolink', 'radiolink'],
    icons: [
      ['192x192', '192x192'],
      ['512x512', '512x512'],
    ],
    touch: '180x180',
    workers: 0,
  });
  expect(complaints).toEqual([]);
  await close();
});
