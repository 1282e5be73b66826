import { describe, expect, it } from 'vitest';
import config from '../../rsbuild.config.ts';
import { belowRoot, ROOT } from './below-root.ts';
import { UNCOMPILED } from './compact.ts';

describe('a pattern of files below the root', () => {
  const [clone, twice] = ['/srv/ui/src/radiolink (1)', '/srv/ui/src/radiolink (1)/ui/src/a.ts'];

  it('a pattern of files below the root does not match by what is above the clone', () => {
    const pattern = belowRoot(/ui\/src\/.*\.ts$/, clone);
    expect(pattern.test(twice)).toBe(true);
    expect(pattern.test(`${clone}/domain/src/a.ts`)).toBe(false);
    expect(pattern.test('/srv/elsewhere/ui/src/a.ts')).toBe(false);
  });

  it('a pattern of files below the root matches the paths of Windows too', () => {
    const windows = belowRoot(/ui\/src\//, String.raw`C:\clones\radio+link`);
    expect(windows.test(String.raw`C:\clones\radio+link\ui\src\a.ts`)).toBe(true);
    expect(windows.test(String.raw`C:\clones\radio+link\domain\src\a.ts`)).toBe(false);
  });
});

describe('the bundle of the interface', () => {
  /** Patterns of the bundler's settings that judge a module by its path, by where they stand. */
  function patternsOf(value: unknown, place = ''): readonly (readonly [string, RegExp])[] {
    if (value instanceof RegExp) return [[place, value]];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([name, inner]) => patternsOf(inner, `${place}.${name}`));
  }
  const rspack = config.environments?.['device']?.tools?.rspack;
  const { module, optimization } = rspack as Readonly<Record<string, unknown>>;
  const patterns = patternsOf({ ...UNCOMPILED, module, optimization });

  it('the bundle of the interface judges no module by a folder above the clone', () => {
    expect(patterns.length).toBeGreaterThan(3);
    // Folders that the patterns look for, above a clone elsewhere, and a file that none of them means.
    for (const above of ['ui/src/settings', 'domain/src', 'adapters/src/modules'])
      for (const [place, pattern] of patterns)
        expect([place, above, pattern.test(`/srv/${above}/radiolink/openapi/a-subjects.ts`)]).toEqual([
          place,
          above,
          false,
        ]);
  });

  it('the bundle of the interface has a pattern for the settings of this clone', () => {
    const matching = patterns.filter(([, pattern]) => pattern.test(`${ROOT}/ui/src/settings/a.ts`));
    expect(matching.map(([place]) => place).join(' ')).toContain('forms');
  });
});
