import { assert, jsonValue, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bodyLimit } from './admit-body.ts';
import { isExcessive } from './body-shape.ts';

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
