import { expect, it } from 'vitest';
import { aFolder } from '../testing/folder.ts';
import { unusedExports } from './domain-uses.ts';

/** A small project: `radio` of domain exports three values, of which the first uses the second. */
const PROJECT = {
  'domain/src/radio/index.ts': "export * from './band.ts';",
  'domain/src/radio/band.ts':
    'export const bandOf = () => width;\nexport const width = 20;\nexport const spare = 1;',
  'domain/src/cli/main.ts': '',
};
const unused = (files: Readonly<Record<string, string>>) => unusedExports(aFolder({ ...PROJECT, ...files }));
const IMPORT = "import { bandOf } from '@radiolink/domain/radio';";

it('an export that nobody imports is found, and what nothing else reaches', () => {
  expect(unused({})).toEqual(['radio/bandOf', 'radio/spare', 'radio/width']);
});

it.each(['application/src/a.ts', 'ui/src/page.tsx', 'adapters/cli/src/a.ts', 'scripts/a.mjs'])(
  'an import in %s reaches an export, and all that this uses',
  file => {
    expect(unused({ [file]: IMPORT })).toEqual(['radio/spare']);
  },
);

it.each([
  'application/src/a.test.ts',
  'application/src/a.mother.ts',
  'scripts/check/a.ts',
  'adapters/src/modules/scenarios/a.ts',
])('an import in %s reaches none: it is no product', file => {
  expect(unused({ [file]: IMPORT })).toContain('radio/bandOf');
});

it('what the own command of the package runs is reached', () => {
  const main = "import { spare } from '../radio/band.ts';\nconsole.log(spare);";
  expect(unused({ 'domain/src/cli/main.ts': main })).toEqual(['radio/bandOf', 'radio/width']);
});

it('a folder without an index is no entry, and ready-made objects for tests are none', () => {
  const files = {
    'domain/src/own/a.ts': 'export const a = 1;',
    'domain/src/mothers/index.ts': 'export const aRadio = 1;',
  };
  expect(unused(files).filter(name => !name.startsWith('radio/'))).toEqual([]);
});
