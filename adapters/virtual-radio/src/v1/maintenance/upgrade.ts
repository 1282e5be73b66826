import { type FirmwareImage, isForHardware, readFirmware } from '../../firmware/firmware-store.ts';
import type { HasFirmware } from '../../aspects.ts';
import type { Radio } from '../../radio.ts';
import { jsonAnswer } from '../../wire/answers.ts';
import { alreadyInProgress, emptySuccess, wrongField } from '../answers.ts';
import { textIn } from '../body.ts';
import { versionNumber } from '../device/identification.ts';
import { type V1Call, v1SessionCall } from '../exchange.ts';
import { isUpgradeRunning, UPGRADE_MS, type UpgradeJob, upgradeSection } from './jobs.ts';

function warningsOf(radio: HasFirmware, image: FirmwareImage): string[] {
  const parts = (full: string): number[] => versionNumber(full).split('.').map(Number);
  const [now, then] = [parts(radio.firmware.running), parts(image.version)];
  const place = then.findIndex((part, at) => part !== now[at]);
  if (place < 0) return ['SAME_VERSION'];
  return (then[place] ?? 0) < (now[place] ?? 0) ? ['OLDER_VERSION'] : [];
}

/** Starts checking an image; a good one is staged at the end. */
function begin(radio: Radio, image: FirmwareImage | undefined, unreadable: string): Response {
  const startedAt = radio.clock.now();
  if (isUpgradeRunning(radio.v1.upgrade, startedAt)) return alreadyInProgress();
  const fits = image !== undefined && isForHardware(image, radio.firmware.running);
  const job: UpgradeJob = {
    startedAt,
    image,
    warnings: fits ? warningsOf(radio, image) : [],
    failureReason: image === undefined ? unreadable : fits ? '' : 'FIRMWARE_INCOMPATIBLE',
  };
  radio.v1.upgrade = job;
  radio.firmware.forget();
  if (fits) {
    const at = startedAt + UPGRADE_MS;
    radio.agenda.plan({ name: 'upgrade', at, happen: () => radio.firmware.stage(image) });
  }
  return emptySuccess();
}

/** POST /system/upgrade/direct — the image itself. §v1.system. */
const upgradeUpload = v1SessionCall('POST', '/system/upgrade/direct', async ({ radio, file }) => {
  if (file === undefined) return wrongField('file', 'Required');
  return begin(radio, await readFirmware(file), 'FIRMWARE_CORRUPT');
});

/** POST /system/upgrade — the image from an address; the simulated download reads its version off the name. */
const upgradeUrl = v1SessionCall('POST', '/system/upgrade', async ({ radio, body }) => {
  const url = textIn(body, 'url') ?? '';
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) return wrongField('url', 'An http or https address');
  const name = new URL(url).pathname.split('/').at(-1) ?? '';
  return begin(radio, await readFirmware(new Blob([name.replace(/\.bin$/, '')])), 'DOWNLOAD_FAILED');
});

/** GET /system/upgrade. §v1.system. */
const upgradeState = v1SessionCall('GET', '/system/upgrade', ({ radio }) =>
  jsonAnswer(upgradeSection(radio.v1.upgrade, radio.clock.now())),
);

/** POST /system/upgrade/discard — discards the image that waits, whichever interface brought it. §v1.system. */
const upgradeDiscard = v1SessionCall('POST', '/system/upgrade/discard', ({ radio }) => {
  if (isUpgradeRunning(radio.v1.upgrade, radio.clock.now())) return alreadyInProgress();
  radio.v1.upgrade = undefined;
  radio.firmware.forget();
  return emptySuccess();
});

export const upgradeCalls: readonly V1Call[] = [upgradeUpload, upgradeUrl, upgradeState, upgradeDiscard];
