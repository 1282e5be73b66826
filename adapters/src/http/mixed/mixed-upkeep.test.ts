import { lastValueFrom, toArray } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createVirtualRadio, MemoryCookieJar } from '@radiolink/virtual-radio';
import { ClassicFirmware } from '../classic/firmware/firmware.adapter.ts';
import { ClassicSession } from '../classic/session/session.adapter.ts';
import { memorySession, RADIO, testClient } from '../client/client.mother.ts';
import { failureOf } from '../client/failing.mother.ts';
import type { FetchRequest } from '../client/fetch-request.ts';
import { fetchUpload } from '../transfer/upload-transport.ts';
import { backupFromAddress, versionedFirmware } from './mixed-addresses.ts';
import { MixedUsers } from './mixed-users.adapter.ts';

const ACCOUNT = { username: 'admin', password: 'Tower-Link-2026' };
const NEWER = 'WA.ar934x.v8.7.19.48279.250811.0636';
const FIRMWARE = { url: `https://downloads.example.net/${NEWER}.bin`, verifyCertificate: true };
const IMAGE = new File([`UBNT${NEWER}\0\0`], 'image.bin');
const BACKUP = { url: 'https://downloads.example.net/ridge.cfg', verifyCertificate: true };

/** A page that logged in by the classic API of a virtual radio, which has the versioned one too. */
async function loggedIn() {
  let now = 1_780_000_000_000;
  const radio = createVirtualRadio({ profile: 'sta-ptp', clock: { now: () => now } });
  const cookies = new MemoryCookieJar();
  const asked: string[] = [];
  const fetch: FetchRequest = request => {
    asked.push(`${request.method} ${new URL(request.url).pathname}`);
    // Time passes with each question, so that what the device does comes to its end.
    now += 5000;
    return radio.fetch(request, { address: '192.0.2.9', cookies });
  };
  const { client, session, ends } = testClient({ fetch });
  await new ClassicSession(client, session, () => cookies.header()).login(ACCOUNT);
  return { client, session, ends, fetch, asked, settings: settingsOf(fetch, session) };
}

const settingsOf = (fetch: FetchRequest, session = memorySession()) => ({
  baseUrl: RADIO,
  fetch,
  session,
  upload: fetchUpload(fetch),
});
const TOKEN = { logged_in: true, utoken: 'token' } as const;

describe('a device with a classic login and the versioned API', () => {
  it('firmware is fetched from an address, and the classic API then reports and installs it', async () => {
    const { client, settings, asked, fetch } = await loggedIn();
    const { fetchFrom } = versionedFirmware(settings);
    const percents = await lastValueFrom(fetchFrom!(FIRMWARE).pipe(toArray()));
    expect(percents.at(-1)).toBe(100);
    expect(asked).toContain('POST /api/v1.0/system/upgrade');
    const classic = new ClassicFirmware(client, fetchUpload(fetch));
    expect(await classic.stage()).toMatchObject({ kind: 'waiting', version: NEWER });
    expect(await classic.flash()).toEqual({ confirmed: true });
    expect(asked).toContain('POST /fwflash.cgi');
  });

  type Bring = (
    versioned: ReturnType<typeof versionedFirmware>,
    classic: ClassicFirmware,
  ) => Promise<unknown>;
  it.each<[string, Bring]>([
    ['versioned', ({ fetchFrom }) => lastValueFrom(fetchFrom!(FIRMWARE))],
    ['classic', (_, classic) => lastValueFrom(classic.upload(IMAGE))],
  ])('an image that waits is discarded when the %s API brought it', async (_, bring) => {
    const { client, settings, asked, fetch } = await loggedIn();
    const versioned = versionedFirmware(settings);
    const classic = new ClassicFirmware(client, fetchUpload(fetch));
    await bring(versioned, classic);
    expect(await classic.stage()).toMatchObject({ kind: 'waiting' });
    await versioned.discard!();
    expect(asked).toContain('POST /api/v1.0/system/upgrade/discard');
    expect(await classic.stage()).toEqual({ kind: 'none' });
  });

  it('a backup is fetched from an address, or the device says why it cannot', async () => {
    const { settings, asked } = await loggedIn();
    const { restoreFrom } = backupFromAddress(settings);
    expect(await lastValueFrom(restoreFrom!(BACKUP))).toBe(100);
    expect(asked).toContain('POST /api/v1.0/system/backup/restore');
    const elsewhere = { ...BACKUP, url: 'https://files.example/ridge.cfg' };
    const other = backupFromAddress((await loggedIn()).settings);
    expect(await failureOf(lastValueFrom(other.restoreFrom!(elsewhere)))).toMatchObject({
      detail: 'DOWNLOAD_FAILED',
    });
  });

  it('users are listed, changed and removed', async () => {
    const users = new MixedUsers((await loggedIn()).settings);
    expect(await users.list()).toMatchObject([
      { username: 'admin', readOnly: false },
      { username: 'viewer', readOnly: true },
    ]);
    const change = { username: 'viewer', password: 'Mast-und-Kabel-7', readOnly: true };
    expect(await users.write(change)).toMatchObject({ username: 'viewer', readOnly: true });
    await users.remove('viewer');
    expect(await users.list()).toMatchObject([{ username: 'admin' }]);
  });
});

describe('a device with a classic login alone', () => {
  it('a device without a token is asked for nothing of the versioned API', async () => {
    let requested = 0;
    const settings = settingsOf(async () => {
      requested += 1;
      return new Response();
    });
    expect([versionedFirmware(settings), backupFromAddress(settings)]).toEqual([{}, {}]);
    const users = new MixedUsers(settings);
    expect(await users.list()).toBeUndefined();
    expect(await failureOf(users.remove('viewer'))).toMatchObject({ code: 4, unasked: true });
    expect(requested).toBe(0);
  });

  it.each([401, 404])(
    'a call that is refused with %i is not supported, and the session goes on',
    async status => {
      const { session, ends } = await loggedIn();
      const settings = settingsOf(async () => Response.json({ error: 'No' }, { status }), session);
      const lacks = { error: 'Not supported by this device.' };
      const firmware = versionedFirmware(settings).fetchFrom!(FIRMWARE);
      expect(await failureOf(lastValueFrom(firmware))).toMatchObject(lacks);
      expect(await failureOf(versionedFirmware(settings).discard!())).toMatchObject(lacks);
      const backup = backupFromAddress(settings).restoreFrom!(BACKUP);
      expect(await failureOf(lastValueFrom(backup))).toMatchObject(lacks);
      expect(await new MixedUsers(settings).list()).toBeUndefined();
      expect(session.get('logged_in')).toBe(true);
      expect(ends).toEqual([]);
    },
  );

  it('a call without an answer fails as one', async () => {
    const settings = settingsOf(async () => {
      throw new TypeError('Failed to fetch');
    }, memorySession(TOKEN));
    expect(await failureOf(new MixedUsers(settings).list())).toMatchObject({ kind: 'network' });
    const firmware = versionedFirmware(settings).fetchFrom!(FIRMWARE);
    expect(await failureOf(lastValueFrom(firmware))).toMatchObject({ kind: 'network' });
  });
});
