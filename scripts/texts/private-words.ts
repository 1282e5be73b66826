import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Words of a tale in names of code, and the terms to use. */
const TERMS: ReadonlyMap<string, string> = new Map([
  ['told', 'reported, notified, submitted'],
  ['heard', 'received, found'],
  ['asked', 'requested, polled'],
  ['surroundings', 'conditions, context, ports'],
  ['attention', 'the name of the state'],
  ['question', 'request, confirmation'],
  ['questions', 'requests'],
]);
/** Words of one meaning: a test of changes is kept, or not. */
const OF_A_TEST_ONLY: ReadonlyMap<string, string> = new Map([
  ['kept', 'stored, saved, remaining'],
  ...['keep', 'keeps', 'keeping', 'keeper'].map(word => [word, 'store, hold, ensure, limit'] as const),
]);
/** Where tests of changes are. */
const OF_A_TEST =
  /^(domain\/src\/configuration|application\/src\/configuration\/(apply|permissions)|adapters\/virtual-radio\/src\/(configuration|v1\/tools\/compose)|adapters\/src\/(http\/v1\/configuration|modules\/(drills|journeys))|ui\/src\/changes|ui\/e2e\/(moved-device|apply-reopened|review|support\/changes))/;
/** Names of Node and of the library of forms. */
const FOREIGN: ReadonlySet<string> = new Set([
  'keepAlive',
  'keepAliveTimeout',
  'keepDirtyValues',
  'keepErrors',
]);
/** A sign, and not something that is asked. */
const SIGN = /QuestionMark/g;
const ANY = new RegExp([...TERMS.keys(), ...OF_A_TEST_ONLY.keys()].join('|'), 'i');

const FOLDERS = [
  'domain/src',
  'application/src',
  'adapters/src',
  'adapters/virtual-radio/src',
  'ui/src',
  'ui/e2e',
  'scripts',
];
const SOURCE = /(?<!\.generated|\.d)\.tsx?$/;

/** Identifiers of a file that have such a word, such as `heardAt`, `isTold` and `#asked`, each with the terms to use. */
export function privateWords(name: string, text: string): readonly string[] {
  if (!ANY.test(text)) return [];
  const found = new Set<string>();
  const terms = OF_A_TEST.test(name) ? TERMS : new Map([...TERMS, ...OF_A_TEST_ONLY]);
  const visit = (node: ts.Node): void => {
    if ((ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) && !FOREIGN.has(node.text)) {
      const words = node.text
        .replace(SIGN, '')
        .split(/(?<=[a-z])(?=[A-Z])|[^A-Za-z]+/)
        .map(word => word.toLowerCase());
      for (const word of words)
        if (terms.has(word)) found.add(`${name}: ${node.text} (use: ${terms.get(word)})`);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(name, text, ts.ScriptTarget.Latest));
  return [...found];
}

/** The same of every source of the repository. */
export function privateWordsIn(root: string): readonly string[] {
  return FOLDERS.flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true })
      .map(name => `${folder}/${String(name).replaceAll('\\', '/')}`)
      .filter(file => SOURCE.test(file) && !file.includes('node_modules'))
      .flatMap(file => privateWords(file, readFileSync(join(root, file), 'utf8'))),
  );
}
