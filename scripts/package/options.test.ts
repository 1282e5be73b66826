import { describe, expect, it } from 'vitest';
import { FEATURES } from '@radiolink/application/features/registry';
import { PARTS, readPackageOptions } from './options.ts';

const read = (...args: string[]) => readPackageOptions(args, ['ar', 'de_DE']);

describe('the options of a package', () => {
  it('the options of a package are every language and both encodings without any', () => {
    expect(read()).toMatchObject({
      encodings: ['gzip', 'brotli'],
      languages: ['en_US', 'ar', 'de_DE'],
      without: [],
      out: 'dist-package',
    });
  });

  it('always keep English, in one order', () => {
    expect(read('--languages', 'de_DE').languages).toEqual(['en_US', 'de_DE']);
    expect(read('--languages', '').languages).toEqual(['en_US']);
    expect(read('--without', 'constellation,spectrum').without).toEqual(['spectrum', 'constellation']);
  });

  it('the options of a package are for little flash with gzip alone', () => {
    expect(read('--encodings', 'gzip').compact).toBe(true);
    for (const encodings of ['gzip,brotli', 'brotli', 'identity'])
      expect(read('--encodings', encodings).compact).toBe(false);
  });

  it.each([
    [['--encodings', 'zip'], /--encodings: zip is not one of gzip, brotli, identity/],
    [['--encodings', ''], /name at least one/],
    [['--languages', 'de'], /--languages: de is not one of en_US, ar, de_DE/],
    [['--without', 'dashboard'], /--without: dashboard is not one of spectrum, constellation/],
    [['--fast'], /--fast/],
  ])('say what is wrong with %s', (args, problem) => {
    expect(() => read(...args)).toThrow(problem);
  });

  it('leave out only features that there are', () => {
    expect(FEATURES.map(({ id }) => id)).toEqual(expect.arrayContaining([...PARTS]));
  });
});
