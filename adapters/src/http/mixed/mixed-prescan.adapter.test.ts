import { HeartbeatLock } from '@radiolink/application/heartbeat/heartbeat-lock';
import { BehaviorSubject, firstValueFrom, skipWhile } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createVirtualRadio, MemoryCookieJar } from '@radiolink/virtual-radio';
import { memorySession, RADIO, testClient } from '../client/client.mother.ts';
import type { FetchRequest } from '../client/fetch-request.ts';
import { ClassicSession } from '../classic/session/session.adapter.ts';
import { MixedDfsPrescan } from './mixed-prescan.adapter.ts';

const ACCOUNT = { username: 'admin', password: 'Tower-Link-2026' };

/** A page that logged in by the classic API of a virtual radio. */
async function loggedIn() {
  const radio = createVirtualRadio({ profile: 'ap-ptmp', clock: { now: () => 1_780_000_000_000 } });
  const cookies = new MemoryCookieJar();
  const fetch: FetchRequest = request => radio.fetch(request, { address: '192.0.2.9', cookies });
  const { client, session, ends } = testClient({ fetch });
  await new ClassicSession(client, session, () => cookies.header()).login(ACCOUNT);
  return { session, ends, fetch };
}

const prescanOf = (fetch: FetchRequest, session = memorySession()) =>
  new MixedDfsPrescan({
    baseUrl: RADIO,
    fetch,
    session,
    visibility: { visible: new BehaviorSubject(true) },
    heartbeat: new HeartbeatLock(),
  });

describe('listening for radar on a device with a classic login', () => {
  it('listening for radar on a device with a classic login is done by its versioned API, with the token of that login', async () => {
    const { fetch, session } = await loggedIn();
    const prescan = prescanOf(fetch, session);
    expect(await firstValueFrom(prescan.watch())).toMatchObject({ value: { status: 'not-started' } });
    await prescan.start([5510]);
    const running = firstValueFrom(prescan.watch());
    expect(await running).toMatchObject({
      value: { status: 'in-progress', channels: [{ centerMhz: 5510, state: 'scanning' }] },
    });
    await prescan.stop();
    expect(
      await firstValueFrom(
        prescan.watch().pipe(skipWhile(one => one.kind === 'value' && one.value?.status === 'in-progress')),
      ),
    ).toMatchObject({ value: { status: 'not-started' } });
  });

  it('listening for radar on a device with a classic login does not exist without a token, and is not asked for', async () => {
    let requested = 0;
    const prescan = prescanOf(async () => {
      requested += 1;
      return new Response();
    });
    expect(await firstValueFrom(prescan.watch())).toEqual({ kind: 'value', value: null });
    expect(requested).toBe(0);
  });

  it('listening for radar on a device with a classic login may be refused with 401 by a device that lacks it, and the session goes on', async () => {
    const { session, ends } = await loggedIn();
    const prescan = prescanOf(
      async () => Response.json({ error: 'Not authorized' }, { status: 401 }),
      session,
    );
    expect(await firstValueFrom(prescan.watch())).toEqual({ kind: 'value', value: null });
    expect(session.get('logged_in')).toBe(true);
    expect(ends).toEqual([]);
  });
});
