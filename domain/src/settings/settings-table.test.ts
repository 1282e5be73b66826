import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { settingsTable } from './settings-table.mother.ts';

const DOCUMENT = new URL('../../../docs/reference/settings.md', import.meta.url);

describe('the table of settings', () => {
  it('the table of settings is the one in the documentation (UPDATE_DOCS=1 renews it)', () => {
    if (process.env['UPDATE_DOCS'] === '1') writeFileSync(DOCUMENT, settingsTable());
    expect(settingsTable()).toBe(readFileSync(DOCUMENT, 'utf8'));
  });
});
