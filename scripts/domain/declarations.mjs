import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The compiler rewrites `.ts` in scripts but not in declarations, and a consumer has no `.ts` files. */
export function rewriteDeclarationImports(folder) {
  for (const entry of readdirSync(folder, { recursive: true })) {
    if (!entry.endsWith('.d.ts')) continue;
    const file = join(folder, entry);
    const text = readFileSync(file, 'utf8');
    const rewritten = text.replace(/((?:from|import\()\s*['"]\.{1,2}\/[^'"]*)\.ts(['"])/g, '$1.js$2');
    if (rewritten !== text) writeFileSync(file, rewritten);
  }
}
