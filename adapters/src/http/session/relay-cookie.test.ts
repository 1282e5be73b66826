import { expect, it } from 'vitest';
import { cookiesOfDevice } from './relay-cookie.ts';

const MARK = '~abcdefghijklmnopqrstuv';

it('reads a cookie that a relay has renamed as the device set it', () => {
  expect(cookiesOfDevice(`theme=dark; radiolink-8080-ok=1${MARK}`, '8080')).toBe('theme=dark; ok=1');
});

it('leaves the cookies of another relay on this host alone', () => {
  const other = `radiolink-8081-ok=1${MARK}`;
  expect(cookiesOfDevice(other, '8080')).toBe(other);
});

it('reads the cookies of a device without a relay as they are', () => {
  expect(cookiesOfDevice('a=b; ok=1', '80')).toBe('a=b; ok=1');
});
