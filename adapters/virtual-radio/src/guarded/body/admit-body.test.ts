import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { admitBody, readBody } from './admit-body.ts';
import { BodyTooLarge, countedBody } from './counted-body.ts';
import { HeldBytes } from './held-bytes.ts';

const MIB = 1_048_576;

/** A request with a body that comes in these pieces. */
function aRequest(
  pieces: readonly (string | Buffer)[],
  headers: Record<string, string> = {},
  url = '/writecfg.cgi',
) {
  const stream = Readable.from(pieces.map(piece => Buffer.from(piece)));
  return Object.assign(stream, { url, headers }) as unknown as IncomingMessage;
}

const bodies = (most = 10 * MIB) => ({ held: new HeldBytes(most), uploadBytes: 2 * MIB });

/** The status of a refusal, or the text of a body. */
async function admitted(request: IncomingMessage, rules = bodies()): Promise<number | string> {
  const body = await admitBody(request, rules);
  if (body === undefined) return 'gone';
  if ('reason' in body) return body.status;
  if (Buffer.isBuffer(body)) return body.toString();
  const chunks = (await body.toArray()) as Buffer[];
  return Buffer.concat(chunks).toString();
}

describe('a body', () => {
  it('a body is put together from its pieces', async () => {
    expect(await admitted(aRequest(['{"a"', ':1', '}']))).toBe('{"a":1}');
  });

  it('a body is refused by its length before any of it is read', async () => {
    const request = aRequest(['x'], { 'content-length': String(MIB + 1) });
    expect([await admitted(request), request.readableLength > 0 || !request.readableEnded]).toEqual([
      413,
      true,
    ]);
  });

  it('a body is refused once more came than may, whatever its length said', async () => {
    const half = Buffer.alloc(MIB / 2);
    expect(await admitted(aRequest([half, half, 'x'], { 'content-length': '5' }))).toBe(413);
  });

  it('a body may be as large as its limit', async () => {
    const half = Buffer.alloc(MIB / 2, ' ');
    expect(String(await admitted(aRequest([half, half])))).toHaveLength(MIB);
  });

  it('a body is refused when it would overload a parser', async () => {
    expect(await admitted(aRequest(['['.repeat(100)]))).toBe(413);
  });

  it('a body is refused while others fill the memory, and leaves no trace of itself', async () => {
    const rules = bodies(100);
    rules.held.take(60);
    expect(await admitted(aRequest(['x'.repeat(20), 'x'.repeat(30)]), rules)).toBe(503);
    expect(rules.held.held).toBe(60);
  });

  it('leaves the memory once it is read, and when its sender is gone', async () => {
    const rules = bodies();
    await admitted(aRequest(['{}']), rules);
    const broken = new Readable({ read: () => undefined });
    const reading = readBody(broken, MIB, rules.held);
    broken.push(Buffer.alloc(5));
    broken.destroy(new Error('gone'));
    expect([await reading, rules.held.held]).toEqual([undefined, 0]);
  });
});

describe('a file', () => {
  const type = { 'content-type': 'application/octet-stream' };

  it('a file is handed on as it comes, and takes no room', async () => {
    const rules = bodies(0);
    expect(await admitted(aRequest(['abc', 'def'], type, '/fwupl.cgi'), rules)).toBe('abcdef');
  });

  it('ends with an error at the first byte beyond its limit', async () => {
    const read = admitted(aRequest([Buffer.alloc(2 * MIB), 'x'], type, '/fwupl.cgi'));
    await expect(read).rejects.toBeInstanceOf(BodyTooLarge);
  });

  it('a file is counted to the byte', async () => {
    const counted = (bytes: number) => countedBody(Readable.from([Buffer.alloc(3), Buffer.alloc(4)]), bytes);
    expect(Buffer.concat((await counted(7).toArray()) as Buffer[])).toHaveLength(7);
    await expect(counted(6).toArray()).rejects.toBeInstanceOf(BodyTooLarge);
  });
});
