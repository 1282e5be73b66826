import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDtsBundle } from 'dts-bundle-generator';
import { importsByPlace, importsOfScripts, rewriteDeclarations } from './declarations.mjs';
import { emitDeclarations } from './emit-declarations.mjs';
import { root } from './root.mjs';

/**
 * Writes one file of declarations for each entry of a package, with what it names of this workspace in it.
 *
 * @param folder the package, relative to the root, with `tsconfig.build.json`, which emits into `dist/types`
 * @param entries the source of each entry without its ending, relative to `src`, by the name of its file in `dist`
 * @param imported packages whose types stay imports
 */
export async function bundleDeclarations({ folder, entries, imported = [] }) {
  const dist = join(root, folder, 'dist');
  const emitted = join(dist, 'types');
  await emitDeclarations(join(root, folder));
  rewriteDeclarations(emitted, (text, file) => importsOfScripts(importsByPlace(text, file, emitted)));
  const types = generateDtsBundle(
    Object.values(entries).map(file => ({
      filePath: join(emitted, folder, 'src', `${file}.d.ts`),
      output: { noBanner: true, exportReferencedTypes: false },
      libraries: { importedLibraries: imported },
    })),
    { preferredConfigPath: join(root, 'tsconfig.json') },
  );
  for (const [place, name] of Object.keys(entries).entries())
    writeFileSync(join(dist, `${name}.d.ts`), types[place]);
  rmSync(emitted, { recursive: true });
}
