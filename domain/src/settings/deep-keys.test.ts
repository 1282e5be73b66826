import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ConfigText, diffConfigs, shownChanges } from '../configuration/index.ts';
import { allEntryIndexes } from './checks/cross-check.ts';
import { explainConfiguration } from './explain-configuration.ts';
import { namesBetween } from './setting-name.ts';
import { statusKeysAbove } from './section-switches.ts';
import { settingsCatalogue } from './catalogue.ts';
import { validateConfiguration } from './validate-configuration.ts';

const parts = fc.constantFrom('a', '1', '', 'netconf', 'status', 'passwd');
/** Keys of up to 20 kB, most of it dots. */
const deepKeys = fc
  .tuple(fc.constantFrom('netconf', 'radio', 'x'), parts, fc.integer({ min: 1, max: 10_000 }), parts)
  .map(([start, part, depth, end]) => `${start}.${`${part}.`.repeat(depth)}${end}`);

describe('a key of thousands of parts', () => {
  it('a key of thousands of parts has no more sections around it than a setting could have', () => {
    fc.assert(
      fc.property(deepKeys, key => {
        expect(statusKeysAbove(key).join('').length).toBeLessThan(2000);
        const indexes = [...allEntryIndexes(new Map([[key, '1']])).keys()];
        expect(indexes.join('').length).toBeLessThan(2000);
      }),
    );
  });

  it('a key of thousands of parts is compared, checked and explained as any other', () => {
    fc.assert(
      fc.property(deepKeys, key => {
        const [before, after] = [ConfigText.parse('netmode=bridge\n'), ConfigText.parse(`${key}=1\n`)];
        const names = namesBetween(before.entries(), after.entries());
        expect(shownChanges(diffConfigs(before, after), names)).toHaveLength(2);
        expect(validateConfiguration(after.entries()).length).toBeLessThan(5);
        expect(explainConfiguration(after.entries())).toHaveLength(1);
      }),
      { numRuns: 20 },
    );
  });

  it('a key of thousands of parts is longer than the key of every setting', () => {
    const longest = Math.max(...settingsCatalogue.map(({ key }) => key.split('.').length));
    expect(statusKeysAbove('1.'.repeat(100)).length).toBeGreaterThan(longest);
  });
});
