import { FIRMWARE_MODELS } from '@radiolink/application/firmware/models';
import type {
  FirmwarePort,
  FirmwareStage,
  UploadedFirmware,
} from '@radiolink/application/firmware/firmware.port';
import type { Transfer } from '@radiolink/application/files/transfer';
import { RequestFailure } from '@radiolink/domain/errors';
import { ptpStationStatus } from '@radiolink/domain/mothers';
import { Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setStage, type Stage } from '../../../testing/stage.mother.tsx';
import { systemPorts } from '../system-ports.mother.ts';
import { FirmwarePanel } from './firmware-panel.tsx';

const LOST = { kind: 'network', reason: 'unreachable', message: 'No response.' } as const;

const BUSY = {
  kind: 'device-api',
  error: 'Busy',
  message: 'The device is busy.',
  detail: '',
  statusCode: 200,
} as const;

let stage: Stage;
let uploads: Subject<Transfer<UploadedFirmware>>[];
/** What the device has after an upload. */
let waiting: FirmwareStage;
beforeEach(() => {
  uploads = [];
  waiting = { kind: 'none' };
  return open({ discard: () => Promise.reject(new RequestFailure(BUSY)) });
});
afterEach(() => stage.close());

async function open(part: Partial<FirmwarePort>): Promise<void> {
  stage = setStage({
    models: FIRMWARE_MODELS,
    ports: systemPorts({
      stage: async () => waiting,
      upload: () => {
        const sending = new Subject<Transfer<UploadedFirmware>>();
        uploads.push(sending);
        return sending;
      },
      ...part,
    }),
  });
  await stage.answer(ptpStationStatus());
  await stage.show(<FirmwarePanel />);
}

it('offers no firmware file before the device has said whether an image waits', async () => {
  stage.close();
  let tell: (found: FirmwareStage) => void = () => undefined;
  await open({ stage: () => new Promise(resolve => (tell = resolve)) });
  expect(stage.place.querySelector('input[type=file]')).toBeNull();
  tell({ kind: 'waiting', version: 'v99.0.0' });
  await expect.poll(text).toContain('Firmware v99.0.0 is ready to be installed.');
});

it('offers the choice of a firmware file where the device does not say whether an image waits', async () => {
  stage.close();
  await open({ stage: () => Promise.reject(new RequestFailure(LOST)) });
  await expect.poll(() => stage.place.querySelector('input[type=file]')).not.toBeNull();
});

const text = (): string => stage.place.textContent.replaceAll(/\s+/g, ' ');
const progress = (): number | undefined => stage.place.querySelector('progress')?.value;
const press = (name: string): void =>
  [...stage.place.querySelectorAll('button')].find(({ textContent }) => textContent === name)!.click();

async function upload(name: string): Promise<Subject<Transfer<UploadedFirmware>>> {
  await expect.poll(() => stage.place.querySelector('input[type=file]')).not.toBeNull();
  const input = stage.place.querySelector<HTMLInputElement>('input[type=file]')!;
  const files = new DataTransfer();
  files.items.add(new File(['image'], name));
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.poll(text).toContain('Upload');
  await expect.poll(() => stage.place.querySelectorAll('button').length).toBeGreaterThan(1);
  press(text().includes('Upload anyway') ? 'Upload anyway' : 'Upload');
  await expect.poll(() => uploads.length).toBeGreaterThan(0);
  return uploads.at(-1)!;
}

describe('the upload of a firmware', () => {
  it.each([10, 50, 90])(
    'moves, is announced, and says where the connection was lost at %d percent',
    async percent => {
      const sending = await upload('v99.0.0.bin');
      await expect.poll(text).toContain('Uploading the firmware…');
      expect(stage.place.querySelector('[role=status]')?.textContent).toBe('Uploading the firmware…');
      sending.next({ kind: 'progress', bytes: percent, totalBytes: 100 });
      await expect.poll(progress).toBe(percent);
      sending.error(new RequestFailure(LOST));
      await expect.poll(text).toContain(`The connection was lost at ${percent} %.`);
      expect(stage.place.querySelector('[role=alert]')).not.toBeNull();
      press('Close');
      await expect.poll(text).toContain('Firmware file');
    },
  );

  it('the upload of a firmware is cancelled: nobody listens to it any more', async () => {
    const sending = await upload('v99.0.0.bin');
    expect(sending.observed).toBe(true);
    press('Cancel');
    await expect.poll(text).toContain('Firmware file');
    expect(sending.observed).toBe(false);
  });

  it('waits on where the device does not discard it, and the page says why', async () => {
    const sending = await upload('v99.0.0.bin');
    waiting = { kind: 'waiting', version: 'v99.0.0' };
    sending.next({ kind: 'done', result: { version: 'v99.0.0' } });
    sending.complete();
    await expect.poll(text).toContain('is ready to be installed.');
    press('Discard');
    await expect.poll(() => stage.place.querySelector('[role=alert]')?.textContent).toContain('busy');
    expect(text()).toContain('is ready to be installed.');
  });

  it('an uploaded firmware is put aside for another where the device has no call to discard it, and says what becomes of it', async () => {
    stage.close();
    await open({});
    const sending = await upload('v99.0.0.bin');
    waiting = { kind: 'waiting', version: 'v99.0.0' };
    sending.next({ kind: 'done', result: { version: 'v99.0.0' } });
    sending.complete();
    await expect.poll(text).toContain('This device cannot discard uploaded firmware.');
    expect(text()).not.toMatch(/Discard\b/);
    press('Select another file');
    await expect.poll(text).toContain('Firmware file');
  });

  it('asks about an older version', async () => {
    const sending = await upload('v1.0.0.bin');
    expect(sending.observed).toBe(true);
  });

  it.each([true, false])('tells of third-party firmware before it is installed: %s', async thirdParty => {
    const sending = await upload('v99.0.0.bin');
    waiting = { kind: 'waiting', version: 'v99.0.0', thirdParty };
    sending.next({ kind: 'done', result: { version: 'v99.0.0' } });
    sending.complete();
    await expect.poll(text).toContain('is ready to be installed.');
    expect(text().includes('The uploaded firmware is third-party.')).toBe(thirdParty);
    expect(text().includes('Install anyway')).toBe(thirdParty);
  });

  it('ends with what the installation costs, before it begins', async () => {
    const sending = await upload('v99.0.0.bin');
    sending.next({ kind: 'progress', bytes: 100, totalBytes: 100 });
    await expect.poll(text).toContain('The device checks the firmware…');
    sending.next({ kind: 'done', result: { version: 'v99.0.0' } });
    sending.complete();
    await expect.poll(text).toContain('Firmware v99.0.0 is ready to be installed.');
    expect(text()).toContain('it does not respond for up to');
    expect(text()).toContain('Upgrade the remote end first.');
    expect(stage.complaints).toEqual([]);
  });
});
