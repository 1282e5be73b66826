import { type AssetFailure, catalogueMessages } from '@radiolink/domain/errors';
import { LinkButton } from '../../components/link-button.tsx';
import { useText } from '../../i18n/use-text.ts';
import { LoginCard } from '../../pages/login/login-card.tsx';
import styles from '../../pages/login/login-card.module.css';

const REASONS: readonly AssetFailure[] = ['missing', 'time-out'];

/** Hidden in the served page, shown if the page's own script does not load. §8. */
export function AssetFailureNote() {
  const t = useText();
  return (
    <LoginCard productName="">
      <h1 className={styles.title}>{t('A part of the page could not be loaded')}</h1>
      {REASONS.map(reason => (
        <p key={reason} className={styles.subtitle} data-reason={reason}>
          {catalogueMessages({ kind: 'asset-load', reason })
            .map(said => t(said))
            .join(' ')}
        </p>
      ))}
      <p className={styles.subtitle}>{t('The device may be rebooting, or its firmware was just changed.')}</p>
      <LinkButton href="">{t('Try again')}</LinkButton>
    </LoginCard>
  );
}
