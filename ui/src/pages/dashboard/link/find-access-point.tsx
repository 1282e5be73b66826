import { SessionModel } from '@radiolink/application/session/session.model';
import { Card, LinkButton } from '../../../components/index.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useUnitsOf } from '../../../models/models.ts';
import { AlignmentLink } from './tool-links.tsx';
import styles from '../dashboard.module.css';
import own from './link.module.css';

/** The way of a new station to its access point, in place of an alarm: it was given none yet. */
export function FindAccessPoint() {
  const t = useText();
  const { readOnly } = useUnitsOf(SessionModel, '$user');
  if (readOnly) return null;
  return (
    <div className={styles.full}>
      <Card title={t('Find your access point')}>
        <ol className={own.steps}>
          <li>
            {t('Scan for access points and select yours.')}{' '}
            <LinkButton className={own.survey} href="#/site-survey">
              {t('Site survey')}
            </LinkButton>
          </li>
          <li>{t('Enter its pre-shared key, then test and keep the changes.')}</li>
          <li>
            {t('Align the antenna for the best signal.')} <AlignmentLink />
          </li>
        </ol>
      </Card>
    </div>
  );
}
