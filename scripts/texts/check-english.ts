import { ENGLISH_PLURALS } from '../../ui/src/i18n/english-plurals.ts';

/** The same for one as for many. */
const WITHOUT_SINGULAR: ReadonlySet<string> = new Set([
  'The device crashed, last at {time} ({reason}). Crash reports: {count}.',
  'The SSH server supports at most {count} keys.',
  'Paste public keys, or drop files here. At most {count} keys.',
  '{count} more notifications',
  'Show more ({count} left)',
  '{count} changed',
  '{count} lost',
  'and {count} more',
]);

/** Texts with a count that lack an English singular, and singulars of no text. */
export function checkEnglish(texts: readonly string[]): {
  readonly missing: readonly string[];
  readonly unused: readonly string[];
} {
  const known = new Set(texts);
  return {
    missing: texts.filter(
      text =>
        text.includes('{count}') &&
        !WITHOUT_SINGULAR.has(text) &&
        ENGLISH_PLURALS[`${text}_one`] === undefined,
    ),
    unused: Object.keys(ENGLISH_PLURALS).filter(key => !known.has(key.replace(/_one$/, ''))),
  };
}
