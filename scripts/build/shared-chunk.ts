import { createHash } from 'node:crypto';

interface NamedChunk {
  readonly name?: string | undefined;
}

/** What loads before the first figures, by the names of its imports. */
const START = /^(?:main|page-dashboard|part-(?:access-point|point-to-point))/;

/**
 * Short name of a chunk that some imports share; the name of each is told to every import that waits for it, and the
 * bundler's own, of its modules, is a hundred letters. Undefined leaves it to the bundler.
 */
export function sharedChunkName(
  module: { readonly nameForCondition?: () => string | undefined },
  chunks: readonly NamedChunk[],
  group: string,
): string | undefined {
  const names = chunks.map(({ name }) => name);
  if (names.some(name => name === undefined)) return undefined;
  const isLibrary = group === 'defaultVendors';
  const path = module.nameForCondition?.() ?? '';
  if (/[\\/]node_modules[\\/]uplot[\\/]/i.test(path)) return undefined;
  const start = names.every(name => START.test(name ?? '')) ? 'start-' : '';
  const mark = createHash('sha256')
    .update([...names].toSorted().join(' '))
    .digest('hex')
    .slice(0, 4);
  return `${start}${isLibrary ? 'lib' : 'of'}-${mark}`;
}
