import { NotificationsModel } from '@radiolink/application/notifications/notifications.model';
import type { Notification } from '@radiolink/domain/notices';
import { useUnit } from 'effector-react';
import { useText } from '../i18n/use-text.ts';
import { useModel } from '../models/models.ts';
import { NotificationItem } from './notification-item.tsx';
import styles from './notifications.module.css';

const isUrgent = ({ type }: Notification): boolean => type === 'danger' || type === 'warning';

/**
 * Toasts, at the top. Both lists are in the page and empty from the start, so that screen readers announce
 * new content: errors assertively, the rest politely. Specification §3 and §9.
 */
export function Notifications() {
  const t = useText();
  const { $visible, $waiting } = useModel(NotificationsModel);
  const [visible, waiting] = useUnit([$visible, $waiting]);
  return (
    <section className={styles.region} aria-label={t('Notifications')} data-stays="">
      <ul className={styles.list} aria-live="assertive">
        {visible.filter(isUrgent).map(notification => (
          <NotificationItem key={notification.id} notification={notification} />
        ))}
      </ul>
      <ul className={styles.list} aria-live="polite">
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
