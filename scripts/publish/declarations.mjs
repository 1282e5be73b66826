import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const TYPESCRIPT = /((?:from|import\()\s*['"]\.{1,2}\/[^'"]*)\.ts(['"])/g;
const WORKSPACE =
  /(['"])@radiolink\/(domain|application|adapters|openapi)(?:\/([\w/-]+(?:\.(?!generated)[\w-]+)*))?\1/g;

/** The compiler rewrites `.ts` in scripts but not in declarations, and a consumer has no `.ts` files. */
export const importsOfScripts = text => text.replace(TYPESCRIPT, '$1.js$2');

/**
 * A declaration names packages of this workspace; each is in the folder `types`, and is named by its place instead. Of the domain
 * it names subjects, of the others files.
 */
export const importsByPlace = (text, file, types) =>
  text.replace(WORKSPACE, (_, quote, layer, subject) => {
    const place = layer !== 'domain' ? subject : subject === undefined ? 'index' : `${subject}/index`;
    const from = relative(dirname(file), join(types, layer, 'src', place)).replaceAll('\\', '/');
    return `${quote}${from.startsWith('.') ? from : `./${from}`}.js${quote}`;
  });

/** Rewrites every declaration of a folder, deep: what its text becomes. */
export function rewriteDeclarations(folder, rewritten) {
  for (const entry of readdirSync(folder, { recursive: true })) {
    if (!entry.endsWith('.d.ts')) continue;
    const file = join(folder, entry);
    writeFileSync(file, rewritten(readFileSync(file, 'utf8'), file));
  }
}
