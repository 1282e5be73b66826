import { LOCATE_SECONDS, LocateModel } from '@radiolink/application/locate/locate.model';
import { failureStatus } from '@radiolink/domain/errors';
import { Button, FailureBanner, Figure, StateBadge } from '../../../components/index.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useUnitsOf, useWhileShown } from '../../../models/models.ts';
import { secondsUntil, useNow } from '../../../components/use-now.ts';
import { useFigures } from '../../../i18n/use-figures.ts';
import styles from '../panel.module.css';

const NOT_FOUND = 404;

/** Lets the LEDs of the device flash, so that it is found on a mast. */
export function Locate() {
  const t = useText();
  const figures = useFigures();
  const [state, busy, failure] = useUnitsOf(LocateModel, '$state', '$busy', '$failure');
  const [start, stop] = useUnitsOf(LocateModel, 'startRequested', 'stopRequested');
  useWhileShown(...useUnitsOf(LocateModel, 'opened', 'closed'));
  const now = useNow(state?.active === true);
  const secondsLeft = state?.endsAt === undefined ? undefined : secondsUntil(state.endsAt, now);
  const isActive = state?.active === true && secondsLeft !== 0;
  if (failure !== null && state === null && failureStatus(failure) === NOT_FOUND) {
    return <p className={styles.text}>{t('This device cannot flash its LEDs to be located.')}</p>;
  }
  return (
    <>
      <p className={styles.text}>
        {t('The LEDs flash for {seconds} s so that you find the device.', { seconds: LOCATE_SECONDS })}
      </p>
      <div className={styles.line}>
        {isActive ? (
          <Button disabled={busy} onClick={() => stop()}>
            {t('Stop flashing')}
          </Button>
        ) : (
          <Button disabled={busy || state === null} onClick={() => start()}>
            {t('Flash the LEDs')}
          </Button>
        )}
        <span aria-live="polite">
          {isActive && <StateBadge tone="busy">{t('The LEDs flash')}</StateBadge>}
        </span>
        {isActive && <Figure of={figures.duration(secondsLeft)} />}
      </div>
      <FailureBanner failure={failure} />
    </>
  );
}
