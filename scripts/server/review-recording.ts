import { createInterface } from 'node:readline/promises';
import type { Recorder } from '@radiolink/adapters/server/recording/recorder';
import type { RecordingFile } from '@radiolink/adapters/server/recording/recording-file';
import { type KeptWord, wordsKept } from '@radiolink/adapters/server/recording/scrub/words-kept';

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
