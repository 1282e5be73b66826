import { ConfigText, fileProblem } from '../configuration/index.ts';
import { inEnglish } from '../settings/english.ts';
import { visibleText } from '../text/text.ts';
import type { CliIo } from './cli-io.ts';
import { readText } from './read-text.ts';

/** The configuration in a file, or undefined after saying why there is none. */
export function readConfig(file: string, io: CliIo): ConfigText | undefined {
  const text = readText(file, io);
  if (text === undefined) return undefined;
  const problem = fileProblem(text);
  if (problem === undefined) return ConfigText.parse(text);
  io.err(visibleText(`${file}: ${inEnglish(problem)}`));
  io.onUnreadable?.({ file, unreadable: inEnglish(problem) });
  return undefined;
}
