import { FIRMWARE_MODELS } from '@radiolink/application/firmware/models';
import { FirmwareModel } from '@radiolink/application/firmware/firmware.model';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleOf } from '../../../../.config/drawn-sample.ts';
import type { UploadTransport } from '../../http/transfer/upload-transport.ts';
import { memorySession } from '../../http/client/client.mother.ts';
import { aScenarioRadio, type ScenarioPage, openPage, pass, turnTime } from './change-scenario.mother.ts';

const IMAGES = {
  'sta-ptp': 'WA.ar934x.v8.7.19.48279.250811.0636',
  wave: 'MGMP.ipq807x.v9.9.9.0edad4ab.261212.0922',
} as const;
/** So long that a percent of it is many bytes. */
const IMAGE_BYTES = 20_000;

/** Carries a file this far, and then finds no way on. */
const brokenAt =
  (percent: number): UploadTransport =>
  async (request, report) => {
    const { size } = await request.clone().blob();
    for (let sent = 0; sent <= percent; sent += 5) {
      report({ bytes: Math.ceil((size * sent) / 100), totalBytes: size });
      await Promise.resolve();
    }
    throw new TypeError('Failed to fetch');
  };

beforeEach(turnTime);
afterEach(() => void vi.useRealTimers());

describe.each(['sta-ptp', 'wave'] as const)('an upload of firmware to a device of profile %s', profile => {
  const versioned = profile === 'wave';
  const version = IMAGES[profile];
  const file = new File([`UBNT${version}\0size=20\0`.padEnd(IMAGE_BYTES, 'x')], 'image.bin');

  async function upload(page: ScenarioPage): Promise<FirmwareModel> {
    const firmware = page.open(FIRMWARE_MODELS, FirmwareModel);
    firmware.opened();
    await pass(2);
    firmware.fileChosen(file);
    await vi.waitFor(() => expect(firmware.$chosen.getState()?.name).toBe(file.name));
    firmware.uploadRequested();
    await pass(16);
    return firmware;
  }

  it.each(sampleOf([10, 50, 90], 1, profile))(
    'changes nothing where the connection is lost at %d percent, and is sent again',
    async percent => {
      const radio = aScenarioRadio({ profile });
      const session = memorySession();
      const cut = await openPage(radio, { versioned, session, upload: brokenAt(percent) });
      const before = cut.status.$status.getState()?.host.firmwareVersion;
      const broken = await upload(cut);
      expect(broken.$state.getState()).toEqual({
        kind: 'failed',
        problem: { kind: 'lost', percent, source: 'file' },
      });
      const requested = cut.requests.length;
      await pass(5);
      // The readings are taken again: the hold on them has ended with the upload.
      expect(cut.requests.length).toBeGreaterThan(requested);
      expect(cut.status.$status.getState()?.host.firmwareVersion).toBe(before);
      expect(cut.reloads()).toBe(0);
      cut.kill();
      const mended = await openPage(radio, { versioned, session });
      const whole = await upload(mended);
      expect(whole.$state.getState()).toMatchObject({ kind: 'ready' });
      mended.kill();
    },
  );
});
