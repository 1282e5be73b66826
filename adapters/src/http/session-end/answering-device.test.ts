import { createVirtualRadio } from '@radiolink/virtual-radio';
import { describe, expect, it } from 'vitest';
import { answeringDevice } from './answering-device.ts';

const clock = { now: () => Date.UTC(2026, 5, 1) };
const baseUrl = 'http://radio.example';

const reachOf = (profile: string) => {
  const radio = createVirtualRadio({ profile, clock });
  return { radio, fetch: (request: Request) => radio.fetch(request) };
};

const answers = (bodies: Readonly<Record<string, unknown>>) => async (request: Request) => {
  const body = bodies[new URL(request.url).pathname];
  return body === undefined ? new Response('', { status: 404 }) : Response.json(body);
};

describe('the device that answers, without a login', () => {
  it.each(['ap-ptp', 'sixty', 'wave', 'old'])(
    'the device that answers, without a login is known by its MAC and its product: %s',
    async profile => {
      const { radio, fetch } = reachOf(profile);
      const device = await answeringDevice({ baseUrl, fetch });
      expect(device?.mac).toBe(radio.mac);
      expect(device?.productName).toBeTruthy();
    },
  );

  it('the device that answers, without a login is known by its product where only the classic API answers', async () => {
    const fetch = answers({ '/api/info/public': { product_name: 'LiteBeam 5AC' } });
    expect(await answeringDevice({ baseUrl, fetch })).toEqual({
      mac: undefined,
      productName: 'LiteBeam 5AC',
    });
  });

  it('the device that answers, without a login is unknown when nothing answers, or nonsense does', async () => {
    const gone = () => Promise.reject(new TypeError('unreachable'));
    expect(await answeringDevice({ baseUrl, fetch: gone })).toBeUndefined();
    const odd = answers({ '/api/v1.0/public/device': { identification: { mac: '<b>', product: 7 } } });
    expect(await answeringDevice({ baseUrl, fetch: odd })).toBeUndefined();
    expect(await answeringDevice({ baseUrl, fetch: async () => new Response('<html>') })).toBeUndefined();
  });
});
