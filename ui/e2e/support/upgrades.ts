import type { VirtualRadio } from '@radiolink/virtual-radio';
import type { Page } from 'playwright-core';
import { BreakableWire } from './breakable-wire.ts';
import { enterAccount, logIn } from './login.ts';
import { startRadio } from './radio.ts';

const PATIENCE = { timeout: 90_000 };
/** Many times what lies in the buffers of a busy browser: it says where an upload broke by what it has sent. */
const IMAGE_BYTES = 3_000_000;
/** Upload rate at which the progress of an image is seen, bytes per second. */
const SLOW_UPLOAD = 1_000_000;
/** A reboot of the virtual radio, seconds of its clock. */
const BOOT_SECONDS = 20;
/** A versioned device that has started has no statistics for this time. */
const NO_STATISTICS_SECONDS = 16;

/** A radio and the page on it, whose clocks the test advances: nothing in an upgrade is waited for. */
export interface UpgradeTime {
  readonly radio: VirtualRadio;
  readonly url: string;
  /** Breaks the connection after this share of the next image, percent. */
  readonly breakAt: (percent: number) => void;
  readonly mend: () => void;
  /** Lets time pass on the device and in the page, seconds. */
  readonly pass: (page: Page, seconds: number) => Promise<void>;
  /** Lets the device finish its reboot. */
  readonly boot: (page: Page) => Promise<void>;
}

/** Serves a radio whose reboots end when the test says so. */
export async function startUpgradable(profile: string): Promise<UpgradeTime> {
  let aheadMs = 0;
  const clock = { now: () => Date.now() + aheadMs };
  const { radio, port } = await startRadio({ profile, clock, bootSeconds: BOOT_SECONDS });
  const wire = await BreakableWire.to(port);
  const pass = async (page: Page, seconds: number): Promise<void> => {
    aheadMs += seconds * 1000;
    await page.clock.fastForward(seconds * 1000);
  };
  return {
    radio,
    url: wire.url,
    breakAt: percent => wire.breakAfter((IMAGE_BYTES * percent) / 100),
    mend: () => wire.mend(),
    pass,
    boot: page => pass(page, BOOT_SECONDS + NO_STATISTICS_SECONDS),
  };
}

/** An image of this version, which may say that it is longer than it is. */
export const imageOf = (version: string, rest = '') => ({
  name: 'image.bin',
  mimeType: 'application/octet-stream',
  buffer: Buffer.concat([Buffer.from(`UBNT${version}\0${rest}\0`), Buffer.alloc(IMAGE_BYTES)]),
});

const showFirmware = async (page: Page): Promise<void> => {
  await page.evaluate(() => void (location.hash = '#/system/firmware'));
  await page.locator('[data-section="firmware"]').waitFor(PATIENCE);
};

/** Opens the firmware section in a page whose clock can be advanced. */
export async function openSystem(page: Page, url: string): Promise<void> {
  await page.clock.install();
  await logIn(page, url);
  await showFirmware(page);
}

/** The same on a device on which no upgrade runs. */
export async function openFirmware(page: Page, url: string): Promise<void> {
  await openSystem(page, url);
  await page.getByLabel('Firmware file').waitFor(PATIENCE);
}

/** The same after the reboot, which has ended the session and reloaded the page: the login says so. */
export async function reopenFirmware(page: Page): Promise<void> {
  await page.getByText('The device rebooted for the upgrade, which ended the session.').waitFor(PATIENCE);
  await enterAccount(page);
  await showFirmware(page);
}

/** Makes the uploads of a page so slow that their progress is seen: a whole image takes less than a second. */
export async function slowUploads(page: Page): Promise<void> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: SLOW_UPLOAD,
  });
}
