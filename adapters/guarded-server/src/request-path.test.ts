import { expect, it } from 'vitest';
import { requestPath } from './request-path.ts';

it('takes a path with its query as it is', () => {
  expect(requestPath('/status.cgi?_=1')).toBe('/status.cgi?_=1');
  expect(requestPath('/')).toBe('/');
});

it.each([
  '//evil.example/steal',
  '/\\evil.example',
  'http://evil.example/',
  '',
  'status.cgi',
  '*',
  '//',
  '/a\\b',
  '/a b',
])('refuses %j, which could name another host', target => {
  expect(requestPath(target)).toBeUndefined();
});

it('refuses a request without a target', () => {
  expect(requestPath(undefined)).toBeUndefined();
});
