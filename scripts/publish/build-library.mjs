import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from './root.mjs';

/**
 * Builds a package into its dist: ESM, what it uses of this workspace in it, and the notice of the regulatory data.
 *
 * @param folder the package, relative to the root
 * @param entries the source of each entry without its ending, relative to `src`, by the name of its file in `dist`
 * @param external packages that stay imports, besides Node's own
 * @param config further settings of Vite
 * @param to the folder of the package that is built
 */
export async function buildLibrary(
  folder,
  entries,
  { target, external = [], treeshake, lib, config = {}, to = 'dist' },
) {
  const place = join(root, folder);
  const dist = join(place, to);
  const entry = Object.fromEntries(
    Object.entries(entries).map(([name, file]) => [name, join(place, 'src', `${file}.ts`)]),
  );
  rmSync(dist, { recursive: true, force: true });
  await build({
    configFile: false,
    root: place,
    logLevel: 'error',
    ...config,
    build: {
      target,
      minify: false,
      outDir: dist,
      lib: { entry, formats: ['es'], ...lib },
      rollupOptions: { external: [/^node:/, ...external], ...(treeshake && { treeshake }) },
      ...config.build,
    },
  });
  copyFileSync(join(root, 'domain/src/radio/NOTICE.md'), join(dist, 'NOTICE.md'));
  return dist;
}

/** Barrels of the application name models as well: what nothing uses of them stays out. */
export const USED_ALONE = { moduleSideEffects: false };
