import { ExpectedOutageToken } from '@radiolink/application/outage/expected-outage';
import { DashboardModel } from '@radiolink/application/status/dashboard.model';
import { StatusModel } from '@radiolink/application/status/status.model';
import { LinkState, linkStateMessage } from '@radiolink/domain/link';
import { useStoreMap } from 'effector-react';
import Search from 'lucide-react/icons/search';
import { classNames, Figure, ForeignText, StateBadge } from '../components/index.ts';
import { spokenSeconds } from '../components/spoken-seconds.ts';
import { visibleLine } from '../components/visible-text.ts';
import { useText } from '../i18n/use-text.ts';
import { useModel, useUnitsOf } from '../models/models.ts';
import { Keys } from '../shortcuts/keys.tsx';
import { useFigures } from '../units/use-figures.ts';
import { AbsenceNote } from './absence-note.tsx';
import { AgeNote } from './age-note.tsx';
import { connectionCause, ConnectionNote, SPOKEN } from './connection-note.tsx';
import { AlertsMenu } from './alerts-menu.tsx';
import styles from './frame.module.css';
import { LaterSlot } from './later-slot.tsx';
import { causeWord, LEAD_TONES, leadWord } from './lead-words.ts';
import { LINK_STATE_TONES } from './link-state-tone.ts';
import { SinceNote } from './since-note.tsx';
import { UserMenu } from './user-menu.tsx';

/** Apple keyboards have a separate key for it. */
const APPLE = /Mac|iPhone|iPad/;

export interface HeaderProps {
  readonly onSearch: () => void;
  /** What is loaded after the first figures may be shown. */
  readonly later: boolean;
}

/** The device at a glance, on every page. */
export function Header({ onSearch, later }: HeaderProps) {
  const t = useText();
  const status = useModel(StatusModel);
  const glance = useUnitsOf(DashboardModel, '$glance');
  const reconnecting = useUnitsOf(StatusModel, '$reconnecting');
  const cause = useStoreMap(status.$failure, connectionCause);
  const absence = useUnitsOf(ExpectedOutageToken, '$absence');
  const spoken = useStoreMap(status.$ageSeconds, age => spokenSeconds(age ?? 0));
  const lost = reconnecting && absence === null;
  const name = glance === null ? undefined : (glance.name ?? glance.model ?? t('Unnamed device'));
  return (
    <header className={styles.header}>
      <div className={styles.device} title={name && visibleLine(name)}>
        {name && <ForeignText cut>{name}</ForeignText>}
      </div>
      {absence !== null && <AbsenceNote of={absence} />}
      {lost && <ConnectionNote />}
      {!lost && absence === null && <LinkAtAGlance />}
      <output className="spoken">
        {lost && t(SPOKEN[cause])}
        {lost && spoken > 0 && ' '}
        {lost && spoken > 0 && <AgeNote seconds={spoken} />}
      </output>
      <div className={styles.end}>
        <LaterSlot name="tools" open={later} />
        <AlertsMenu />
        <SearchButton onSearch={onSearch} />
        <UserMenu />
      </div>
    </header>
  );
}

/** Opens the command palette, and says by which keys it opens. */
function SearchButton({ onSearch }: { readonly onSearch: () => void }) {
  const t = useText();
  const keys = APPLE.test(navigator.userAgent) ? ['⌘', 'K'] : ['Ctrl', 'K'];
  return (
    <button type="button" className={styles.search} aria-haspopup="dialog" onClick={onSearch}>
      <Search size={16} aria-hidden="true" />
      <span className={styles.searchWords}>{t('Search')}</span>
      <span className={styles.searchWords} aria-hidden="true">
        <Keys of={keys} />
      </span>
    </button>
  );
}

/**
 * The worst fact and its age, else the link state; and the signal or the number of stations. Hidden while
 * unknown.
 */
function LinkAtAGlance() {
  const t = useText();
  const figures = useFigures();
  const [glance, lead] = useUnitsOf(DashboardModel, '$glance', '$lead');
  if (glance === null) return null;
  const word = lead === null ? undefined : t(leadWord(lead, glance.state));
  return (
    <div className={styles.state}>
      {lead === null ? (
        <StateBadge tone={LINK_STATE_TONES[glance.state]}>{t(linkStateMessage(glance.state))}</StateBadge>
      ) : (
        <>
          <StateBadge tone={LEAD_TONES[lead.severity]}>
            <span className={classNames(styles.lead, lead.worst && styles.ofStation)} title={word}>
              {word}
            </span>
            {lead.worst && <span className={styles.cause}>{t(causeWord(lead.worst.cause))}</span>}
          </StateBadge>
          <span className={styles.since}>
            <SinceNote of={lead} />
          </span>
        </>
      )}
      <span className={styles.signal}>
        {glance.stationCount === undefined ? (
          <Figure
            of={figures.dbm(glance.signalDbm)}
            room={7}
            {...(glance.state !== LinkState.Connected &&
              glance.state !== LinkState.Unknown && { reason: t('No link') })}
          />
        ) : (
          t('{count} stations', { count: glance.stationCount })
        )}
      </span>
    </div>
  );
}
