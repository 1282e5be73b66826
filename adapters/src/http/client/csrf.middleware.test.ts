import { expect, it } from 'vitest';
import { memorySession } from './client.mother.ts';
import { csrfHeaders } from './csrf.middleware.ts';

it('a request has the CSRF id of the session', () => {
  expect(csrfHeaders(memorySession({ csrf_id: 'c0ffee' }))).toEqual({ 'X-CSRF-ID': 'c0ffee' });
});

it.each([{}, { csrf_id: '' }])('a request has no header without an id: %j', values => {
  expect(csrfHeaders(memorySession(values))).toEqual({});
});
