import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

export const ROOT = join(import.meta.dirname, '../..');

/** Documents whose code is generated from the declarations that it shows. */
const GENERATED = /^docs\/reference\//;
/** A fence, and the comment above it if there is one. */
const FENCE = /(?:^<!-- ([^\n]+) -->\n\n?)?^```(\w*)\n([^]*?)^```$/gm;

/** A piece of code in a document. */
export interface Snippet {
  /** `README.md:19`: the document, and the line of its first line of code. */
  readonly place: string;
  /** Folder from which its imports are resolved. */
  readonly folder: string;
  /** `ts`, `sh`; empty if the fence names none. */
  readonly language: string;
  readonly code: string;
  /** What it prints: the next fence, if that is `text`. */
  readonly output: string | undefined;
  /**
   * `run`, unless the comment above the fence says `not run: REASON` (compiled only), `not checked: REASON` (neither),
   * or `continued` (run and compiled as the next lines of the snippet before).
   */
  readonly use: 'run' | 'compile' | 'none' | 'continued';
}

const USES: readonly (readonly [RegExp, Snippet['use']])[] = [
  [/^not run: \S.{9,}/, 'compile'],
  [/^not checked: \S.{9,}/, 'none'],
  [/^continued$/, 'continued'],
];

/** Documents of the repository that people write, found by their names: also those that are not committed yet. */
export function documents(): readonly string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'];
  const names = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
  return names.filter(name => !GENERATED.test(name)).sort();
}

/** Snippets of a document, in its order. A first line `// ui/src/…/part.ts` says in which file the code is. */
export function snippetsOf(document: string, text: string): readonly Snippet[] {
  const fences = [...text.matchAll(FENCE)];
  return fences.map(({ index, 0: whole, 1: comment = '', 2: language = '', 3: code = '' }, at) => {
    const line = text.slice(0, index + whole.indexOf('```')).split('\n').length + 1;
    const file = /^(?:\/\/|#) ([\w/.-]+\/[\w.-]+)\n/.exec(code)?.[1] ?? document;
    const [, , nextLanguage, nextCode] = fences[at + 1] ?? [];
    const output = nextLanguage === 'text' ? nextCode : undefined;
    const use = USES.find(([pattern]) => pattern.test(comment))?.[1] ?? 'run';
    return { place: `${document}:${line}`, folder: dirname(file), language, code, output, use };
  });
}

/** Snippets in the languages, of all documents; a continued one is joined to that before it. */
export function snippetsIn(languages: readonly string[]): readonly Snippet[] {
  const found: Snippet[] = [];
  for (const document of documents()) {
    for (const snippet of snippetsOf(document, readFileSync(join(ROOT, document), 'utf8'))) {
      if (!languages.includes(snippet.language)) continue;
      const last = found.at(-1);
      if (snippet.use !== 'continued') found.push(snippet);
      else if (last === undefined) throw new Error(`${snippet.place} continues nothing`);
      else found[found.length - 1] = joined(last, snippet);
    }
  }
  return found;
}

const joined = (first: Snippet, next: Snippet): Snippet => ({
  ...first,
  code: first.code + next.code,
  output: `${first.output ?? ''}${next.output ?? ''}`,
});

/** What the compiler says of snippets, each as a file of its own in its folder, strictly and against the workspace packages. */
export function typeProblems(snippets: readonly Snippet[]): readonly string[] {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  const files = new Map(
    snippets.map((snippet, at) => [join(ROOT, snippet.folder, `snippet-${at}.ts`), snippet] as const),
  );
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  host.fileExists = name => files.has(name) || fileExists(name);
  host.getSourceFile = (name, target, ...others) => {
    const snippet = files.get(name);
    // Each is a module, as a file that a reader makes of it.
    return snippet
      ? ts.createSourceFile(name, `${snippet.code}export {};\n`, target)
      : getSourceFile(name, target, ...others);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  return [...files].flatMap(([name, { place }]) => {
    const source = program.getSourceFile(name);
    const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    return found.map(({ messageText }) => `${place}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
  });
}
