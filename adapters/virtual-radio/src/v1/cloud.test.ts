import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { VIEWER } from '../testing/radio-client.mother.ts';
import { aV1Session, V1Client } from '../testing/v1-client.mother.ts';
import { readControllerKey } from './cloud.ts';

const KEY = 'wss://cloud.example.net:443+secret+allowUntrustedCertificate';
interface Cloud {
  readonly status: string;
  readonly details: { readonly statusCode: number };
}

async function connected(key: string) {
  const world = await aV1Session({ profile: 'ap-ptp' });
  const answer = await world.v1.post('/tools/unms/connect', { key });
  return {
    ...world,
    answer,
    after: async (seconds: number): Promise<Cloud> => {
      world.clock.advance(seconds);
      return world.v1.json<Cloud>('/tools/unms');
    },
  };
}

describe('a controller key', () => {
  it.each([
    ['wss://cloud.example.net:443+secret', 'cloud.example.net', 'secret'],
    ['ws://cloud.example.net+secret', 'cloud.example.net', 'secret'],
    ['WSS://Cloud.Example.Net:8443+s3cr3t+allowSelfSignedCertificate', 'cloud.example.net', 's3cr3t'],
    ['wss://[2001:db8::1]:443+secret', '[2001:db8::1]', 'secret'],
    ['wss://cloud.example.net:443/path?a=b+secret', 'cloud.example.net', 'secret'],
    ['wss://cloud.example.net', 'cloud.example.net', undefined],
  ])('%s is of the host %s', (text, host, key) => {
    expect(readControllerKey(text)).toEqual({ host, key });
  });

  it.each([
    '',
    'cloud.example.net+secret',
    'https://cloud.example.net+secret',
    'wss://',
    'wss://+secret',
    'wss://user@cloud.example.net+secret',
    'wss://cloud.example.net:port+secret',
    'wss://cloud.example.net+two words',
    'wss://cloud.example.net+key+\nusers.1.name=x',
    'javascript:alert(1)',
  ])('%j is none', text => {
    expect(readControllerKey(text)).toBeUndefined();
  });

  it('gives back host and key of whatever it was made of', () => {
    const key = fc.stringMatching(/^[\w=/-]{1,60}$/);
    fc.assert(
      fc.property(fc.domain(), fc.integer({ min: 1, max: 65_535 }), key, (host, port, secret) => {
        expect(readControllerKey(`wss://${host}:${port}+${secret}`)).toEqual({
          host: host.toLowerCase(),
          key: secret,
        });
      }),
    );
  });
});

describe('the connection to the controller', () => {
  it('resolves, connects, authenticates and is connected: codes 1, 2, 3, 0', async () => {
    const { after } = await connected(KEY);
    const states = [];
    for (const seconds of [0, 1, 2, 1]) {
      const { status, details } = await after(seconds);
      states.push([status, details.statusCode]);
    }
    expect(states).toEqual([
      ['connecting', 1],
      ['connecting', 2],
      ['connecting', 3],
      ['connected', 0],
    ]);
  });

  it('the connection to the controller with an address alone fails for its key: code 5', async () => {
    const { after } = await connected('wss://cloud.example.net:443');
    expect(await after(10)).toMatchObject({ status: 'failed', details: { statusCode: 5 } });
  });

  it('the connection to the controller to a host that does not exist times out: code 6', async () => {
    const { after } = await connected('wss://nowhere.invalid:443+secret');
    expect(await after(7)).toMatchObject({ status: 'connecting' });
    expect(await after(2)).toMatchObject({ status: 'failed', details: { statusCode: 6 } });
  });

  it('the connection to the controller is given up by an empty key', async () => {
    const { v1, after } = await connected(KEY);
    await v1.post('/tools/unms/connect', { key: '' });
    expect(await after(5)).toMatchObject({ enabled: false, key: '', uiURL: '', status: 'disabled' });
  });

  it.each([undefined, 7, 'http://cloud.example.net+x', ['wss://a+b']])(
    'the connection to the controller is not begun with %j',
    async key => {
      const { v1 } = await aV1Session({ profile: 'ap-ptp' });
      const answer = await v1.post('/tools/unms/connect', { key });
      expect([answer.status, await v1.json('/tools/unms')]).toMatchObject([400, { status: 'disabled' }]);
    },
  );

  it('needs no restart of the radio', async () => {
    const { radio, answer } = await connected(KEY);
    expect([answer.status, radio.reachable]).toEqual([200, true]);
  });

  it('shows its key to a full user and a mark to a read-only one', async () => {
    const { radio, v1 } = await connected(KEY);
    const viewer = new V1Client(radio);
    await viewer.login(VIEWER);
    expect([await v1.json('/tools/unms'), await viewer.json('/tools/unms')]).toMatchObject([
      { key: KEY },
      { key: '********' },
    ]);
  });
});
