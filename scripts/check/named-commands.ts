import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './snippets.ts';

interface Manifest {
  readonly name: string;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly bin?: Readonly<Record<string, string>>;
  readonly workspaces?: readonly string[];
}

const manifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as Manifest;

const ROOT_PACKAGE = manifest('.');
const PACKAGES = (ROOT_PACKAGE.workspaces ?? []).map(folder => ({ folder, ...manifest(folder) }));
/** Programs that are on any machine. */
const COMMON = new Set(['curl', 'export']);
const ASSIGNMENTS = /^(?:\w+=\S*\s+)*/;
/** A comment ends the line; what is quoted is one word. */
const COMMENT = /\s+#.*$/;
const OPTION = /(?<![\w-])--([a-z][\w-]*)/g;

/** Folder with the sources of a command of one of our packages. */
const folderOf = (command: string): string | undefined =>
  PACKAGES.find(({ name, bin }) => name === command || (bin !== undefined && command in bin))?.folder;

const sources = new Map<string, string>();

/** All sources under a folder, as one text. */
function sourcesOf(folder: string): string {
  let text = sources.get(folder);
  if (text === undefined) {
    text = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter(name => /\.m?ts$|\.mjs$/.test(name) && !/node_modules|dist|\.test\./.test(name))
      .map(name => readFileSync(join(ROOT, folder, name), 'utf8'))
      .join('\n');
    sources.set(folder, text);
  }
  return text;
}

/** Options of a line that no source of its program names, whether as `--no-save`, `'no-save'` or `noSave`. */
function unknownOptions(line: string, folder: string): readonly string[] {
  const text = sourcesOf(folder);
  return [...line.replace(/'[^']*'|"[^"]*"/g, "''").matchAll(OPTION)]
    .map(([, name = '']) => name)
    .filter(name => {
      const camel = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      return !new RegExp(`(?:--|['"\`])${name}(?![\\w-])|(?<![\\w-])${camel}\\??:`).test(text);
    })
    .map(name => `--${name}`);
}

/** A line of a shell that names what does not exist, with what is missing; undefined if it may run. */
function problemOf(line: string): string | undefined {
  const words = line.replace(ASSIGNMENTS, '').split(/\s+/);
  const [program = '', first = '', second = ''] = words;
  if (program === 'npm' && first === 'install') {
    const named = words.slice(2).filter(word => !word.startsWith('-'));
    return named.find(name => PACKAGES.every(one => one.name !== name));
  }
  if (program === 'npm') {
    const script = first === 'run' ? second : first;
    if (!(script in (ROOT_PACKAGE.scripts ?? {}))) return `npm run ${script}`;
    return unknownOptions(line, 'scripts')[0];
  }
  if (program === 'node' && first.startsWith('scripts/')) {
    return existsSync(join(ROOT, first)) ? unknownOptions(line, 'scripts')[0] : first;
  }
  const command = program === 'npx' ? first : program;
  const folder = folderOf(command);
  if (folder !== undefined) return unknownOptions(line.replace('--global', ''), folder)[0];
  return COMMON.has(program) || program === 'node' ? undefined : command;
}

/** What the lines of a shell name and this repository does not have: scripts, programs, options. */
export function missingInShell(code: string): readonly string[] {
  const lines = code.replaceAll('\\\n', ' ').split('\n');
  return lines
    .map(line => line.replace(/^#.*/, '').replace(COMMENT, '').trim())
    .flatMap(line => (line === '' ? [] : (problemOf(line) ?? [])));
}

/** Each step of `npm test`, by the list in its script. */
const STEPS = [...readFileSync(join(ROOT, 'scripts/test.mjs'), 'utf8').matchAll(/name: '([^']+)'/g)].map(
  ([, name = '']) => name,
);

/** Paths of all tests: `npm test -- scenarios/edits` names files by a part of their path. */
const TEST_PATHS = PACKAGES.map(({ folder }) => folder)
  .concat('scripts')
  .flatMap(folder =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(path => join(folder, path)),
  )
  .filter(path => /\.test\.tsx?$/.test(path) && !path.includes('node_modules'));

const isKnown = (name: string): boolean =>
  STEPS.some(step => step.includes(name)) ||
  (name.includes('/') && TEST_PATHS.some(path => path.includes(name)));

const SPAN = /`([^`\n]+(?:\n[^`\n]+)?)`/g;

/** What code within sentences and tables names and this repository does not have. */
export function missingInProse(text: string): readonly string[] {
  const spans = [...text.replace(/^```[^]*?^```$/gm, '').matchAll(SPAN)].map(([, code = '']) =>
    code.replace(/\s+/g, ' ').replace(ASSIGNMENTS, ''),
  );
  return spans.flatMap(code => {
    const [, steps = ''] = /^npm test -- (.+)$/.exec(code) ?? [];
    const named = [...steps.matchAll(/'([^']+)'|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '');
    const config = /--config (\S+)/.exec(code)?.[1];
    return [
      ...(/^(?:npm (?:run|start|test|install)|node scripts)\b/.test(code) ? missingInShell(code) : []),
      ...named.filter(name => !isKnown(name)).map(name => `npm test -- ${name}`),
      ...(config !== undefined && !existsSync(join(ROOT, config)) ? [config] : []),
    ];
  });
}
