import type { DeviceDocument } from '@radiolink/application/backup/backup.port';
import nock from 'nock';
import { afterEach, describe, expect, it } from 'vitest';
import {
  endsWithTheV1Session,
  failsAsEveryV1Call,
  testV1Client,
  V1_RADIO,
} from '../client/v1-client.mother.ts';
import { V1DeviceDocuments } from './backup.adapter.ts';

const PLACES: readonly (readonly [DeviceDocument, string])[] = [
  ['configuration', '/system/airos/configuration'],
  ['network', '/system/airmax/configuration/network'],
  ['wireless', '/system/airmax/configuration/wireless'],
  ['services', '/services'],
  ['system', '/system'],
];

const documents = () => new V1DeviceDocuments(testV1Client().client);

afterEach(() => nock.cleanAll());

describe.each(PLACES)('the document %s', (document, path) => {
  it('is read as the device has it', async () => {
    nock(V1_RADIO)
      .get(path)
      .reply(200, { a: { b: [1] } });
    expect(await documents().read(document)).toEqual({ a: { b: [1] } });
  });

  it('is written for good without the header of a test', async () => {
    const written = nock(V1_RADIO, { badheaders: ['x-test-mode'] })
      .put(path, { a: 1 })
      .reply(200, { error: 0, statusCode: 200 });
    await documents().write(document, { a: 1 });
    expect(written.isDone()).toBe(true);
  });

  it('is written for a test with it', async () => {
    const written = nock(V1_RADIO, { reqheaders: { 'x-test-mode': '1' } })
      .put(path)
      .reply(200, '');
    await documents().write(document, { a: 1 }, { testMode: true });
    expect(written.isDone()).toBe(true);
  });

  const read = { method: 'GET', path: `/api/v1.0${path}` } as const;
  failsAsEveryV1Call({
    ...read,
    run: (client, options) => new V1DeviceDocuments(client).read(document, options),
  });
  endsWithTheV1Session({ ...read, run: client => new V1DeviceDocuments(client).read(document) });

  const write = { method: 'PUT', path: `/api/v1.0${path}`, survives: ['empty', 'truncated'] } as const;
  failsAsEveryV1Call({
    ...write,
    run: (client, options) => new V1DeviceDocuments(client).write(document, {}, { ...options }),
  });
  endsWithTheV1Session({ ...write, run: client => new V1DeviceDocuments(client).write(document, {}) });
});
