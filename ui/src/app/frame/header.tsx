import { AlertsModel } from '@radiolink/application/notices/alerts.model';
import { type Absence, ExpectedOutage } from '@radiolink/application/outage/expected-outage';
import { PreferencesModel } from '@radiolink/application/preferences/preferences.model';
import { SessionModel } from '@radiolink/application/session/session.model';
import { DashboardModel } from '@radiolink/application/status/dashboard.model';
import { StatusModel } from '@radiolink/application/status/status.model';
import { LinkState, linkStateMessage } from '@radiolink/domain/link';
import type { NoticeSeverity } from '@radiolink/domain/notices';
import { useStoreMap } from 'effector-react';
import Bell from 'lucide-react/icons/bell';
import ChevronDown from 'lucide-react/icons/chevron-down';
import LogOut from 'lucide-react/icons/log-out';
import Search from 'lucide-react/icons/search';
import User from 'lucide-react/icons/user';
import { useId } from 'react';
import { useLater } from '../../components/after-first-page.tsx';
import { AgeNote, SinceNote, spokenSeconds } from '../../components/time-notes.tsx';
import {
  Button,
  classNames,
  Figure,
  ForeignText,
  StateBadge,
  StateShape,
  type Tone,
  VisuallyHidden,
} from '../../components/index.ts';
import { LINK_STATE_TONES, issueLabel, ISSUE_TONES, fullIssueLabel } from '../../components/link-states.ts';
import { visibleLine } from '../../components/foreign-text.tsx';
import { useFigures } from '../../i18n/use-figures.ts';
import { useText } from '../../i18n/use-text.ts';
import { useClockText } from '../../i18n/use-time-text.ts';
import { useModel, useUnitsOf } from '../../models/models.ts';
import { Keys, usePaletteKeys } from '../shortcuts/keys.tsx';
import { ConnectionNote, connectionCause, SPOKEN } from './connection-note.tsx';
import styles from './frame.module.css';
import menuStyles from './header-menu.module.css';
import { LaterSlot } from './later-slot.tsx';
import typography from '../../theme/typography.module.css';
import tones from '../../theme/tones.module.css';

/** Apple keyboards have a separate key for it. */

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
  const absence = useUnitsOf(ExpectedOutage, '$absence');
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
      <output className={typography.spoken}>
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
  const keys = usePaletteKeys();
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
  // The word says that there is no link: it needs no mark of a missing value.
  const isWithoutLink = glance.state !== LinkState.Connected && glance.state !== LinkState.Unknown;
  const word = lead === null ? undefined : t(fullIssueLabel(lead, glance.state));
  return (
    <div className={styles.state}>
      {lead === null ? (
        <StateBadge tone={LINK_STATE_TONES[glance.state]}>{t(linkStateMessage(glance.state))}</StateBadge>
      ) : (
        <>
          <StateBadge tone={ISSUE_TONES[lead.severity]}>
            <span className={classNames(styles.lead, lead.worst && styles.ofStation)} title={word}>
              {word}
            </span>
            {lead.worst && <span className={styles.cause}>{t(issueLabel(lead.worst.cause))}</span>}
          </StateBadge>
          <span className={styles.since}>
            <SinceNote of={lead} />
          </span>
        </>
      )}
      {(glance.stationCount !== undefined || glance.signalDbm !== undefined || !isWithoutLink) && (
        <span className={styles.signal}>
          {glance.stationCount === undefined ? (
            <Figure of={figures.dbm(glance.signalDbm)} room={7} />
          ) : (
            t('{count} stations', { count: glance.stationCount })
          )}
        </span>
      )}
    </div>
  );
}

/** That the device is away by a request of this page, in place of its link and of the connection. */
function AbsenceNote({ of: { kind, until } }: { readonly of: Absence }) {
  const t = useText();
  const clock = useClockText();
  return (
    <div className={styles.connection}>
      <StateBadge tone="busy">{t(ABSENCE_LABELS[kind], { time: clock(until) })}</StateBadge>
    </div>
  );
}

/** The user, theme, language and logout. */
function UserMenu() {
  const t = useText();
  const menu = useId();
  const later = useLater();
  const [user, loggingOut, logout] = useUnitsOf(SessionModel, '$user', '$loggingOut', 'logoutRequested');
  const languagesWanted = useUnitsOf(PreferencesModel, 'languagesWanted');
  return (
    <>
      <button type="button" className={menuStyles.trigger} popoverTarget={menu}>
        <User size={18} aria-hidden="true" />
        <VisuallyHidden>{t('User menu')} </VisuallyHidden>
        <span className={menuStyles.name} title={visibleLine(user.username)}>
          <ForeignText>{user.username}</ForeignText>
        </span>
        <ChevronDown className={menuStyles.more} size={16} aria-hidden="true" />
      </button>
      <div
        id={menu}
        popover="auto"
        className={menuStyles.menu}
        onToggle={event => {
          if (event.newState === 'open') languagesWanted();
        }}
      >
        <LaterSlot name="user" open={later} />
        <Button wide disabled={loggingOut} onClick={() => logout()}>
          <LogOut size={18} aria-hidden="true" />
          {loggingOut ? t('Please wait') : t('Log out')}
        </Button>
      </div>
    </>
  );
}

const TONES: Readonly<Record<NoticeSeverity, Tone>> = { danger: 'bad', warning: 'warn', notice: 'idle' };

/** What is wrong with the device, on every page: the number of new alerts in the header, and all of them in words. */
function AlertsMenu() {
  const t = useText();
  const menu = useId();
  const title = useId();
  const later = useLater();
  const alerts = useUnitsOf(AlertsModel, '$alerts');
  const fresh = alerts.filter(({ acknowledged }) => !acknowledged);
  const [worst] = fresh;
  const tone = worst === undefined ? 'good' : TONES[worst.severity];
  return (
    <>
      <button
        type="button"
        className={classNames(menuStyles.trigger, typography.strong, tones[tone], menuStyles[tone])}
        popoverTarget={menu}
      >
        {worst === undefined && <Bell className={menuStyles.bell} size={18} aria-hidden="true" />}
        <span className={worst === undefined ? menuStyles.calm : undefined}>
          <StateShape tone={tone} />
        </span>
        {worst === undefined ? (
          <span className={menuStyles.words}>
            {alerts.length === 0 ? t('No alerts') : t('No new alerts')}
          </span>
        ) : (
          <>
            <span className={menuStyles.words}>{t('{count} alerts', { count: fresh.length })}</span>
            <span className={menuStyles.count} aria-hidden="true">
              {fresh.length}
            </span>
          </>
        )}
      </button>
      <section
        id={menu}
        popover="auto"
        className={classNames(menuStyles.menu, menuStyles.wide)}
        aria-labelledby={title}
      >
        <h2 id={title} className={menuStyles.title}>
          {t('Alerts')}
        </h2>
        <LaterSlot name="alerts" open={later} />
      </section>
    </>
  );
}

/** What a device does that is away by a request of the page, and until when. reading 3. */
export const ABSENCE_LABELS: Readonly<Record<Absence['kind'], string>> = {
  reboot: 'Rebooting, back by {time}',
  reset: 'Resetting, done by {time}',
  upgrade: 'Upgrading, back by {time}',
  apply: 'Restarting, back by {time}',
};
