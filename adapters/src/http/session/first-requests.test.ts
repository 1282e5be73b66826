import { CSRF_HEADER } from '@radiolink/domain/session';
import { describe, expect, it } from 'vitest';
import { ClassicConfiguration } from '../classic/configuration/configuration.adapter.ts';
import { ClassicSession } from '../classic/session/session.adapter.ts';
import { memorySession } from '../client/client.mother.ts';
import { createClassicClient } from '../client/classic-client.ts';
import { firstRequests } from './first-requests.ts';

const BASE = 'http://radio.example';
const said = ({ method, url, cache, credentials, headers }: Request) => ({
  method,
  url,
  cache,
  credentials,
  csrf: headers.get(CSRF_HEADER),
});

describe('the first requests of a session', () => {
  it('the first requests of a session are those that the program makes', async () => {
    const session = memorySession({ logged_in: true, csrf_id: 'a-csrf-id' });
    const made: Request[] = [];
    const client = createClassicClient({
      baseUrl: BASE,
      session,
      fetch: async request => {
        made.push(request);
        return request.url.endsWith('/getcfg.cgi') ? new Response('a=b\n') : Response.json({});
      },
    });
    await client.json((api, signal) => api.GET('/status.cgi', { signal }));
    await new ClassicSession(client, session, () => '').currentUser();
    await new ClassicConfiguration(client).read();
    expect(firstRequests(session, BASE).map(said)).toEqual(made.map(said));
  });

  it('the first requests of a session are none of a device with the versioned API only', () => {
    expect(firstRequests(memorySession({ versioned_only: true }), BASE)).toEqual([]);
  });
});
