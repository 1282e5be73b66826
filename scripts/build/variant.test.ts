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
        '../../http/classic/spectrum/transport-ports.ts',
        '../../../http/v1/spectrum/ports.ts',
      ].every(each => requests.test(each)),
    ).toBe(true);
    expect(
      ['./ping/part.ts', './spectrum.ts', './ports.ts', '../../http/classic/ping/ports.ts'].some(each =>
        requests.test(each),
      ),
    ).toBe(false);
  });
});
