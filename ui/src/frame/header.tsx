import { linkStateMessage } from '@radiolink/domain/link';
import { useUnit } from 'effector-react';
import { Figure, ForeignText, StateBadge } from '../components/index.ts';
import { useText } from '../i18n/index.ts';
import { useModels } from '../models/index.ts';
import { useFigures } from '../units/index.ts';
import { ConnectionNote } from './connection-note.tsx';
import styles from './frame.module.css';
import { LINK_STATE_TONES } from './link-state-tone.ts';
import { UserMenu } from './user-menu.tsx';

/** The device at a glance, on every page. */
export function Header() {
  const t = useText();
  const figures = useFigures();
  const glance = useUnit(useModels().dashboard.$glance);
  return (
    <header className={styles.header}>
      <div className={styles.device}>
        {glance !== null && <ForeignText>{glance.name ?? glance.model ?? t('Unnamed device')}</ForeignText>}
      </div>
      {glance !== null && (
        <div className={styles.state}>
          <StateBadge tone={LINK_STATE_TONES[glance.state]}>{t(linkStateMessage(glance.state))}</StateBadge>
          {glance.stationCount === undefined ? (
            <span className={styles.signal}>
              <Figure of={figures.dbm(glance.signalDbm)} room={7} />
            </span>
          ) : (
            <span className={styles.signal}>{t('{count} stations', { count: glance.stationCount })}</span>
          )}
        </div>
      )}
      <ConnectionNote />
      <div className={styles.end}>
        <UserMenu />
      </div>
    </header>
  );
}
