import { RequestFailure } from '@radiolink/domain/errors';
import { expect, it } from 'vitest';
import { LOST, MISSING } from './held-call.mother.ts';
import { unlessMissing } from './fetching.ts';

it('a call that may be missing has the answer of a product with the call, empty ones too', async () => {
  expect(await unlessMissing(Promise.resolve(7))).toBe(7);
  expect(await unlessMissing(Promise.resolve([]))).toEqual([]);
});

it('a call that may be missing has nothing of a product without the call', async () => {
  expect(await unlessMissing(Promise.reject(new RequestFailure(MISSING)))).toBeUndefined();
});

it.each([
  ['a device out of reach', new RequestFailure(LOST)],
  ['another refusal', new RequestFailure({ kind: 'response-status', status: 500, statusText: '' })],
  ['a mistake of the program', new TypeError('a mistake')],
])('a call that may be missing fails as the call does where it is %s', async (_, reason) => {
  await expect(unlessMissing(Promise.reject(reason))).rejects.toBe(reason);
});
