import { type ConfigurationEncoding, decodeConfiguration } from '../configuration/index.ts';
import type { CliIo, UnreadableFile } from './cli-io.ts';
import { visibleText } from '../text/text.ts';

/** A file as text, or why there is none. */
export type ReadFile = { readonly text: string; readonly encoding: ConfigurationEncoding } | UnreadableFile;

/** Reads a file, and says on the error output what is unusual about it. */
export function readFile(file: string, io: CliIo): ReadFile {
  try {
    const read = decodeConfiguration(io.readFile(file));
    if (read.encoding === 'latin-1') io.err(`${visibleText(file)}: not UTF-8; read as Latin-1`);
    return read;
  } catch (error) {
    const unreadable = error instanceof Error ? error.message : String(error);
    io.err(visibleText(`${file}: cannot be read: ${unreadable}`));
    io.onUnreadable?.({ file, unreadable });
    return { file, unreadable };
  }
}

/** The text of a file, or undefined after saying why it cannot be read. */
export function readText(file: string, io: CliIo): string | undefined {
  const read = readFile(file, io);
  return 'text' in read ? read.text : undefined;
}
