import type { DeviceNotices } from '@radiolink/application/notices/notices.port';
import { array, assert, jsonValue, property } from 'fast-check';
import { lastValueFrom } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failureOf } from '../../client/failing.mother.ts';
import { V1Firmware } from '../firmware/firmware.adapter.ts';
import { wavePage } from '../wave-page.mother.ts';
import { V1Notices, mapAlerts, noticesOf } from './notices.adapter.ts';

const alert = (code: string, over: object = {}) => ({
  id: code.toLowerCase(),
  severity: 'info' as const,
  code,
  message: 'Words.',
  timestamp: 1,
  dismissible: true,
  ...over,
});

describe('the alerts of a versioned device', () => {
  it('the alerts of a versioned device are the notices that the program has words for', () => {
    const reported = [
      alert('DEFAULT_PASSWORD'),
      alert('CRASH_REPORT', { id: 'c1', message: 'Kernel.' }),
      alert('HIGH_TEMPERATURE'),
      alert('PENDING_UPGRADE', { message: 'Version v4.2.0 waits.' }),
    ];
    const { warnings, crashes } = noticesOf(mapAlerts(reported));
    expect(warnings).toMatchObject({
      defaultPassword: true,
      uploadedFirmwareVersion: 'v4.2.0',
      customScripts: false,
    });
    expect(crashes).toEqual([{ id: 'c1', reason: 'Kernel.' }]);
  });

  it('the alerts of a versioned device without an id, which nobody could dismiss, are left out', () => {
    expect(mapAlerts([alert('DEFAULT_PASSWORD', { id: undefined }), null, 7, 'x'] as never)).toEqual([]);
  });

  it('the alerts of a versioned device are read from any answer', () => {
    assert(
      property(array(jsonValue()), body => {
        expect(noticesOf(mapAlerts(body as never)).warnings?.customScripts).toBe(false);
      }),
    );
  });
});

describe('the notices of a wave radio', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1_780_000_000_000 }));
  afterEach(() => void vi.useRealTimers());

  it('tell of a firmware that waits, and no more once it is dismissed', async () => {
    const { client, upload, around } = await wavePage();
    const notices = new V1Notices(client, around);
    const seen: DeviceNotices['warnings'][] = [];
    const watching = notices
      .watch()
      .subscribe(event => event.kind === 'value' && seen.push(event.value.warnings));
    const source = {
      url: 'https://updates.example/MGMP.ipq807x.v4.2.0.0edad4ab.260301.0922.bin',
      verifyCertificate: true,
    };
    const fetched = lastValueFrom(new V1Firmware(client, upload).fetchFrom(source));
    await vi.advanceTimersByTimeAsync(60_000);
    await fetched;
    await vi.advanceTimersByTimeAsync(11_000);
    expect(seen.at(0)?.uploadedFirmwareVersion).toBeUndefined();
    expect(seen.at(-1)?.uploadedFirmwareVersion).toBeDefined();
    await notices.dismissWarning('uploadedFirmwareVersion');
    await vi.advanceTimersByTimeAsync(100);
    expect(seen.at(-1)?.uploadedFirmwareVersion).toBeUndefined();
    watching.unsubscribe();
  });

  it('the notices of a wave radio have no text of a crash that is not there', async () => {
    const { client, around } = await wavePage();
    expect(await failureOf(new V1Notices(client, around).crashText('c1'))).toMatchObject({ code: 4 });
  });
});
