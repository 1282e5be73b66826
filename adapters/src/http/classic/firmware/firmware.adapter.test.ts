import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Transfer } from '@radiolink/application/files/transfer';
import { asFetchError } from '@radiolink/domain/errors';
import nock from 'nock';
import { lastValueFrom } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RADIO, testClient } from '../../client/client.mother.ts';
import { failureOf } from '../../client/failing.mother.ts';
import { scriptedRadio } from '../../client/scripted-radio.mother.ts';
import { fetchUpload } from '../../transfer/upload-transport.ts';
import { ClassicFirmware } from './firmware.adapter.ts';

const upload = fetchUpload(request => globalThis.fetch(request));
const firmware = (baseUrl = RADIO) => new ClassicFirmware(testClient({ baseUrl }).client, upload);
const check = (answer: object, status = 200) => {
  nock(RADIO).post('/api/fw/update-check', {}).reply(status, answer);
  return firmware().checkForUpdate();
};

describe('newer firmware', () => {
  afterEach(() => nock.cleanAll());

  it('newer firmware is told with its date, address and checksum', async () => {
    const answer = {
      update: true,
      version: 'v8.7.19',
      date: '250811',
      security: '',
      checksum: 'b1be',
      url: 'https://firmware.example/x.bin',
      changelog: 'https://firmware.example/changelog.txt',
    };
    expect(await check(answer)).toEqual({
      available: true,
      version: 'v8.7.19',
      date: '2025-08-11',
      security: undefined,
      checksum: 'b1be',
      url: 'https://firmware.example/x.bin',
      changelogUrl: 'https://firmware.example/changelog.txt',
    });
  });

  it.each([[{ update: false }], [{ update: true }], [{}]])('newer firmware is none by %j', async answer => {
    expect(await check(answer)).toEqual({ available: false });
  });

  it('newer firmware cannot be asked for on products without the call', async () => {
    expect(await check({}, 404)).toBeUndefined();
  });

  it('newer firmware is asked for past the memory of the device', async () => {
    nock(RADIO).post('/api/fw/update-check', { force: true }).reply(200, { update: false });
    await expect(firmware().checkForUpdate({ force: true })).resolves.toBeDefined();
  });
});

describe('fetching firmware', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function fetching(progress: readonly number[]) {
    const { client, requests } = scriptedRadio(({ path, nth }) =>
      path.endsWith('progress') ? { progress: progress[Math.min(nth, progress.length - 1)] } : { ok: true },
    );
    const seen: unknown[] = [];
    const stream = new ClassicFirmware(client, upload).download().subscribe({
      next: percent => seen.push(percent),
      complete: () => seen.push('end'),
      error: (reason: unknown) => seen.push(asFetchError(reason)),
    });
    return { requests, seen, stream };
  }

  it('tells percent until it is complete', async () => {
    const { seen, requests } = fetching([0, 40, 40, 100]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(seen).toEqual([0, 40, 100, 'end']);
    expect(requests[0]).toBe('POST /api/fw/download {}');
  });

  it('fails when the device gives up', async () => {
    const { seen } = fetching([0, 40, -1]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(seen).toMatchObject([0, 40, { kind: 'device-api', detail: 'DOWNLOAD_FAILED' }]);
  });

  it('fetching firmware is not followed any more when nobody listens', async () => {
    const { requests, stream } = fetching([0]);
    await vi.advanceTimersByTimeAsync(1500);
    stream.unsubscribe();
    const before = requests.length;
    await vi.advanceTimersByTimeAsync(5000);
    expect(requests).toHaveLength(before);
  });
});

describe('a firmware file', () => {
  afterEach(() => nock.cleanAll());
  const send = (answer: object) => {
    nock(RADIO)
      .post('/fwupl.cgi', body => body.includes('name="fwfile"'))
      .reply(200, answer);
    return lastValueFrom(firmware().upload(new Blob(['image'])));
  };

  it('a firmware file is looked at by the device', async () => {
    expect(await send({ code: 0, err: 0, message: '', version: 'WA.v8.7.19' })).toEqual({
      kind: 'done',
      result: { version: 'WA.v8.7.19' },
    });
  });

  it.each([
    [{ code: 2, err: 0, message: 'Invalid image' }, 2],
    [{ code: 0, err: 3, message: 'Invalid image' }, 3],
  ])('a firmware file is refused by %j', async (answer, code) => {
    expect(await failureOf(send(answer))).toMatchObject({
      kind: 'device-api',
      code,
      message: 'Invalid image',
    });
  });

  it('a firmware file is not taken for good by an answer that says nothing', async () => {
    expect(await failureOf(send({ version: 'x' }))).toMatchObject({ reason: 'malformed' });
  });

  it('a firmware file is cut on its way when it is cancelled', async () => {
    const arrived: IncomingMessage[] = [];
    const server = createServer(request => {
      arrived.push(request);
      request.resume();
    });
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const seen: Transfer<unknown>[] = [];
    const sending = firmware(`http://127.0.0.1:${port}`)
      .upload(new Blob(['image']))
      .subscribe(event => seen.push(event));
    await expect.poll(() => arrived).toHaveLength(1);
    sending.unsubscribe();
    await expect.poll(() => arrived[0]?.socket.destroyed).toBe(true);
    expect(seen).toMatchObject([{ kind: 'progress', bytes: 0 }]);
    server.closeAllConnections();
    server.close();
  });

  it('a firmware file is written, and the device restarts into it', async () => {
    nock(RADIO).post('/fwflash.cgi', { do_update: '1' }).reply(200, { ok: true, code: 0 });
    expect(await firmware().flash()).toEqual({ confirmed: true });
  });
});
