import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isSecretKey } from '../configuration/secret-keys.ts';
import { explainConfiguration } from './explain-configuration.ts';
import { findSetting } from './find-setting.ts';
import { validateConfiguration } from './validate-configuration.ts';

const captures = process.env['RADIOLINK_CAPTURES'] ?? '';
const folder = join(captures, 'classic', 'config');
const there = captures !== '' && existsSync(folder);
const files = there ? readdirSync(folder) : ['RADIOLINK_CAPTURES is not set'];

function entriesOf(file: string): ReadonlyMap<string, string> {
  const lines = readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean);
  return new Map(
    lines.map(line => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)] as const),
  );
}

describe.skipIf(!there)('captured configurations', () => {
  it.each(files)('%s: every key belongs to a setting', file => {
    const keys = [...entriesOf(file).keys()];
    expect(keys.length).toBeGreaterThan(100);
    expect(keys.filter(key => findSetting(key) === undefined)).toEqual([]);
  });

  it.each(files)('%s: nothing is wrong with a real device', file => {
    expect(validateConfiguration(entriesOf(file))).toEqual([]);
  });

  it.each(files)('%s: the explanation holds no secret', file => {
    const entries = entriesOf(file);
    const reported = JSON.stringify(explainConfiguration(entries));
    const secrets = [...entries].filter(([key]) => isSecretKey(key));
    expect(secrets.length).toBeGreaterThan(0);
    expect(secrets.filter(([, value]) => reported.includes(value))).toEqual([]);
  });
});
