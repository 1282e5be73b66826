import { expect, it } from 'vitest';
import { assetFailureOf } from './asset-failure.ts';

it.each([
  ['a script that took more than 120 s', { name: 'ChunkLoadError', type: 'timeout' }, 'time-out'],
  ['a script that is not there', { name: 'ChunkLoadError', type: 'missing' }, 'missing'],
  ['a style that is not there', { code: 'CSS_CHUNK_LOAD_FAILED', type: 'error' }, 'style-chunk'],
  ['anything else', new TypeError('broken'), 'missing'],
  ['nothing', undefined, 'missing'],
])('%s: %j is %s', (_, reason, failure) => {
  expect(assetFailureOf(reason)).toBe(failure);
});
