import { URL_REQUIRED } from '@radiolink/domain/errors';
import { asyncProperty, assert, constantFrom } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createV1Client } from '../client/v1-client.ts';
import { memorySession } from '../../client/client.mother.ts';
import { V1Proxy } from './proxy.adapter.ts';

describe('a proxied request', () => {
  it('a proxied request without an address is refused before anything is sent. §8.proxy', async () => {
    const sent: string[] = [];
    const client = createV1Client({
      baseUrl: 'http://radio.example',
      session: memorySession(),
      fetch: async ({ url }) => {
        sent.push(url);
        return new Response('{}');
      },
    });
    const proxy = new V1Proxy(client);
    const call = constantFrom('request' as const, 'send' as const);
    await assert(
      asyncProperty(call, constantFrom(undefined, '', ' ', '\t', ' \n '), async (name, url) => {
        const failure = await proxy[name]({ ...(url !== undefined && { url }) }).catch(
          (reason: unknown) => reason,
        );
        expect(failure).toMatchObject({ failure: { kind: 'device-api', message: URL_REQUIRED.key } });
      }),
    );
    expect(sent).toEqual([]);
  });
});
