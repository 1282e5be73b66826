import { join } from 'node:path';
import ts from 'typescript';
import { ROOT, type Snippet } from './snippets.ts';

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
