import type { ChangeKind } from '@radiolink/domain/configuration';
import { type Message, message } from '@radiolink/domain/errors';
import styles from './diff.module.css';

/** Kind of the difference of a key, as a word. */
export const KIND_WORDS: Readonly<Record<ChangeKind, Message>> = {
  added: message('added'),
  removed: message('removed'),
  changed: message('changed'),
};

const SIGNS: Readonly<Record<ChangeKind, string>> = { added: '+', removed: '\u2212', changed: '\u2260' };

/** The same as a sign; the text is next to it. */
export function KindSign({ kind }: { readonly kind: ChangeKind }) {
  return (
    <span className={styles.sign} data-kind={kind} aria-hidden="true">
      {SIGNS[kind]}
    </span>
  );
}
