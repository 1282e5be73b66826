import { parseBoardInfo } from '@radiolink/domain/device';
import { describe, expect, it } from 'vitest';
import { createVirtualRadio, MemoryCookieJar } from '@radiolink/virtual-radio';
import { memorySession } from '../client/client.mother.ts';
import { createClassicClient } from '../client/classic-client.ts';
import type { FetchRequest } from '../client/fetch-request.ts';
import { ClassicPublicInfo } from '../classic/session/public-info.adapter.ts';
import { ClassicSession } from '../classic/session/session.adapter.ts';
import { loginByDevice } from './login-by-device.ts';
import { createV1Client, V1PublicInfo, V1Session } from '../v1/session/login-parts.ts';

/** The login of the page in front of a radio in memory. */
function loginAt(profile: 'wave' | 'ap-ptmp') {
  const radio = createVirtualRadio({
    clock: { now: () => 1_780_000_000_000 },
    profile,
    stations: 1,
    wait: async () => undefined,
  });
  const cookies = new MemoryCookieJar();
  const fetch: FetchRequest = request => radio.fetch(request, { address: '127.0.0.1', cookies });
  const session = memorySession();
  const baseUrl = 'http://radio.invalid';
  const classic = createClassicClient({ baseUrl, fetch, session });
  const versioned = createV1Client({ baseUrl, fetch, session });
  return {
    store: session,
    versioned,
    ...loginByDevice({
      classic: {
        session: new ClassicSession(classic, session, () => cookies.header()),
        publicInfo: new ClassicPublicInfo(classic),
      },
      loadVersioned: async () => ({
        session: new V1Session(versioned, session),
        publicInfo: new V1PublicInfo(versioned),
      }),
      isVersioned: () => session.get('versioned_only') === true,
    }),
  };
}

const CREDENTIALS = { username: 'admin', password: 'Tower-Link-2026' };

describe('a device with the versioned API only', () => {
  it('a device with the versioned API only is logged in to, described, and left again', async () => {
    const { publicInfo, session, store, versioned } = loginAt('wave');
    expect(await publicInfo.read({ withLanguages: true })).toMatchObject({
      setupComplete: true,
      defaultPassword: false,
    });
    expect(await session.login(CREDENTIALS)).toMatchObject({ ok: true, session: { readOnly: false } });
    expect(store.get('versioned_only')).toBe(true);
    expect(store.get('ccode')).toBe(840);
    const { radios } = parseBoardInfo(store.get('boardinfo') ?? '');
    expect(radios.map(radio => radio.devDomainMhz)).toEqual([60_000, 5000]);

    expect((await session.currentUser()).username).toBe('admin');

    const token = store.get('utoken') ?? '';
    await session.logout();
    expect(store.get('logged_in')).toBeUndefined();
    const requested = versioned.json((api, signal) =>
      api.GET('/api/v1.0/device', { headers: { 'x-auth-token': token }, signal }),
    );
    await expect(requested).rejects.toMatchObject({ failure: { statusCode: 401 } });
  });

  it('refuses a wrong password', async () => {
    const { session, publicInfo } = loginAt('wave');
    await publicInfo.read();
    expect(await session.login({ ...CREDENTIALS, password: 'wrong' })).toMatchObject({
      problem: { kind: 'refused', deviceText: 'User account invalid' },
    });
  });
});

describe('a device with both APIs', () => {
  it('a device with both APIs is logged in to by the classic one, whose token opens the versioned one', async () => {
    const { publicInfo, session, store, versioned } = loginAt('ap-ptmp');
    await publicInfo.read();
    await session.login(CREDENTIALS);
    expect(store.get('versioned_only')).toBeUndefined();
    const { data } = await versioned.json((api, signal) => api.GET('/api/v1.0/device', { signal }));
    expect(data).toHaveProperty('identification.mac', expect.any(String));
  });
});
