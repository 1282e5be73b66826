import { AlertsModel } from '@radiolink/application/notices/alerts.model';
import type { NoticeSeverity } from '@radiolink/domain/notices';
import Bell from 'lucide-react/icons/bell';
import { useId } from 'react';
import { classNames, StateShape, type Tone } from '../components/index.ts';
import { useText } from '../i18n/use-text.ts';
import { useUnitsOf } from '../models/models.ts';
import menuStyles from './header-menu.module.css';
import { LaterSlot, useLater } from './later-slot.tsx';

const TONES: Readonly<Record<NoticeSeverity, Tone>> = { danger: 'bad', warning: 'warn', notice: 'idle' };

/** What is wrong with the device, on every page: the number of new alerts in the header, and all of them in words. */
export function AlertsMenu() {
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
        className={classNames(menuStyles.trigger, 'strong', tone, menuStyles[tone])}
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
