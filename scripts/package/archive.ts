import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { pack } from 'tar-stream';

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
