import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigText } from '../configuration/config-text.ts';
import { ASSUMED_VALUES } from './assumed-values.mother.ts';
import { settingsCatalogue } from './catalogue.ts';
import { findSetting } from './find-setting.ts';

const assumed = new Map(settingsCatalogue.map(({ key, default: value }) => [key, value]));
const statuses = settingsCatalogue.filter(
  ({ kind, key }) => kind === 'switch' && key.endsWith('.status') && !(key in ASSUMED_VALUES),
);

describe('what a device assumes for a missing key', () => {
  it.each(statuses)('$key: off', ({ default: value }) => expect(value).toBe('disabled'));

  it.each(Object.entries(ASSUMED_VALUES))('%s: %j', (key, [value]) => expect(assumed.get(key)).toBe(value));

  it('what a device assumes for a missing key is not invented for any other key', () => {
    const reported = new Set([...Object.keys(ASSUMED_VALUES), ...statuses.map(({ key }) => key)]);
    const invented = settingsCatalogue.filter(
      ({ key }) => assumed.get(key) !== undefined && !reported.has(key),
    );
    expect(
      invented.map(({ key }) => key),
      'A default stands in assumed-values.mother.ts too, with its source.',
    ).toEqual([]);
  });
});

const captures = process.env['RADIOLINK_CAPTURES'] ?? '';
const folder = join(captures, 'classic', 'config');
const there = captures !== '' && existsSync(folder);
const seen = Object.entries(ASSUMED_VALUES).flatMap(([key, [value, by]]) =>
  by === 'seen' ? [[key, value]] : [],
);

describe.skipIf(!there)('captured configurations', () => {
  const entries = (there ? readdirSync(folder) : []).flatMap(file => [
    ...ConfigText.parse(readFileSync(join(folder, file), 'utf8')).entries(),
  ]);

  it.each(seen)('hold %s as %s wherever they have it', (key, value) => {
    const held = entries
      .filter(([name]) => findSetting(name)?.descriptor.key === key)
      .map(([, text]) => text);
    expect(new Set(held)).toEqual(new Set([value]));
  });
});
