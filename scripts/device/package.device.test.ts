import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@radiolink/adapters/server/serve';
import { VirtualDevice } from '@radiolink/adapters/server/virtual-device';
import { FEATURES } from '@radiolink/application/features/registry';
import { createVirtualRadio } from '@radiolink/virtual-radio';
import { afterAll, describe, expect, it } from 'vitest';
import { useBrowser } from '../../ui/e2e/support/browser.ts';
import { logIn } from '../../ui/e2e/support/login.ts';
import { archiveOf, sha256, sizesOf } from '../package/archive.ts';
import { OWN_DIST, packed, packedAlone, ROOT } from './test-bench.ts';

const PATIENT = { timeout: 90_000 };
/** Bytes of flash: docs/on-a-device.md. 12 kB of the small one change both ends of a link, 3 kB upgrade the remote one. */
const BUDGETS = { whole: 2_200_000, gzip: 1_200_000, small: 748_000 };
const LEFT_OUT = ['spectrum', 'constellation'];
const SMALL = ['--encodings', 'gzip', '--languages', '', '--without', LEFT_OUT.join(',')];
/** A whole run builds it in a step of its own, ahead of this one. */
const IS_BUILT = process.env['RADIOLINK_SMALL_PACKAGE'] === 'built';
const browser = useBrowser();

describe('the package of the whole interface', () => {
  it('fits on the flash, with brotli and without', () => {
    expect(sizesOf(packed()).www).toBeLessThanOrEqual(BUDGETS.whole);
    expect(sizesOf(packed('--encodings', 'gzip')).www).toBeLessThanOrEqual(BUDGETS.gzip);
  });

  it('the package of the whole interface is the same archive each time', async () => {
    const [one, other] = await Promise.all([archiveOf('p', packed()), archiveOf('p', packed())]);
    expect(sha256(one)).toBe(sha256(other));
  });
});

describe('the package in one language without the parts that can be left out', () => {
  const out = mkdtempSync(join(tmpdir(), 'radiolink-package-'));
  afterAll(() => rmSync(out, { recursive: true }));

  it('the package in one language without the parts that can be left out is small and whole', {
    timeout: 720_000,
  }, async () => {
    if (!IS_BUILT)
      execFileSync(process.execPath, ['scripts/package.mjs', ...SMALL, '--out', out], { cwd: ROOT });
    const { www } = sizesOf(packedAlone(...SMALL));
    expect(www).toBeGreaterThan(500_000);
    expect(www).toBeLessThanOrEqual(BUDGETS.small);

    const device = new VirtualDevice(
      createVirtualRadio({ profile: 'ap-ptp', clock: { now: () => Date.now() } }),
      [],
    );
    const server = await serve({ files: OWN_DIST, device, deviceName: '', host: '127.0.0.1', port: 0 });
    const { page, complaints, close } = await browser.open();
    const failed: string[] = [];
    page.on('response', answer => {
      if (answer.status() >= 400 && answer.url().includes('/static/')) failed.push(answer.url());
    });
    try {
      await logIn(page, server.url);
      for (const { route, label } of FEATURES.filter(({ id }) => !LEFT_OUT.includes(id))) {
        await page.evaluate(hash => void (location.hash = hash), `#/${route}`);
        const shown = page.getByRole('heading', { name: new RegExp(`^(?:${label}|Page not found)$`) });
        await expect
          .poll(async () => (await page.title()).includes(label) || (await shown.count()) > 0, PATIENT)
          .toBe(true);
        await page.getByRole('main').getByRole('heading').first().waitFor(PATIENT);
        expect(await page.getByText('This part of the page could not be shown.').count()).toBe(0);
      }
      expect(await page.locator('nav a[href="#/alignment"]').count()).toBeGreaterThan(0);
      for (const id of LEFT_OUT) expect(await page.locator(`a[href="#/${id}"]`).count()).toBe(0);
      await page.evaluate(() => void (location.hash = '#/spectrum'));
      await page.getByRole('heading', { name: 'Page not found' }).waitFor(PATIENT);
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('constellation');
      await page.getByRole('combobox').waitFor(PATIENT);
      await expect
        .poll(() =>
          page
            .getByRole('option')
            .filter({ hasText: /^Constellation$/ })
            .count(),
        )
        .toBe(0);
      expect([...complaints, ...failed]).toEqual([]);
    } finally {
      await close();
      await server.close();
    }
  });
});
