import type { Har } from 'har-format';
import { isCommon } from './sensitive-keys.ts';

export interface KeptWord {
  readonly word: string;
  readonly count: number;
}

const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}]|[._@-](?=[\p{L}\p{N}])){2,}/gu;
/** What scrubbing put in place, times, and figures with their units. */
const NOBODYS =
  /^(?:(?:name|secret|identity)-\d+(?:\.example)?|mail\.example|device\.example|02\d{10}|[\d.]+(?:[a-zA-Z%]{1,5})?|\d{4}-\d\d-\d\dT?[\d.:Z]*|v?\d+(?:\.\d+)+[\w.+-]*|0{8}-.*)$/i;
/** A figure with a fraction as fine as that of a coordinate. */
const FINE_NUMBER = /^\d{1,3}\.\d{5,}$/;

/**
 * The words of a scrubbed recording that might still be somebody's, for a person to read before the file is handed on:
 * those with a capital, a digit or a sign within first. Names of fields, words of the interface and figures are left out.
 */
export function wordsKept({ log }: Har): readonly KeptWord[] {
  const fields = new Set<string>();
  const counts = new Map<string, number>();
  const add = (text: string): void => {
    for (const [word] of text.matchAll(WORD)) counts.set(word, (counts.get(word) ?? 0) + 1);
  };
  const read = (text: string | undefined): void => readText(text ?? '', fields, add);
  for (const { request, response } of log.entries) {
    for (const { name, value } of [...request.headers, ...response.headers])
      if (
        !/^(?:accept|content-type|cache-control|date|connection|vary|etag|expires|last-modified|x-requested-with)/i.test(
          name,
        )
      )
        read(value);
    read(request.url);
    read(request.postData?.text);
    read(response.content.text);
  }
  const kept = [...counts]
    .map(([word, count]) => ({ word, count }))
    .filter(
      ({ word }) => FINE_NUMBER.test(word) || !(isCommon(word) || NOBODYS.test(word) || fields.has(word)),
    );
  return kept.sort(
    (a, b) => Number(isOdd(b.word)) - Number(isOdd(a.word)) || a.word.localeCompare(b.word, 'en'),
  );
}

function readText(text: string, fields: Set<string>, add: (text: string) => void): void {
  const start = text.trimStart()[0];
  if (start === '{' || start === '[')
    try {
      JSON.parse(text, (key, value: unknown) => {
        fields.add(key);
        if (typeof value === 'string') readText(value, fields, add);
        if (typeof value === 'number' && FINE_NUMBER.test(String(Math.abs(value)))) add(String(value));
        return value;
      });
      return;
    } catch {
      // Cut off: it is read as lines.
    }
  for (const line of text.split('\n')) {
    const [, key, value] = /^([a-z][\w-]*(?:\.[\w-]+)+)=(.*)$/i.exec(line) ?? [];
    for (const part of key?.split('.') ?? []) fields.add(part);
    add(value ?? line);
  }
}

const isOdd = (word: string): boolean => /\d|[._@+-]|.\p{Lu}/u.test(word);
