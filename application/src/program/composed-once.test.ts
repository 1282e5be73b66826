import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const FOLDERS = ['application/src', 'adapters/src', 'ui', 'scripts', 'domain/src'];
/** The one composition. */
const COMPOSITION = ['application/src/program/program.ts', 'application/src/program/later-program.ts'];
/** A model is made in its own file and by its own tests; those that edit the settings of a virtual radio stand beside its scenarios. */
const OWN =
  /^application\/src\/.*\.(model|test|mother)\.ts$|^application\/src\/features\/|^application\/src\/configuration\/change-models\.ts$|^adapters\/src\/modules\/scenarios\/put-back\.test\.ts$/;

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

function sources(): readonly string[] {
  return FOLDERS.flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true })
      .map(name => `${folder}/${String(name).replaceAll('\\', '/')}`)
      .filter(file => /\.tsx?$/.test(file) && !file.includes('/node_modules/')),
  );
}

/** Functions that create the models of the program, read from the composition itself. */
const makers = [
  ...new Set(
    COMPOSITION.flatMap(file => [...read(file).matchAll(/\b(create\w+Models?)\(/g)]).map(
      ([, name]) => name ?? '',
    ),
  ),
];

/** The files that make a model of the program themselves. */
function secondCompositions(files: readonly string[], text: (file: string) => string): readonly string[] {
  const made = new RegExp(`\\b(${makers.join('|')})\\(`);
  return files.filter(file => !COMPOSITION.includes(file) && !OWN.test(file) && made.test(text(file)));
}

describe('the composition of the program', () => {
  it('makes the models that live as long as the page', () => {
    expect(makers).toEqual(
      expect.arrayContaining([
        'createStatusModel',
        'createSessionModel',
        'createEditingModel',
        'createChangeModels',
      ]),
    );
  });

  it('stands once: whoever runs the program calls it', () => {
    expect(secondCompositions(sources(), read)).toEqual([]);
  });

  it('the composition of the program is found where it is repeated', () => {
    const repeated = 'scripts/bench/tick/page.tsx';
    expect(secondCompositions([repeated], () => 'const status = createStatusModel({ statusPort });')).toEqual(
      [repeated],
    );
  });
});
