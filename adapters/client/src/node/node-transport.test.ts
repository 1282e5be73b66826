import { expect, it } from 'vitest';
import { CookieJar } from './node-transport.ts';

const jarOf = (...lines: readonly string[]) => {
  const jar = new CookieJar();
  for (const line of lines) jar.store(line);
  return jar.header();
};

it('gives back the newest value of each cookie', () => {
  expect(jarOf('a=1; Path=/; HttpOnly', 'b=x=y', 'a=2')).toBe('a=2; b=x=y');
});

it.each(['a=; Max-Age=0', 'a=gone; Expires=Thu, 01 Jan 1970 00:00:00 GMT'])('drops what %s deletes', line => {
  expect(jarOf('a=1', line)).toBe('');
});

it.each(['', '=1', 'nothing'])('ignores %j', line => {
  expect(jarOf(line)).toBe('');
});
