import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createVirtualRadio } from '@radiolink/virtual-radio';
import { serveRadio } from '@radiolink/virtual-radio/serve';
import { afterAll, describe, expect, it } from 'vitest';
import { conformance, Exit } from './command.ts';
import { httpBackEnd, type NoAnswer } from './wire/back-end.ts';

const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
const passwordFile = join(folder, 'password');
const servers: Server[] = [];
afterAll(() => {
  rmSync(folder, { recursive: true });
  for (const server of servers) server.close().closeAllConnections();
});

async function run(...args: readonly string[]) {
  writeFileSync(passwordFile, 'Tower-Link-2026\n');
  const said: string[] = [];
  const take = (text: string) => void said.push(text);
  const code = await conformance([...args, '--password-file', passwordFile], { tell: take, complain: take });
  return { code, said: said.join('') };
}

async function served(listener: RequestListener): Promise<URL> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

const askOf = (url: URL, timeoutMs = 30_000) =>
  httpBackEnd(url, { insecure: false }).send({ method: 'GET', path: '/' }, { timeoutMs, maxBytes: 1000 });

describe('radiolink-conformance', () => {
  it('checks a radio over HTTP, sockets included, and writes its reports', async () => {
    const radio = createVirtualRadio({ profile: 'sta-ptp', clock: { now: () => Date.now() } });
    const { url, close } = await serveRadio(radio);
    const [html, junit, json] = ['html', 'xml', 'json'].map(name => join(folder, `report.${name}`));
    const only = 'sessions,csrf,errors,socket,schemas/GET /status.cgi';
    const files = ['--html', `${html}`, '--junit', `${junit}`, '--json', `${json}`];
    const { code, said } = await run(url, '--only', only, ...files);
    await close();
    expect([code, said]).toEqual([Exit.Holds, expect.stringContaining(' 0 differ, 0 missing')]);
    expect(readFileSync(`${html}`, 'utf8')).toContain('<h2 id="socket">');
    expect(readFileSync(`${junit}`, 'utf8')).toContain('failures="0"');
    expect(JSON.parse(readFileSync(`${json}`, 'utf8'))).toMatchObject({ counts: { differs: 0 }, left: [] });
  });

  it.each([
    [['http://admin:secret@127.0.0.1/'], 'No password belongs into the address'],
    [['ftp://127.0.0.1/'], 'It takes one address'],
    [[], 'It takes one address'],
    [['http://127.0.0.1/', '--password', 'secret'], "Unknown option '--password'"],
    [['http://127.0.0.1/', '--timeout', '0'], '--timeout takes'],
    [['http://127.0.0.1:1/'], 'No connection'],
  ])('checks nothing with %j', async (args, reason) => {
    const { code, said } = await run(...args);
    expect([code, said]).toEqual([Exit.NotChecked, expect.stringContaining(reason)]);
  });
});

describe('a back end at an address', () => {
  it('a back end at an address that never ends its body is left at the limit of bytes', async () => {
    const url = await served((_request, response) => {
      response.writeHead(200);
      const more = () => void response.write('x'.repeat(400), more);
      more();
    });
    expect(await reasonOf(askOf(url))).toBe('too large');
  });

  it('a back end at an address that cuts its body off is told from one that ends', async () => {
    const url = await served((_request, response) => {
      response.writeHead(200, { 'content-length': '500' });
      response.write('half', () => response.destroy());
    });
    expect(await reasonOf(askOf(url))).toBe('cut off');
  });

  it('a back end at an address that does not answer is left after the time-out', async () => {
    expect(await reasonOf(askOf(await served(() => undefined), 50))).toBe('late');
  });
});

const reasonOf = (answer: Promise<unknown>): Promise<string> =>
  answer.then(
    () => 'answered',
    (error: NoAnswer) => error.reason,
  );
