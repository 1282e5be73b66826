import * as fc from 'fast-check';
import nock from 'nock';
import { afterEach, describe, expect, it } from 'vitest';
import {
  endsWithTheV1Session,
  failsAsEveryV1Call,
  testV1Client,
  V1_RADIO,
} from '../client/v1-client.mother.ts';
import { mapApiServer, V1ApiServer } from './api-server.adapter.ts';

afterEach(() => nock.cleanAll());

describe('what answers the versioned interface', () => {
  it.each([
    ['1.0', true],
    ['1.3', true],
    ['2.0', false],
    ['odd', false],
    [undefined, true],
  ])('of version %s is one to speak to: %s', async (apiVersion, supported) => {
    nock(V1_RADIO).get('/server').reply(200, { name: 'udapi-server', version: '1.1.3', apiVersion });
    const server = await new V1ApiServer(testV1Client().client).read();
    expect(server).toMatchObject({ name: 'udapi-server', version: '1.1.3', apiVersion, supported });
  });

  it('may send anything', () => {
    fc.assert(
      fc.property(fc.jsonValue(), body => {
        expect(mapApiServer(body).supported).toBeTypeOf('boolean');
      }),
    );
  });

  const call = { method: 'GET', path: '/api/v1.0/server' } as const;
  failsAsEveryV1Call({ ...call, run: (client, options) => new V1ApiServer(client).read(options) });
  endsWithTheV1Session({ ...call, run: client => new V1ApiServer(client).read() });
});
