import { NotificationsModel } from '@radiolink/application/notifications/notifications.model';
import { NOTIFICATION_DEFAULTS, type Notification, type NotificationType } from '@radiolink/domain/notices';
import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import { classNames, StateShape, type Tone, VisuallyHidden } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import { noticeLabel } from '../../components/notice-labels.ts';
import styles from './notifications.module.css';
import layout from '../../theme/layout.module.css';
import typography from '../../theme/typography.module.css';
import tones from '../../theme/tones.module.css';

const TONES: Readonly<Record<NotificationType, Tone>> = {
  alert: 'idle',
  success: 'good',
  warning: 'warn',
  danger: 'bad',
};

const WORDS: Readonly<Record<NotificationType, string>> = {
  alert: 'Info',
  success: 'Done',
  warning: 'Warning',
  danger: 'Failed',
};

const isStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

const isUrgent = ({ type }: Notification): boolean => type === 'danger' || type === 'warning';

/**
 * Toasts, at the top. Both lists are in the page and empty from the start, so that screen readers announce
 * new content: errors assertively, the rest politely. §3 and §9.
 */
export function Notifications() {
  const t = useText();
  const [visible, waiting] = useUnitsOf(NotificationsModel, '$visible', '$waiting');
  return (
    <section className={styles.region} aria-label={t('Notifications')} data-stays="">
      <ul className={layout.stack} aria-live="assertive">
        {visible.filter(isUrgent).map(notification => (
          <NotificationItem key={notification.id} notification={notification} />
        ))}
      </ul>
      <ul className={layout.stack} aria-live="polite">
        {visible
          .filter(notification => !isUrgent(notification))
          .map(notification => (
            <NotificationItem key={notification.id} notification={notification} />
          ))}
      </ul>
      {waiting > 0 && <p className={styles.waiting}>{t('{count} more notifications', { count: waiting })}</p>}
    </section>
  );
}

/** One notification: a press anywhere on it puts it away. */
function NotificationItem({ notification }: { readonly notification: Notification }) {
  const t = useText();
  const { id, type, message } = notification;
  const close = useUnitsOf(NotificationsModel, 'closed');
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    if (!leaving) return undefined;
    const timer = setTimeout(() => close(id), isStill() ? 0 : NOTIFICATION_DEFAULTS.animationMs);
    return () => clearTimeout(timer);
  }, [leaving, close, id]);
  return (
    <li className={classNames(styles.item, tones[TONES[type]], leaving && styles.leaving)}>
      <button type="button" className={styles.body} onClick={() => setLeaving(true)}>
        <StateShape tone={TONES[type]} size={14} />
        <span className={classNames(layout.grow, typography.anywhere, typography.ink)}>
          <VisuallyHidden>{t(WORDS[type])}: </VisuallyHidden>
          {t(noticeLabel(message))}
        </span>
        <X size={16} aria-hidden="true" />
        <VisuallyHidden>. {t('Close')}</VisuallyHidden>
      </button>
    </li>
  );
}
