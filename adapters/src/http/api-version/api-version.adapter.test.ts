import { createVirtualRadio } from '@radiolink/virtual-radio';
import { describe, expect, it } from 'vitest';
import { memorySession, RADIO } from '../client/client.mother.ts';
import { ServerApiVersion } from './api-version.adapter.ts';

const answering = (answer: () => Response) => ({ baseUrl: RADIO, fetch: async () => answer() });
const session = memorySession({ utoken: 'token' });

describe('the version of the interface', () => {
  it('the version of the interface is what the server tells', async () => {
    let token: string | null = '';
    const fetch = async (request: Request) => {
      token = request.headers.get('x-auth-token');
      return Response.json({ apiVersion: '1.3' });
    };
    expect(await new ServerApiVersion({ baseUrl: RADIO, fetch }, session).read()).toBe('1.3');
    expect(token).toBe('token');
  });

  it.each([
    ['does not know the call', () => new Response('', { status: 404 })],
    ['refuses the call', () => Response.json({ error: 'Not authorized' }, { status: 401 })],
    ['answers with a page', () => new Response('<html>')],
    ['answers with something else', () => Response.json([1])],
  ])('the version of the interface is not told by a device that %s', async (_, answer) => {
    expect(await new ServerApiVersion(answering(answer), session).read()).toBeUndefined();
  });

  it('the version of the interface is not told by a device that does not answer', async () => {
    const fetch = () => Promise.reject(new TypeError('failed'));
    expect(await new ServerApiVersion({ baseUrl: RADIO, fetch }, session).read()).toBeUndefined();
  });

  it('the version of the interface is not asked for without a token', async () => {
    const radio = createVirtualRadio({ clock: { now: Date.now } });
    let requested = 0;
    const fetch = (request: Request) => {
      requested += 1;
      return radio.fetch(request);
    };
    expect(await new ServerApiVersion({ baseUrl: RADIO, fetch }, memorySession()).read()).toBeUndefined();
    expect(requested).toBe(0);
    radio.close();
  });
});
