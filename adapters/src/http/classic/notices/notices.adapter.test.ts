import { HeartbeatLock } from '@radiolink/application/heartbeat/heartbeat-lock';
import type { DeviceNotices } from '@radiolink/application/notices/notices.port';
import type { Watched } from '@radiolink/application/watching/watched';
import type { DeviceWarnings } from '@radiolink/domain/notices';
import nock from 'nock';
import { BehaviorSubject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RADIO, testClient } from '../../client/client.mother.ts';
import { scriptedRadio } from '../../client/scripted-radio.mother.ts';
import { ClassicLog } from '../log/log.adapter.ts';
import { ClassicNotices } from './notices.adapter.ts';

function conditions() {
  const visible = new BehaviorSubject(true);
  return { visible, visibility: { visible }, heartbeat: new HeartbeatLock() };
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

const WARNINGS = {
  isDefaultPasswd: true,
  isWatchdogReset: 1,
  emergReasonCode: -1,
  firmware: { requirePasswd: false, isThirdParty: true, version: 'v9', uploaded: false },
};

describe('the notices of a device', () => {
  afterEach(() => nock.cleanAll());
  const notices = () => new ClassicNotices(testClient().client, conditions());

  it('the notices of a device are gathered from four calls, one of which a product may lack', async () => {
    const crash = { id: '1', time: '2025-08-01 10:00:00', reason: 'kernel', size: 20_480 };
    nock(RADIO)
      .get('/api/warnings')
      .reply(200, WARNINGS)
      .get('/api/crashes')
      .reply(200, { crashes: [crash] })
      .get('/api/ch')
      .reply(200, { available: true, server: 'home.example', id: '' })
      .get('/api/lc')
      .reply(404, '');
    expect(await notices().read()).toEqual({
      warnings: {
        defaultPassword: true,
        customScripts: false,
        watchdogReset: true,
        callHomeAvailable: false,
        emergencyReasonCode: undefined,
        firmwareNeedsPassword: false,
        thirdPartyFirmware: true,
        uploadedFirmwareVersion: undefined,
      },
      crashes: [{ id: '1', time: '2025-08-01 10:00:00', reason: 'kernel', sizeBytes: 20_480 }],
      callHome: { available: true, server: 'home.example', id: undefined },
      licence: undefined,
    });
  });

  it.each<[keyof DeviceWarnings, string]>([
    ['defaultPassword', 'isDefaultPasswd'],
    ['customScripts', 'customScripts'],
    ['watchdogReset', 'isWatchdogReset'],
    ['callHomeAvailable', 'chAvailable'],
    ['emergencyReasonCode', 'emergReasonCode'],
    ['thirdPartyFirmware', 'firmware'],
    ['uploadedFirmwareVersion', 'firmware'],
  ])('dismiss %s under the name %s', async (warning, name) => {
    nock(RADIO).post('/api/warnings/dismiss', { name }).reply(200, { ok: true, code: 0 });
    await expect(notices().dismissWarning(warning)).resolves.toBeUndefined();
  });

  it.each([
    [undefined, ''],
    ['3', 'id=3'],
  ])('dismiss crash %s by %j', async (id, body) => {
    nock(RADIO).post('/api/crashes/dismiss', body).reply(200, { ok: true, code: 0 });
    await expect(notices().dismissCrashes(id)).resolves.toBeUndefined();
  });

  it('the notices of a device have the text of a crash, whatever its id', async () => {
    nock(RADIO).get('/api/crashes/a%2Fb').reply(200, 'Kernel panic\n');
    expect(await notices().crashText('a/b')).toBe('Kernel panic\n');
  });

  it('the notices of a device have a licence that ends or does not', async () => {
    const licence = { licensed: true, activated: true };
    nock(RADIO)
      .get('/api/lc')
      .reply(200, { ...licence, expires: 0 });
    expect(await notices().licence()).toEqual({ ...licence, expiresAtSeconds: undefined });
    nock(RADIO)
      .get('/api/lc')
      .reply(200, { ...licence, expires: 1_800_000_000 });
    expect(await notices().licence()).toEqual({ ...licence, expiresAtSeconds: 1_800_000_000 });
  });
});

describe('notices that are watched', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('notices that are watched are read every half minute, at once after one was dismissed, and not on a hidden page', async () => {
    const around = conditions();
    const { client, requests } = scriptedRadio(() => ({ ok: true }));
    const notices = new ClassicNotices(client, around);
    const seen: Watched<DeviceNotices>[] = [];
    notices.watch().subscribe(event => seen.push(event));
    const reads = () => requests.filter(line => line === 'GET /api/warnings').length;
    await pass(31_000);
    expect(reads()).toBe(2);
    const dismissing = notices.dismissCallHome();
    await pass(50);
    await dismissing;
    expect(reads()).toBe(3);
    around.visible.next(false);
    await pass(120_000);
    expect(reads()).toBe(3);
    expect(seen[0]).toMatchObject({ kind: 'value', value: { warnings: { defaultPassword: false } } });
  });
});

describe('the system log', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('the system log is read again and again until nobody watches, and at once after it was cleared', async () => {
    const around = conditions();
    const { client, requests } = scriptedRadio(({ method, nth }) =>
      method === 'POST' ? { ok: true } : { enabled: true, lines: ['old', 5, `new ${nth}`] },
    );
    const log = new ClassicLog(client, around);
    const seen: unknown[] = [];
    const watching = log.watch().subscribe(event => seen.push(event));
    await pass(3100);
    expect(seen).toEqual([
      { kind: 'value', value: { enabled: true, lines: ['old', 'new 0'] } },
      { kind: 'value', value: { enabled: true, lines: ['old', 'new 1'] } },
    ]);
    const clearing = log.clear();
    await pass(20);
    await clearing;
    watching.unsubscribe();
    await pass(60_000);
    expect(requests).toEqual(['GET /api/logs', 'GET /api/logs', 'POST /api/logs/clear', 'GET /api/logs']);
  });
});
