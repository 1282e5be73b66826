import { HardwareModel, type HardwareReadings } from '@radiolink/application/hardware/hardware.model';
import { StartModel } from '@radiolink/application/start/start.model';
import { identityTexts } from '@radiolink/domain/device';
import { Button, FailureBanner, Figure, Reading, Readings, StateBadge } from '../../../components/index.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useUnitsOf, useWhileShown } from '../../../models/models.ts';
import { useFigures } from '../../../i18n/use-figures.ts';
import styles from '../panel.module.css';
import { ReportedText } from '../reported-text.tsx';
import { LOCATE_SECONDS, LocateModel } from '@radiolink/application/locate/locate.model';
import { failureStatus } from '@radiolink/domain/errors';
import { secondsUntil, useNow } from '../../../components/use-now.ts';

/** Locator LEDs, temperature, antennas and Bluetooth of the device. */
export function HardwarePanel() {
  const t = useText();
  const [readings, reading, failure, refresh] = useUnitsOf(
    HardwareModel,
    '$readings',
    '$reading',
    '$failure',
    'refreshed',
  );
  useWhileShown(...useUnitsOf(HardwareModel, 'opened', 'closed'));
  return (
    <div className={styles.panel}>
      <Locate />
      <div className={styles.part}>
        <Identity />
        <HardwareList of={readings ?? {}} />
        <FailureBanner failure={failure} />
        <div className={styles.line}>
          <Button disabled={reading} onClick={() => refresh()}>
            {t('Refresh')}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** What the board calls itself to the manufacturer and to the authorities, as far as it says so. §3. */
function Identity() {
  const t = useText();
  const known = identityTexts(useUnitsOf(StartModel, '$board').identity);
  if (known.length === 0) return null;
  return (
    <Readings column="320px">
      {known.map(({ name, text }) => (
        <Reading key={name.key} label={t(name)}>
          <ReportedText text={text} />
        </Reading>
      ))}
    </Readings>
  );
}

function HardwareList({
  of: { temperatures, antennas, bluetooth, activeMhz },
}: {
  readonly of: HardwareReadings;
}) {
  const t = useText();
  const figures = useFigures();
  return (
    <Readings column="320px">
      <Reading label={t('Temperature')}>
        <Figure of={figures.temperature(temperatures?.celsius)} />
      </Reading>
      {(temperatures?.sensors ?? []).map(({ name, celsius }) => (
        <Reading key={name} label={t('Sensor {name}', { name })}>
          <Figure of={figures.temperature(celsius)} />
        </Reading>
      ))}
      {antennas
        ?.flatMap(board => board.antennas)
        .map(({ id, name, gainDbi }) => (
          <Reading key={id} label={t('Antenna {name}', { name })}>
            <Figure of={figures.gain(gainDbi)} />
          </Reading>
        ))}
      {activeMhz !== undefined && activeMhz.length > 0 && (
        <Reading label={t('Active frequencies')}>
          <Figure of={figures.frequency(activeMhz[0], 'MHz')} />
          {activeMhz.length > 1 && (
            <>
              {' … '}
              <Figure of={figures.frequency(activeMhz.at(-1), 'MHz')} />
            </>
          )}
        </Reading>
      )}
      {bluetooth !== undefined && (
        <>
          <Reading label={t('Bluetooth name')}>
            <ReportedText text={bluetooth.name} />
          </Reading>
          <Reading label={t('Bluetooth mode')}>
            <ReportedText text={bluetooth.mode} words={MODES} />
          </Reading>
          <Reading label={t('Bluetooth connection')}>
            <ReportedText text={bluetooth.connection} words={CONNECTIONS} />
          </Reading>
        </>
      )}
    </Readings>
  );
}

/** What devices are known to send for Bluetooth; no reference lists the values, so others are shown as they come. */
const MODES = new Map([['management', 'Management']]);
const CONNECTIONS = new Map([
  ['connected', 'Connected'],
  ['disconnected', 'Disconnected'],
]);

const NOT_FOUND = 404;

/** Lets the LEDs of the device flash, so that it is found on a mast. */
function Locate() {
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
