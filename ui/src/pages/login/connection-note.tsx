import type { Silence } from '@radiolink/application/login/public-info-watch';
import { message, RECONNECTING } from '@radiolink/domain/errors';
import { Banner } from '../../components/banner.tsx';
import { useText } from '../../i18n/use-text.ts';
import styles from './connection-note.module.css';

const NO_ANSWER = message('The device does not respond.');
const NO_INTERFACE = message('This device does not provide the API that this page needs.');
const NOT_FOUND = 404;

/** Reports a lost device; disappears automatically when it responds again. decided.md row 3. */
export function ConnectionNote({ silence }: { readonly silence: Silence | undefined }) {
  const t = useText();
  if (silence === undefined) return null;
  const { failure } = silence;
  const foreign = failure.kind === 'response-status' && failure.status === NOT_FOUND;
  return (
    <div className={styles.note}>
      <Banner tone="warn">{foreign ? t(NO_INTERFACE) : `${t(NO_ANSWER)} ${t(RECONNECTING)}`}</Banner>
    </div>
  );
}
