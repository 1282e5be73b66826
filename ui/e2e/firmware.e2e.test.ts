import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../.config/drawn-sample.ts';
import { findingsOnTheWay } from './support/axe.ts';
import { useBrowser } from './support/browser.ts';
import {
  imageOf,
  openFirmware,
  openSystem,
  reopenFirmware,
  slowUploads,
  startUpgradable,
} from './support/upgrades.ts';

const browser = useBrowser();
const SLOW = { timeout: 90_000 };
/** The device checks an image within this time. */
const CHECK_SECONDS = 15;
/** More than one pause between two looks at a device that restarts. */
const LOOK_SECONDS = 3;
/** Longer than twice the longest upgrade. */
const FAR_TOO_LONG_SECONDS = 1800;

const DEVICES = [
  {
    profile: 'sta-ptp',
    newer: 'WA.ar934x.v8.7.19.48279.250811.0636',
    older: 'WA.ar934x.v8.7.4.45112.210415.1103',
    otherBoard: 'XW.ar934x.v6.3.22.34100.250716.1044',
    ready: /^Firmware \S*v8\.7\.19\S* is ready to be installed\.$/,
    installed: /^Firmware v8\.7\.19 is installed and runs\.$/,
    own: /^\/(?:fwupl\.cgi|fwflash\.cgi|poll\.cgi|api\/fw\/|api\/warnings|api\/info\/public|api\/v1\.0\/public\/device)/,
  },
  {
    profile: 'wave',
    newer: 'MGMP.ipq807x.v9.9.9.0edad4ab.261212.0922',
    older: 'MGMP.ipq807x.v1.0.0.0edad4ab.201212.0922',
    otherBoard: 'GMC.ipq5018.v9.9.9.0edad4ab.261212.0922',
    ready: /^Firmware v9\.9\.9 is ready to be installed\.$/,
    installed: /^Firmware v?9\.9\.9 is installed and runs\.$/,
    own: /^\/api\/v1\.0\/(?:system\/upgrade|system\/reboot|public\/ping)/,
  },
] as const;

const UPLOAD = 'fwupl|upgrade/direct';
const IS_READY = /^Firmware \S+ is ready to be installed\.$/;
/** What tells whether an image waits. */
const STAGE = /api\/warnings|system\/upgrade$/;
const INSTALL = /fwflash\.cgi|system\/reboot/;

const section = (page: Page) => page.locator('[data-section="firmware"]');
const press = (page: Page, name: string | RegExp) =>
  section(page)
    .getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
    .click(SLOW);
const announced = (page: Page, words: string | RegExp) =>
  section(page).getByRole('status').getByText(words).waitFor(SLOW);
const alerted = (page: Page, words: string | RegExp) =>
  section(page).getByRole('alert').getByText(words).waitFor(SLOW);
const choose = (page: Page, version: string, rest?: string) =>
  page.getByLabel('Firmware file').setInputFiles(imageOf(version, rest));
const progress = (page: Page) => page.getByRole('progressbar', { name: 'Progress' });

/** Installs what is ready; the device has agreed when this returns. */
async function begin(page: Page): Promise<void> {
  const agreed = page.waitForResponse(response => INSTALL.test(response.url()), SLOW);
  await press(page, /^Install on /);
  await agreed;
  await announced(page, /The device installs the firmware/);
}

const lostAt = (words: string): number => Number(/lost at (\d+) %/.exec(words)?.[1]);

