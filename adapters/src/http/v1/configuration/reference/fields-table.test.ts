import { readFileSync, writeFileSync } from 'node:fs';
import { aV1Session } from '@radiolink/virtual-radio/testing';
import { describe, expect, it } from 'vitest';
import { DEVICE_FIELDS } from './device-fields.mother.ts';
import { fieldRows, fieldsTable } from './fields-table.mother.ts';

const DOCUMENT = new URL('../../../../../../docs/reference/versioned-fields.md', import.meta.url);

/** The paths of all values; entries of a list have one. */
function leavesOf(value: unknown, path = ''): readonly string[] {
  if (Array.isArray(value)) {
    const entries = value.flatMap(entry => leavesOf(entry, `${path}[]`));
    return value.length === 0 ? [`${path}[]`] : [...new Set(entries)];
  }
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, inner]) =>
    leavesOf(inner, path === '' ? name : `${path}.${name}`),
  );
}

describe('the fields of the whole objects', () => {
  it.each(['wave', 'ltu-ap', 'ltu-sta', 'ap-ptp'])(
    'the fields of the whole objects are all in the table that %s answers',
    async profile => {
      const { v1 } = await aV1Session({ profile, stations: 1 });
      for (const [route, fields] of Object.entries(DEVICE_FIELDS)) {
        const missing = leavesOf(await v1.json(route)).filter(field => !(field in fields));
        expect({ route, missing }).toEqual({ route, missing: [] });
      }
    },
  );

  it('the fields of the whole objects have a setting or a reason, and no empty cell', () => {
    const empty = fieldRows().filter(row => Object.values(row).some(cell => cell.trim() === ''));
    expect(empty).toEqual([]);
  });

  it('the fields of the whole objects are those of the documentation (UPDATE_DOCS=1 renews it)', () => {
    if (process.env['UPDATE_DOCS'] === '1') writeFileSync(DOCUMENT, fieldsTable());
    expect(fieldsTable()).toBe(readFileSync(DOCUMENT, 'utf8'));
  });
});
