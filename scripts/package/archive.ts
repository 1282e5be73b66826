import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import { type Encoding, ENCODINGS } from './options.ts';

/** Files of a package: path in it, and what it holds. */
export type PackageFiles = ReadonlyMap<string, Buffer>;

export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Seconds since 1970 of the earliest time of a file; all lie in the 17 years that follow. */
const EARLIEST = 1_000_000_000;
const SPAN = 2 ** 29;

/**
 * The time of a file, by what it holds: the same in each archive, and another as soon as a byte differs. Web servers make
 * their marks of a file (ETag) of its time and size, and with one time for all a browser would keep an old page.
 */
export const timeOf = (bytes: Buffer): Date =>
  new Date((EARLIEST + (Number.parseInt(sha256(bytes).slice(0, 8), 16) % SPAN)) * 1000);

const IS_PROGRAM = /\.sh$/;

/** One archive of the files in a folder, byte for byte the same for the same files: no names, rights and times of a machine. */
export async function archiveOf(folder: string, files: PackageFiles): Promise<Buffer> {
  const archive = pack();
  for (const [name, bytes] of [...files].sort(([a], [b]) => (a < b ? -1 : 1)))
    archive.entry(
      {
        name: `${folder}/${name}`,
        size: bytes.length,
        mode: IS_PROGRAM.test(name) ? 0o755 : 0o644,
        mtime: timeOf(bytes),
        uid: 0,
        gid: 0,
      },
      bytes,
    );
  archive.finalize();
  return buffer(archive);
}

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

const COMPRESSED = /\.(?:gz|br)$/;
const COMPRESSIBLE = /\.(?:html|js|css|svg|json|txt)$/;
/** Files of one language: its painted first page, and its legal pages. */
const OF_LANGUAGE = /^(?:index\.([A-Za-z_]+)\.html|help\/([^/]+)\/.*)$/;

export const isCompressible = (path: string): boolean => COMPRESSIBLE.test(path);

/** The files of the built interface that belong into a package, without encodings. */
export function shippedFiles(built: readonly string[], languages: readonly string[]): readonly string[] {
  return built
    .filter(path => !COMPRESSED.test(path))
    .filter(path => {
      const found = OF_LANGUAGE.exec(path);
      return found === null || languages.includes(found[1] ?? found[2] ?? '');
    });
}

/** The stored forms of a file: text in each encoding, what is compressed already as it is. */
export const storedForms = (path: string, encodings: readonly Encoding[]): readonly string[] =>
  isCompressible(path) ? encodings.map(encoding => path + ENCODINGS[encoding]) : [path];
