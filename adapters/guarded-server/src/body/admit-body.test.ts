import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { assert, jsonValue, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  admitBody,
  bodyLimit,
  BodyTooLarge,
  countedBody,
  HeldBytes,
  isExcessive,
  readBody,
} from './admit-body.ts';

const JSON_TYPE = 'application/json';
const FORM = 'application/x-www-form-urlencoded';

const json = (text: string): boolean => isExcessive(Buffer.from(text), JSON_TYPE);
const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
/** A form of files with this many parts. */
const parts = (count: number, boundary = 'xyz'): Buffer =>
  Buffer.from(`${`--${boundary}\r\n\r\nx\r\n`.repeat(count)}--${boundary}--\r\n`);

describe('a JSON body', () => {
  it.each([
    [64, false],
    [65, true],
  ])('a JSON body of %i levels is excessive: %s', (depth, excessive) => {
    expect(json(nested(depth))).toBe(excessive);
  });

  it('a JSON body may have ten thousand members, and not a hundred thousand', () => {
    const object = (members: number): string =>
      JSON.stringify(Object.fromEntries(Array.from({ length: members }, (_, place) => [`k${place}`, place])));
    expect([json(object(10_000)), json(object(100_000))]).toEqual([false, true]);
  });

  it('a JSON body is not taken for deep by brackets inside its texts', () => {
    expect(json(JSON.stringify({ text: nested(500) }))).toBe(false);
    expect(json(JSON.stringify({ text: `\\"${'{'.repeat(500)}` }))).toBe(false);
    expect(json(JSON.stringify({ text: ','.repeat(100_000) }))).toBe(false);
  });

  it('a JSON body is taken for deep behind a text that ends', () => {
    expect(json(`{"a\\\\":${'['.repeat(70)}`)).toBe(true);
  });

  it('a JSON body is never excessive when it is small', () => {
    assert(property(jsonValue({ maxDepth: 10 }), value => !json(JSON.stringify(value))));
  });

  it('a JSON body is looked at without a type too', () => {
    expect(isExcessive(Buffer.from(nested(100)))).toBe(true);
    expect(isExcessive(Buffer.from(nested(100)), 'application/octet-stream')).toBe(false);
  });
});

describe('a form', () => {
  it.each([
    [1000, false],
    [1001, true],
  ])('a form with %i separators is excessive: %s', (separators, excessive) => {
    expect(isExcessive(Buffer.from('&'.repeat(separators)), FORM)).toBe(excessive);
    expect(isExcessive(Buffer.from('&'.repeat(separators)), `${FORM.toUpperCase()}; charset=UTF-8`)).toBe(
      excessive,
    );
  });
});

describe('a form of files', () => {
  it.each([
    [64, false],
    [65, true],
  ])('a form of files of %i parts is excessive: %s', (count, excessive) => {
    expect(isExcessive(parts(count), 'multipart/form-data; boundary=xyz')).toBe(excessive);
    expect(isExcessive(parts(count), 'Multipart/Form-Data; charset=x; boundary="xyz"')).toBe(excessive);
  });

  it.each(['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; bound=xyz'])(
    'a form of files is excessive without a boundary: %s',
    type => {
      expect(isExcessive(parts(1), type)).toBe(true);
    },
  );
});

describe('the limit of a body', () => {
  const limit = (path: string, type?: string) =>
    bodyLimit(path, type === undefined ? {} : { 'content-type': type }, 5000);

  it.each([
    '/api/auth',
    '/api/auth-ticket',
    '/api/device-setup',
    '/api/v1.0/user/login',
    '/login.cgi',
    '/API/AUTH',
  ])('the limit of a body of a login is 64 KiB, of a file too: %s', path => {
    expect(limit(path)).toEqual({ bytes: 65_536, isFile: false });
    expect(limit(path, 'multipart/form-data; boundary=x')).toEqual({ bytes: 65_536, isFile: false });
  });

  it.each([
    '/api/authx',
    '/x/api/auth',
    '/api/auth/',
    '/login.cgi/x',
    '/writecfg.cgi',
    '/api/v1x0/user/login',
  ])('the limit of a body of any other call is 1 MiB: %s', path => {
    expect(limit(path, JSON_TYPE)).toEqual({ bytes: 1_048_576, isFile: false });
  });

  it.each([
    'multipart/form-data; boundary=x',
    'application/octet-stream',
    'application/gzip',
    'Application/Zip',
  ])('the limit of a body of a file is the one of uploads: %s', type => {
    expect(limit('/fwupl.cgi', type)).toEqual({ bytes: 5000, isFile: true });
  });

  it.each(['application/zipped', 'text/plain', 'x-multipart/form-data'])(
    'the limit of a body is not that for %s',
    type => {
      expect(limit('/fwupl.cgi', type).isFile).toBe(false);
    },
  );
});

it('refuses a body while others fill the room, and takes it once they are gone', async () => {
  const held = new HeldBytes(100);
  const others = held.take(80);
  const body = () => Readable.from([Buffer.alloc(20), Buffer.alloc(1)]);
  expect(others).toBe(true);
  expect(await readBody(body(), 1000, held)).toMatchObject({ status: 503 });
  held.release(80);
  expect(await readBody(body(), 1000, held)).toEqual(Buffer.alloc(21));
  expect(held.held).toBe(0);
});

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
