import { StationsModel, type SelectedStation } from '@radiolink/application/station/stations.model';
import type { StationRow } from '@radiolink/domain/station';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, type ReactNode } from 'react';
import { useClockText } from '../../i18n/use-time-text.ts';
import {
  Banner,
  Button,
  classNames,
  FailureWords,
  ScrollArea,
  StateBadge,
  VisuallyHidden,
} from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import { HEALTH_TONES, HEALTH_WORDS, wholeScore } from '../dashboard/health-tones.ts';
import { HostDetails } from './host-details.tsx';
import { LinkDetails } from './link-details.tsx';
import { NoteField } from './note-field.tsx';
import { RadioDetails } from './radio-details.tsx';
import { SignalDetails } from './signal-details.tsx';
import { SignalTrace } from './signal-trace.tsx';
import { StationActions } from './station-actions.tsx';
import styles from './station-details.module.css';
import { StationName } from './station-name.tsx';
import { StationReasons } from './station-reasons.tsx';
import { StationSteps } from './station-steps.tsx';
import { WiredDetails } from './wired-details.tsx';

export interface StationDetailsProps {
  readonly selected: SelectedStation;
  readonly onClose: () => void;
}

/** Everything about one station. */
export function StationDetails({ selected: { row, goneAt }, onClose }: StationDetailsProps) {
  const t = useText();
  const clock = useClockText();
  const gone = goneAt !== null;
  const kick = useUnitsOf(StationsModel, '$kick');
  // What the device still reports of a station that it was asked to disconnect is no longer true.
  const kicked = kick.kind === 'done' && kick.target.mac === row.station.mac;
  return (
    <>
      <header className={styles.head}>
        <div className="pair slim">
          <h2 className={styles.name}>
            <StationName row={row} />
          </h2>
          {gone && <StateBadge tone="bad">{t('Disconnected')}</StateBadge>}
          {!gone && kicked && <StateBadge tone="idle">{t('Kicked')}</StateBadge>}
          {!gone && !kicked && <Health row={row} />}
        </div>
        <div className={styles.steps}>
          <StationSteps of={row.key} />
          <Button look="quiet" title={t('Close')} onClick={onClose}>
            <X size={18} aria-hidden="true" />
            <VisuallyHidden>{t('Close the details')}</VisuallyHidden>
          </Button>
        </div>
      </header>
      {/* What was typed for one station is never shown for another; the focus stays on the step to the next. */}
      <DetailScroll key={row.key}>
        {goneAt !== null && (
          <output className="muted">
            {t('Disconnected at {time}. These are its last readings.', { time: clock(goneAt) })}
          </output>
        )}
        <KickNote mac={row.station.mac} gone={gone} />
        <div className={classNames(styles.readings, (gone || kicked) && styles.old)}>
          <StationReasons row={row} />
          <SignalDetails row={row} />
          <SignalTrace />
          <LinkDetails row={row} />
        </div>
        <StationActions row={row} gone={gone} />
        {row.station.mac !== '' && <NoteField mac={row.station.mac} />}
        {row.radios.length > 0 && <RadioDetails row={row} />}
        <WiredDetails row={row} />
        <HostDetails row={row} />
      </DetailScroll>
    </>
  );
}

function Health({ row: { verdict } }: { readonly row: StationRow }) {
  const t = useText();
  const { health, score, problem } = verdict;
  if (health === undefined) return null;
  return (
    // The colour of the row: a good score over a problem is not green. reading 21.
    <StateBadge tone={problem ? 'bad' : HEALTH_TONES[health]}>
      {t(HEALTH_WORDS[health])}
      {score !== undefined && ` · ${wholeScore(score)}`}
    </StateBadge>
  );
}

/** The part of the panel that scrolls. */
function DetailScroll({ children }: { readonly children: ReactNode }) {
  const t = useText();
  return (
    <ScrollArea label={t('Details')} className={styles.scroll}>
      <div className={styles.content}>{children}</div>
    </ScrollArea>
  );
}

/** Result of the kick of this station, until the station is back. */
function KickNote({ mac, gone }: { readonly mac: string; readonly gone: boolean }) {
  const t = useText();
  const [kick, noticed] = useUnitsOf(StationsModel, '$kick', 'kickNoticed');
  const left = useRef(false);
  useEffect(() => {
    if (left.current && !gone) noticed();
    left.current = gone;
  }, [gone, noticed]);
  if (kick.kind === 'none' || kick.target.mac !== mac) return null;
  if (kick.kind === 'running') return <Banner tone="busy">{t('Kicking station…')}</Banner>;
  if (kick.kind === 'done') {
    return <Banner tone="good">{t('The station was kicked. It reconnects automatically.')}</Banner>;
  }
  const { failure } = kick;
  return (
    <Banner tone="bad" urgent>
      {t('The station was not kicked.')}{' '}
      {failure !== null && <FailureWords failure={failure} context="action" />}
    </Banner>
  );
}
