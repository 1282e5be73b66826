import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { Transfer } from '@radiolink/application/files/transfer';
import nock from 'nock';
import { lastValueFrom, toArray } from 'rxjs';
import { afterEach, describe, expect, it } from 'vitest';
import { RADIO, testClient } from '../../client/client.mother.ts';
import { failureOf } from '../../client/failing.mother.ts';
import { fetchUpload } from '../../transfer/upload-transport.ts';
import { ClassicBackup } from './backup.adapter.ts';

const clock = { now: () => 1_780_000_000_000 };
const upload = fetchUpload(request => globalThis.fetch(request));
const backup = (baseUrl = RADIO) => new ClassicBackup(testClient({ baseUrl }).client, { upload, clock });
const TEXT = 'radio.1.freq=0\nsystem.cfg.version=65547\n';

describe('a backup', () => {
  afterEach(() => nock.cleanAll());

  it('a backup comes as a file that the device names, past every cache', async () => {
    nock(RADIO)
      .get('/cfg.cgi')
      .query({ timestamp: '1780000000000' })
      .reply(200, TEXT, { 'Content-Disposition': 'attachment; filename="LiteBeam 5AC-001122334455.cfg"' });
    const last = await lastValueFrom(backup().download());
    if (last.kind !== 'done') throw new Error('not done');
    expect(last.result.name).toBe('LiteBeam 5AC-001122334455.cfg');
    expect(await last.result.content.text()).toBe(TEXT);
  });

  it.each([
    ['attachment; filename="../../etc/passwd"', '_.._etc_passwd'],
    ['attachment; filename=mast.cfg', 'mast.cfg'],
    ['attachment', 'backup.cfg'],
  ])('named %j is saved as %s', async (disposition, name) => {
    nock(RADIO).get('/cfg.cgi').query(true).reply(200, TEXT, { 'Content-Disposition': disposition });
    expect(await lastValueFrom(backup().download())).toMatchObject({ kind: 'done', result: { name } });
  });

  it('keeps a gzip file byte for byte', async () => {
    const bytes = gzipSync(TEXT);
    nock(RADIO).get('/cfg.cgi').query(true).reply(200, bytes, { 'Content-Type': 'application/gzip' });
    const last = await lastValueFrom(backup().download());
    if (last.kind !== 'done') throw new Error('not done');
    expect(last.result.content.type).toBe('application/gzip');
    expect(new Uint8Array(await last.result.content.arrayBuffer())).toEqual(new Uint8Array(bytes));
  });

  it('a backup goes to the device as a file, and counts as modified there', async () => {
    nock(RADIO)
      .post('/api/cfg', body => body.includes('name="cfgfile"') && body.includes(TEXT))
      .matchHeader('content-type', /^multipart\/form-data; boundary=/)
      .reply(200, { ok: true, code: 0, modified: true });
    const events = await lastValueFrom(
      backup()
        .stage(new Blob([TEXT]))
        .pipe(toArray()),
    );
    expect(events.at(-1)).toEqual({ kind: 'done', result: { modified: true } });
    expect(events[0]).toMatchObject({ kind: 'progress', bytes: 0 });
  });

  it('a backup is refused in the words of the device', async () => {
    nock(RADIO).post('/api/cfg').reply(200, { ok: false, code: 3, message: 'Invalid configuration' });
    expect(await failureOf(lastValueFrom(backup().stage(new Blob(['x']))))).toMatchObject({ code: 3 });
  });
});

describe('a backup on a real connection', () => {
  let server: Server | undefined;
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });

  async function radioThat(answers: (response: ServerResponse) => void): Promise<string> {
    const listening = createServer((_request, response) => answers(response));
    server = listening;
    await new Promise<void>(resolve => listening.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  }

  it('tells how far it is', async () => {
    const baseUrl = await radioThat(response => {
      response.writeHead(200, { 'Content-Length': '6' });
      response.write('a=1');
      setTimeout(() => response.end('b=2'), 30);
    });
    const events = await lastValueFrom(backup(baseUrl).download().pipe(toArray()));
    const progress = events.filter(({ kind }) => kind === 'progress');
    expect(progress).toEqual([
      { kind: 'progress', bytes: 3, totalBytes: 6 },
      { kind: 'progress', bytes: 6, totalBytes: 6 },
    ]);
  });

  it('a backup on a real connection is cut on the device when nobody waits for it', async () => {
    let gone = (): void => undefined;
    const closed = new Promise<void>(resolve => (gone = resolve));
    const baseUrl = await radioThat(response => {
      response.on('close', gone);
      response.writeHead(200);
      response.write('a=1');
    });
    const seen: Transfer<unknown>[] = [];
    const transfer = backup(baseUrl)
      .download()
      .subscribe(event => {
        seen.push(event);
        transfer.unsubscribe();
      });
    await closed;
    expect(seen).toHaveLength(1);
  });

  it('a backup on a real connection that breaks off is none', async () => {
    const baseUrl = await radioThat(response => {
      response.writeHead(200, { 'Content-Length': '1000' });
      response.write('a=1');
      setTimeout(() => response.destroy(), 20);
    });
    expect(await failureOf(lastValueFrom(backup(baseUrl).download()))).toMatchObject({ reason: 'malformed' });
  });
});
