import { type AssetFailure, catalogueMessages } from '@radiolink/domain/errors';
import { LinkButton } from '../components/link-button.tsx';
import { useText } from '../i18n/index.ts';
import { LoginCard } from '../pages/login/login-card.tsx';

const REASONS: readonly AssetFailure[] = ['missing', 'time-out'];

/** Stands hidden in the served page, for the day that the page's own script does not load. Specification §8. */
export function AssetFailureNote() {
  const t = useText();
  return (
    <LoginCard productName="">
      <h1>{t('A part of the page could not be loaded')}</h1>
      {REASONS.map(reason => (
        <p key={reason} data-reason={reason}>
          {catalogueMessages({ kind: 'asset-load', reason })
            .map(said => t(said))
            .join(' ')}
        </p>
      ))}
      <p>{t('The device may be restarting, or its firmware was just changed.')}</p>
      <LinkButton href="">{t('Try again')}</LinkButton>
    </LoginCard>
  );
}