/** The percentages that the page shows from now on. */
async function progressOf(page: Page): Promise<() => Promise<readonly number[]>> {
  const list = await page.evaluateHandle(() => {
    const values = new Set<number>();
    new MutationObserver(() => {
      const bar = document.querySelector<HTMLProgressElement>('main progress');
      if (bar) values.add(bar.value);
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
    return values;
  });
  return () => list.evaluate(values => [...values]);
}

/**
 * What else the page has requested while its last upload was on the way; by the browser's own record, which no clock of a test
 * moves. A look at the configuration that was under way already may take one more request.
 */
const besidesUpload = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    upload =>
      new Promise<readonly string[]>(resolve => {
        new PerformanceObserver(list => {
          const entries = list.getEntries() as PerformanceResourceTiming[];
          const last = entries.findLast(({ name }) => new RegExp(upload).test(name));
          const others = entries.filter(
            ({ startTime }) => last && startTime > last.startTime && startTime < last.responseEnd,
          );
          const underWay = entries.filter(
            ({ startTime, responseEnd }) =>
              last && startTime < last.startTime && responseEnd > last.startTime - 50,
          );
          const begun = others.slice(underWay.length);
          resolve(last === undefined ? ['no upload'] : begun.map(({ name }) => new URL(name).pathname));
        }).observe({ type: 'resource', buffered: true });
      }),
    UPLOAD,
  );

/** What the page requests from the start of the installation to the next page. */
function requestsOfInstallation(page: Page): () => readonly string[] {
  const requested: string[] = [];
  let [hasBegun, isOver] = [false, false];
  page.on('request', request => {
    const { pathname } = new URL(request.url());
    hasBegun ||= request.method() === 'POST' && INSTALL.test(pathname);
    isOver ||= hasBegun && request.isNavigationRequest();
    if (hasBegun && !isOver) requested.push(pathname);
  });
  return () => requested;
}

describe.each(sampleOf(DEVICES, 1))(
  'the firmware of $profile',
  ({ profile, newer, older, otherBoard, ready, installed, own }) => {
    it('arrives whole or not at all, is joined by others, and ends with advice if the device never returns', async () => {
      const { radio, url, breakAt, mend, pass } = await startUpgradable(profile);
      const [{ page, complaints, close }, second] = [await browser.open(), await browser.open()];
      await openFirmware(page, url);

      await choose(page, otherBoard);
      await page.getByText(`Firmware ${otherBoard} is for other hardware.`).waitFor(SLOW);
      expect(await section(page).getByRole('button', { name: 'Upload', exact: true }).isDisabled()).toBe(
        true,
      );
      await choose(page, older);
      await page.getByText(/^Firmware \S+ is older than \S+\.$/).waitFor(SLOW);
      await section(page).getByRole('button', { name: 'Upload anyway' }).waitFor(SLOW);
      expect(await findingsOnTheWay(page)).toEqual([]);

      await choose(page, newer, 'size=9000000');
      await press(page, 'Upload');
      if (profile === 'wave') await announced(page, 'The device checks the firmware…');
      await pass(page, CHECK_SECONDS);
      await alerted(page, /^The device rejected the firmware\. The old firmware is still installed\./);
      await press(page, 'Close');

      await choose(page, newer);
      await slowUploads(page);
      for (const percent of [10, 50, 90]) {
        breakAt(percent);
        await press(page, 'Upload');
        await alerted(page, /The old firmware is still installed\. Check the connection/);
        // Within 12: what the browser has sent may lie in the buffers of a busy machine.
        expect(lostAt(await section(page).getByRole('alert').innerText())).toBeCloseTo(percent, -1.4);
        expect(await besidesUpload(page)).toEqual([]);
        mend();
        await press(page, 'Close');
      }

      const seen = await progressOf(page);
      await press(page, 'Upload');
      await announced(page, 'Uploading the firmware…');
      await announced(page, profile === 'wave' ? 'The device checks the firmware…' : ready);
      expect((await seen()).length).toBeGreaterThan(3);
      expect(await besidesUpload(page)).toEqual([]);
      await openSystem(second.page, url);
      if (profile === 'wave') {
        await announced(second.page, 'Another session is uploading firmware…');
        await pass(page, CHECK_SECONDS);
        await announced(page, ready);
        await second.page.clock.fastForward(LOOK_SECONDS * 1000);
      }
      await announced(second.page, ready);
      await page.reload();
      await announced(page, ready);

      await begin(page);
      radio.faults.set({ unreachable: true });
      await pass(page, FAR_TOO_LONG_SECONDS);
      await alerted(page, /^The device has not responded for \d+ min\. Check its power and its cable\./);
      expect([...complaints, ...second.complaints]).toEqual([]);
      await close();
      await second.close();
    });

    it('the firmware is still the old one after a loss of power, then the new one, confirmed, with nothing else asked meanwhile; an uploaded one is put away', async () => {
      const { radio, url, pass, boot } = await startUpgradable(profile);
      const { page, complaints, close } = await browser.open();
      await openFirmware(page, url);
      const install = async (): Promise<void> => {
        await choose(page, newer);
        await press(page, 'Upload');
        if (profile === 'wave') {
          await announced(page, 'The device checks the firmware…');
          await pass(page, CHECK_SECONDS);
        }
        await announced(page, ready);
        await begin(page);
      };

      await install();
      radio.faults.happen('power-loss');
      await pass(page, LOOK_SECONDS);
      await announced(page, 'The device reboots with the new firmware…');
      await boot(page);
      await reopenFirmware(page);
      await alerted(
        page,
        /^The device rebooted with firmware \S+: the installation failed, for example because of a power loss/,
      );
      await press(page, 'Close');

      const requested = requestsOfInstallation(page);
      await install();
      expect(await progress(page).isVisible()).toBe(true);
      await pass(page, LOOK_SECONDS);
      await announced(page, 'The device reboots with the new firmware…');
      const before = await progress(page).getAttribute('value');
      await pass(page, LOOK_SECONDS);
      await expect.poll(() => progress(page).getAttribute('value')).not.toBe(before);
      await boot(page);
      await reopenFirmware(page);
      await announced(page, installed);
      expect(requested().filter(path => !own.test(path))).toEqual([]);
      await press(page, 'Close');

      await choose(page, older);
      await press(page, 'Upload anyway');
      if (profile === 'wave') await pass(page, CHECK_SECONDS);
      await announced(page, IS_READY);
      // A device with both APIs discards it by the versioned one.
      await press(page, 'Discard');
      await page.getByLabel('Firmware file').waitFor(SLOW);
      // The page has the field until it knows that an image waits.
      const looked = page.waitForResponse(response => STAGE.test(response.url()), SLOW);
      await page.reload();
      await looked;
      await page.getByLabel('Firmware file').waitFor(SLOW);
      expect(await section(page).getByRole('button', { name: 'Discard' }).count()).toBe(0);
      expect(complaints).toEqual([]);
      await close();
    });
  },
);
