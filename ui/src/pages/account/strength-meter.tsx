import { type PasswordPolicy, passwordStrength, type Strength } from '@radiolink/domain/session';
import { classNames } from '../../components/class-names.ts';
import { StateShape } from '../../components/state-badge.tsx';
import { useText } from '../../i18n/use-text.ts';
import styles from './strength-meter.module.css';

/** A strength in words. */
const WORDS: Readonly<Record<Strength, string>> = {
  0: '',
  1: 'Too short.',
  2: 'Too weak.',
  3: 'Good.',
  4: 'Strong.',
};
const BARS = [1, 2, 3, 4] as const;

export interface StrengthMeterProps {
  readonly password: string;
  readonly username: string;
  readonly hostname?: string | undefined;
  /** Requirements of the device; default those of the specification. */
  readonly policy?: PasswordPolicy | undefined;
  /** Says why a password is refused; not needed where the field itself says it already. */
  readonly explains: boolean;
}

/** Strength of the new password: bars, a word and, if refused, the reason. §5. */
export function StrengthMeter({ password, username, hostname, policy, explains }: StrengthMeterProps) {
  const t = useText();
  const { strength, valid, problem } = passwordStrength(password, { username, hostname }, policy);
  const said = [WORDS[strength], explains ? problem : undefined].flatMap(part =>
    part === undefined || part === '' ? [] : [t(part)],
  );
  return (
    <div className={classNames(styles.meter, valid ? styles.good : styles.bad)}>
      <div className={styles.bars} aria-hidden="true">
        {BARS.map(bar => (
          <span key={bar} className={classNames(styles.bar, bar <= strength && styles.filled)} />
        ))}
      </div>
      <div className={styles.words} aria-live="polite">
        {strength > 0 && (
          <>
            <span className={styles.shape}>
              <StateShape tone={valid ? 'good' : 'bad'} size={12} />
            </span>
            <span>
              {t('Password strength:')} {said.join(' ')}
            </span>
          </>
        )}
      </div>
    </div>
  );
}
