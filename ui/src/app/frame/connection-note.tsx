import { StatusModel } from '@radiolink/application/status/status.model';
import {
  failureCause,
  type FailureCause,
  type FetchError,
  message,
  type Message,
  RECONNECTING,
} from '@radiolink/domain/errors';
import { FailureMessage, StateBadge } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import { AgeNote } from '../../components/time-notes.tsx';
import styles from './frame.module.css';

/** English sentence keys. Only where nothing came the device is said not to respond. §8. */
const WORDS: Readonly<Record<FailureCause, Message>> = {
  'no-answer': RECONNECTING,
  error: message('Device error'),
  'not-allowed': message('Not permitted'),
};

/** The same for those who hear it. */
export const SPOKEN: Readonly<Record<FailureCause, string>> = {
  'no-answer': 'The device does not respond. Retrying.',
  error: 'The device responds with an error. Retrying.',
  'not-allowed': 'The device does not permit reading its status. Retrying.',
};

/** What keeps the status from coming: the first missed answer, which is still awaited, is one that does not come. */
export const connectionCause = (failure: FetchError | null): FailureCause =>
  (failure && failureCause(failure)) ?? 'no-answer';

/** The word for the connection of this browser while no good answer comes. reading 37. */
export const connectionWord = (failure: FetchError | null): Message => WORDS[connectionCause(failure)];

/** The same as a state. */
export function ConnectionBadge() {
  const t = useText();
  const failure = useUnitsOf(StatusModel, '$failure');
  return <StateBadge tone="warn">{t(connectionWord(failure))}</StateBadge>;
}

/** That this browser has no good answers, why, how old the data is, how often it failed and when it is tried again. readings 3 and 37. */
export function ConnectionNote() {
  const t = useText();
  const [age, failures, failure, wait] = useUnitsOf(
    StatusModel,
    '$ageSeconds',
    '$failures',
    '$failure',
    '$nextTrySeconds',
  );
  return (
    <div className={styles.connection}>
      <ConnectionBadge />
      <span>
        {age !== null && <AgeNote seconds={age} />}
        {age !== null && failures > 0 && ' · '}
        {failures > 0 && t('{count} failed attempts', { count: failures })}
        {wait !== null && ` · ${t('next attempt in {seconds} s', { seconds: wait })}`}
        {failure !== null && connectionCause(failure) !== 'no-answer' && (
          <>
            {' · '}
            <FailureMessage failure={failure} context="action" />
          </>
        )}
      </span>
    </div>
  );
}
