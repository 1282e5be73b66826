import { gzipSync } from 'node:zlib';
import type { PackageFiles } from './archive.ts';

/** Bytes that a device stores: the files of its web server, and the translations, which its file system compresses. */
export function sizesOf(files: PackageFiles): { readonly www: number; readonly texts: number } {
  const below = (folder: string): readonly Buffer[] =>
    [...files].filter(([path]) => path.startsWith(folder)).map(([, bytes]) => bytes);
  const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);
  return {
    www: sum(below('www/').map(({ length }) => length)),
    texts: sum(below('texts/').map(bytes => gzipSync(bytes, { level: 9 }).length)),
  };
}
