import type { CliIo } from './cli-io.ts';
import { UsageError } from './failure.ts';

/**
 * Reads a JSON file whose objects name nothing twice. No message quotes the text, which may hold passwords, except a name that
 * stands there twice.
 * @throws UsageError
 */
export function readJsonFile(path: string, io: Pick<CliIo, 'readFile'>): unknown {
  const text = new TextDecoder().decode(io.readFile(path));
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (reason) {
    if (!(reason instanceof SyntaxError)) throw reason;
    // The parser's message quotes the text.
    throw new UsageError(`${path} is not JSON.`);
  }
  const repeated = repeatedName(text);
  if (repeated !== undefined)
    throw new UsageError(`${path}: "${repeated}" is there twice. Remove one of them, or rename it.`);
  return json;
}

/** A text with the colon that makes it a name, or the beginning or end of an object or list. */
const TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|[{}[\]]/g;

/** The first name that an object of valid JSON has twice: `JSON.parse` keeps the last one silently. */
function repeatedName(text: string): string | undefined {
  const open: Set<string>[] = [];
  for (const [token, quoted, colon] of text.matchAll(TOKEN)) {
    if (token === '{' || token === '[') open.push(new Set());
    else if (token === '}' || token === ']') open.pop();
    if (quoted === undefined || colon === undefined) continue;
    const name = String(JSON.parse(quoted));
    const names = open.at(-1);
    if (names?.has(name)) return name;
    names?.add(name);
  }
  return undefined;
}
