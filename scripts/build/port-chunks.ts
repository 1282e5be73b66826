import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PAGES = fileURLToPath(new URL('../../ui/src/pages/', import.meta.url));

/** Subjects that are loaded together, or with what uses them; of two lines the first counts. */
const TOGETHER = [
  [
    'later',
    /^(?:api-version|configuration|notices|place|presence|regulation|served-interface|site-survey|timeline)$/,
  ],
  ['page-services-part-ts', /^(?:cloud|services)$/],
  ['part-wan', /^address-services$/],
  ['part-history', /^history$/],
  ['part-rain', /^weather$/],
  ['ports-system', /^(?:locate|support|system)$/],
  // Several pages use them.
  ['ports-discovery', /^discovery$/],
  ['ports-network-tables', /^network-tables$/],
] as const;

/** The chunk of a file of ports: that of the page with the name of its subject, unless others use it as well. */
export function portChunk(path: string): string {
  const [, place, subject = ''] = /\/([^/]+)\/([^/]+)\/[^/]+$/.exec(path) ?? [];
  const [together] = TOGETHER.find(([, subjects]) => subjects.test(subject)) ?? [];
  if (place === 'v1') return `v1-${together?.replaceAll(/^(?:page|ports|part)-|-part-ts$/g, '') ?? subject}`;
  if (together !== undefined) return together;
  return existsSync(join(PAGES, subject, 'part.ts')) ? `page-${subject}-part-ts` : `ports-${subject}`;
}

/**
 * Writes out what `import.meta.glob` finds by a pattern with one `*`, with the name of each chunk: the bundler itself gives a file
 * of its own to each.
 *
 * @param dependsOn hears of the folder in which a new file changes the result
 */
export function nameChunks(source: string, folder: string, dependsOn: (folder: string) => void): string {
  return source.replaceAll(/import\.meta\.glob(?:<[^(]*>)?\(\s*'([^']+)',?\s*\)/g, (_, pattern: string) => {
    const [before = '', after = ''] = pattern.split('*');
    dependsOn(join(folder, before));
    const entries = readdirSync(join(folder, before))
      .map(name => `${before}${name}${after}`)
      .filter(path => existsSync(join(folder, path)))
      .toSorted()
      .map(path => `'${path}': () => import(/* webpackChunkName: "${portChunk(path)}" */ '${path}')`);
    return `({ ${entries.join(', ')} })`;
  });
}
