import { expect, it } from 'vitest';
import { assetFailureOf, thrownAssetFailure } from './asset-failure.ts';

it.each([
  ['a script that took more than 120 s', { name: 'ChunkLoadError', type: 'timeout' }, 'time-out'],
  ['a script that is not there', { name: 'ChunkLoadError', type: 'missing' }, 'missing'],
  ['a style that is not there', { code: 'CSS_CHUNK_LOAD_FAILED', type: 'error' }, 'style-chunk'],
  ['anything else', new TypeError('broken'), 'missing'],
  ['nothing', undefined, 'missing'],
])('%s: %j is %s', (_, reason, failure) => {
  expect(assetFailureOf(reason)).toBe(failure);
});

it('a part that did not load is told from a mistake of this program', () => {
  const chunk = Object.assign(new Error('Loading chunk 7 failed.'), {
    name: 'ChunkLoadError',
    type: 'timeout',
  });
  const style = Object.assign(new Error('Loading CSS chunk 7 failed.'), { code: 'CSS_CHUNK_LOAD_FAILED' });
  expect(thrownAssetFailure(chunk)).toBe('time-out');
  expect(thrownAssetFailure(style)).toBe('style-chunk');
  expect(thrownAssetFailure(new TypeError('x is not a function'))).toBeUndefined();
});
