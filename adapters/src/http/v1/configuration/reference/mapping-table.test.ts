import { readFileSync, writeFileSync } from 'node:fs';
import { settingsCatalogue } from '@radiolink/domain/settings';
import { describe, expect, it } from 'vitest';
import { LINES } from './lines.mother.ts';
import { mappingRows, mappingTable } from './mapping-table.mother.ts';

const DOCUMENT = new URL('../../../../../../docs/reference/versioned-mapping.md', import.meta.url);

describe('the reference of the mapping', () => {
  it('the reference of the mapping is the one in the documentation (UPDATE_DOCS=1 renews it)', () => {
    if (process.env['UPDATE_DOCS'] === '1') writeFileSync(DOCUMENT, mappingTable());
    expect(mappingTable()).toBe(readFileSync(DOCUMENT, 'utf8'));
  });

  it('the reference of the mapping has every line and every setting, and no empty cell', () => {
    const rows = mappingRows();
    const keys = new Set(rows.map(({ key }) => key));
    expect([...LINES.keys()].filter(key => !keys.has(`\`${key}\``))).toEqual([]);
    const names = new Set(rows.map(({ setting }) => setting));
    expect(settingsCatalogue.filter(({ name }) => !names.has(name))).toEqual([]);
    expect(rows.filter(row => Object.values(row).some(cell => cell.trim() === ''))).toEqual([]);
  });
});
