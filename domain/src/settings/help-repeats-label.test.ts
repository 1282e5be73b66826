import { describe, expect, it } from 'vitest';
import { settingsCatalogue } from './catalogue.ts';
import { newWords } from './help-repeats-label.mother.ts';

describe('the help of a setting', () => {
  it('says more than its label, or is left out', () => {
    const repeating = settingsCatalogue.filter(
      setting => setting.level !== 'internal' && setting.help !== '' && newWords(setting).length === 0,
    );
    expect(repeating.map(({ id, label, help }) => `${id}: ${label} | ${help}`)).toEqual([]);
  });

  const bridge = { label: 'Name', name: 'Bridge {n} name', group: 'Bridges' } as const;

  it.each(['Name of the bridge.', 'Names the bridge.', 'Name by which this bridge is known.'])(
    'repeats its label: %s',
    help => {
      expect(newWords({ ...bridge, help })).toEqual([]);
    },
  );

  it.each(['Interface name, such as br0.', 'Usually br0.', 'Address of the bridge.'])(
    'says more: %s',
    help => {
      expect(newWords({ ...bridge, help })).not.toEqual([]);
    },
  );
});
