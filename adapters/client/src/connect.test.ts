import { createVirtualRadio, MemoryCookieJar } from '@radiolink/virtual-radio';
import { firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { connect, LoginFailure, type Transport } from './index.ts';

const NOW = Date.UTC(2026, 4, 1);
const url = 'http://radio.invalid';

/** A radio in memory, reached without a network. */
function inMemory(profile: string) {
  const radio = createVirtualRadio({ profile, stations: 2, clock: { now: () => NOW } });
  const cookies = new MemoryCookieJar();
  const transport: Transport = {
    fetch: request => radio.fetch(request, { address: '192.0.2.9', cookies }),
    readCookies: () => cookies.header(),
    openSocket: () => ({ send: () => undefined, close: () => undefined }),
  };
  return { url, transport, now: () => NOW };
}

const GOOD = { username: 'admin', password: 'Tower-Link-2026' };

describe('connect', () => {
  it.each([
    ['ap-ptmp', 'classic'],
    ['sta-ptp', 'classic'],
    ['sixty', 'classic'],
    ['old', 'classic'],
    ['wave', 'versioned'],
  ])('gives the ports of %s by the %s API', async (profile, api) => {
    const radio = await connect({ ...inMemory(profile), ...GOOD });
    expect(radio.api).toBe(api);
    expect(radio.session).toMatchObject({ username: 'admin', readOnly: false });
    expect(await firstValueFrom(radio.status.watch())).toMatchObject({ kind: 'sample' });
    expect((await radio.configuration.read()).text).toContain('radio.1.freq=');
    expect(await radio.configurationTest.read()).toMatchObject({ active: false });
    expect(await firstValueFrom(radio.tools.ping.ping({ host: '192.168.1.1' }))).toBeDefined();
    await radio.close();
    await expect(radio.configuration.read()).rejects.toThrow(/./);
  });

  it.each(['ap-ptmp', 'wave'])('tells in words that %s refused, without the password', async profile => {
    const wrong = connect({ ...inMemory(profile), username: 'admin', password: 'not-this-one' });
    const failure: unknown = await wrong.catch((reason: unknown) => reason);
    expect(failure).toBeInstanceOf(LoginFailure);
    expect(failure).toMatchObject({
      problem: { kind: 'refused' },
      message: expect.stringMatching(/^[A-Z].*\w/),
    });
    expect(JSON.stringify(failure) + String(failure)).not.toContain('not-this-one');
  });

  it('tells in a sentence that nothing answers', async () => {
    const transport = { ...inMemory('old').transport, fetch: () => Promise.reject(new TypeError('failed')) };
    await expect(connect({ url, transport, ...GOOD })).rejects.toThrow('The device does not respond.');
  });

  it('prints no secret of an open session', async () => {
    const radio = await connect({ ...inMemory('ap-ptmp'), ...GOOD });
    expect(JSON.stringify(radio)).not.toContain(GOOD.password);
  });
});
