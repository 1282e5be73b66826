import { describe, expect, it } from 'vitest';
import { leftOutRequests, variantOf } from './variant.ts';

describe('a variant of the build', () => {
  it('a variant of the build is that of npm run build where the environment names none', () => {
    expect(variantOf({ RADIOLINK_WITHOUT: '' })).toEqual({
      dist: 'dist',
      notes: '.build',
      without: [],
      compact: false,
      maker: '',
    });
  });

  it('leaves out the pages and adapters of its features, and nothing else', () => {
    const requests = leftOutRequests(variantOf({ RADIOLINK_WITHOUT: 'spectrum,constellation' }).without);
    expect(
      [
        './spectrum/part.ts',
        '../../http/classic/spectrum/spectrum.adapter.ts',
        '../../../http/v1/spectrum/spectrum.adapter.ts',
      ].every(each => requests.test(each)),
    ).toBe(true);
    expect(
      [
        './ping/part.ts',
        './spectrum.ts',
        './spectrum.adapter.ts',
        '../../http/classic/ping/ping.adapter.ts',
      ].some(each => requests.test(each)),
    ).toBe(false);
  });
});
