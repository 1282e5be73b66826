import { open, readFile, stat } from 'node:fs/promises';
import {
  type RecordedAnswer,
  UnreadableRecording,
} from '@radiolink/adapters/server/recording/recorded-answer';
import { readHar } from '@radiolink/adapters/server/recording/read-har';
import { readSupportFile } from '@radiolink/adapters/server/recording/read-support-file';
import { UsageProblem } from './options.ts';

const LARGEST_BYTES = 256 * 1024 * 1024;
const START_BYTES = 4096;

/** Of the files those that are recordings, by name or by how they begin: HAR, or a packed support file. */
export async function isRecording(files: readonly string[]): Promise<readonly string[]> {
  const found = await Promise.all(files.map(async file => /\.har$/i.test(file) || beginsAsRecording(file)));
  return files.filter((_, place) => found[place]);
}

async function beginsAsRecording(file: string): Promise<boolean> {
  const handle = await open(file).catch(() => undefined);
  if (handle === undefined) return false;
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0);
    const start = buffer.subarray(0, bytesRead);
    const isPacked = start[0] === 0x1f && start[1] === 0x8b;
    return (
      isPacked ||
      start.toString('latin1', 257, 262) === 'ustar' ||
      /^\W*\{\s*"log"\s*:\s*\{/.test(start.toString('utf8'))
    );
  } finally {
    await handle.close();
  }
}

/** The answers of a recording. Throws a `UsageProblem` that says what is wrong with the file. */
export async function readRecording(file: string): Promise<readonly RecordedAnswer[]> {
  const problem = (reason: string) => new UsageProblem(`--replay: ${file} cannot be replayed: ${reason}`);
  try {
    const { size } = await stat(file);
    if (size > LARGEST_BYTES)
      throw new UnreadableRecording(
        `it has ${Math.round(size / 1024 / 1024)} MB; at most ${LARGEST_BYTES / 1024 / 1024} MB are read. Record or export a shorter time.`,
      );
    const bytes = await readFile(file);
    const isText = /^[\s\uFEFF]*[{[<]/.test(bytes.toString('utf8', 0, START_BYTES)) || bytes.length < 512;
    return isText ? readHar(bytes.toString('utf8')) : readSupportFile(bytes);
  } catch (error) {
    throw problem(error instanceof Error ? error.message : String(error));
  }
}
