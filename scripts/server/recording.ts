import { open, readFile, stat } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { readHar } from '@radiolink/adapters/server/recording/read-har';
import { readSupportFile } from '@radiolink/adapters/server/recording/read-support-file';
import {
  type RecordedAnswer,
  UnreadableRecording,
} from '@radiolink/adapters/server/recording/recorded-answer';
import type { Recorder } from '@radiolink/adapters/server/recording/recorder';
import type { RecordingFile } from '@radiolink/adapters/server/recording/recording-file';
import { type KeptWord, wordsKept } from '@radiolink/adapters/server/recording/scrub/words-kept';
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

const COLUMNS = 100;
const QUESTION =
  'Write the file? y: yes; n: no, discard the recording; or words to replace as well, separated by spaces: ';

/** Asks one question; undefined when the input ended. */
type Ask = (question: string) => Promise<string | undefined>;

/**
 * Shows a person which words a recording keeps, and writes it when he agrees. Words that he names are replaced too, and
 * the list is shown again.
 */
export async function reviewRecording(
  recorder: Recorder,
  file: RecordingFile,
  { ask = askTerminal, tell = console.log }: { ask?: Ask; tell?: (line: string) => void } = {},
): Promise<void> {
  const replaced: string[] = [];
  for (;;) {
    const words = wordsKept(recorder.har(replaced));
    for (const line of wordList(words)) tell(line);
    const answer = (await ask(QUESTION))?.trim();
    if (answer === undefined || /^no?$/i.test(answer)) {
      file.discard();
      return tell('The recording was discarded.');
    }
    if (/^y(?:es)?$/i.test(answer)) {
      file.close(replaced);
      return tell('The recording was written. Read it before you hand it on.');
    }
    replaced.push(...answer.split(/\s+/).filter(word => word !== ''));
  }
}

function wordList(words: readonly KeptWord[]): readonly string[] {
  if (words.length === 0) return ['The recording keeps no word that might be a name or a secret.'];
  const lines = [
    `The recording keeps ${words.length} words. None of them may be a name, a place or a secret:`,
  ];
  let line = ' ';
  for (const { word, count } of words) {
    const item = count > 1 ? ` ${word} (${count})` : ` ${word}`;
    if (line.length + item.length > COLUMNS) {
      lines.push(line);
      line = ' ';
    }
    line += item;
  }
  return [...lines, line];
}

async function askTerminal(question: string): Promise<string | undefined> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  // Ctrl-C at the question discards, as the end of the input does.
  const ended = new Promise<undefined>(resolve => {
    lines.once('SIGINT', () => resolve(undefined)).once('close', () => resolve(undefined));
  });
  try {
    return await Promise.race([lines.question(question), ended]);
  } finally {
    lines.close();
  }
}
