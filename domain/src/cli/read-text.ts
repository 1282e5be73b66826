import type { CliIo } from './cli-io.ts';
import { visibleText } from '../text/visible-text.ts';

/** The text of a file, or undefined after saying why it cannot be read. */
export function readText(file: string, io: CliIo): string | undefined {
  try {
    return io.readFile(file);
  } catch (error) {
    io.err(visibleText(`${file}: cannot be read: ${error instanceof Error ? error.message : String(error)}`));
    return undefined;
  }
}
