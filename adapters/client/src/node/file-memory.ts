import { readFileSync, rmSync } from 'node:fs';
import { replaceFile } from '@radiolink/adapters/server/files/replace-file';
import type { ApplyMemory } from '../safe-apply/index.ts';

const REASONS: Readonly<Record<string, string>> = {
  EISDIR: 'it is a folder',
  ENOENT: 'its folder does not exist',
  EACCES: 'permission is denied',
};

/** What the system says of a file that a program remembers something in, with the name by which the caller knows it. */
export function unusableFile(path: string, reason: unknown): unknown {
  if (!(reason instanceof Error && 'syscall' in reason && 'code' in reason)) return reason;
  const why = REASONS[String(reason.code)] ?? 'the system refuses it';
  return new RangeError(`${path} cannot be used: ${why} (${String(reason.code)}).`, { cause: reason });
}

/**
 * Remembers a change in a JSON file, over the end of the program. It holds no value of a setting.
 * @throws RangeError at the first reading of a file that holds something else
 */
export function fileMemory<Remembered extends { readonly version: number }>(
  path: string,
): ApplyMemory<Remembered> {
  return {
    load: () => {
      const text = contentOf(path);
      return text === undefined ? undefined : (rememberedIn(text, path) as Remembered);
    },
    save: remembered => {
      try {
        replaceFile(path, `${JSON.stringify(remembered, null, 2)}\n`);
      } catch (reason) {
        throw unusableFile(path, reason);
      }
    },
    clear: () => rmSync(path, { force: true }),
  };
}

function contentOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (reason) {
    if (reason instanceof Error && 'code' in reason && reason.code === 'ENOENT') return undefined;
    throw unusableFile(path, reason);
  }
}

function rememberedIn(text: string, path: string): unknown {
  try {
    const remembered: unknown = JSON.parse(text);
    const isOurs = typeof remembered === 'object' && remembered !== null && 'version' in remembered;
    if (isOurs && remembered.version === 1) return remembered;
  } catch {
    // Told below: no JSON is no memory either.
  }
  throw new RangeError(`${path} holds no change that can be gone on with.`);
}
