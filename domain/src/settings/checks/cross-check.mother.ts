import { inEnglish } from '../english.ts';
import { settingsContext } from '../settings-context.ts';
import { contradictions } from './contradictions.ts';

/** Lines that switch on an entry, with every section around it. */
const on = (path: string): readonly string[] =>
  path.split('.').map((_, index, parts) => `${parts.slice(0, index + 1).join('.')}.status=enabled`);

/** Lines of an entry that is on. */
export const entry = (path: string, leaves: Readonly<Record<string, string>>): readonly string[] => [
  ...on(path),
  ...Object.entries(leaves).map(([leaf, value]) => `${path}.${leaf}=${value}`),
];

/** The values of lines; of a key that is there twice the last. */
export const valuesOf = (lines: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    lines.map(line => {
      const [key = '', ...value] = line.split('=');
      return [key, value.join('=')] as const;
    }),
  );

/** What lines contradict, as `severity key: words`. */
export const found = (...lines: readonly string[]): readonly string[] =>
  contradictions(settingsContext(valuesOf(lines))).map(
    ({ severity, key, problem }) => `${severity} ${key}: ${inEnglish(problem)}`,
  );

/** Findings with these words, as `severity key`. */
export const foundOf = (words: string, lines: readonly string[]): readonly string[] =>
  found(...lines)
    .filter(finding => finding.includes(words))
    .map(finding => finding.slice(0, finding.indexOf(':')));
