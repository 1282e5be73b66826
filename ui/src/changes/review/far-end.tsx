import { farEndAdvice } from '@radiolink/domain/impact';
import { useUnit } from 'effector-react';
import { Banner, ForeignText } from '../../components/index.ts';
import { useText } from '../../i18n/index.ts';
import { useModels } from '../../models/index.ts';

/** Which end of the link to change first, with the way to the far end. */
export function FarEnd() {
  const t = useText();
  const { editing, dashboard } = useModels();
  const [state, link, page] = useUnit([editing.$state, dashboard.$link, dashboard.$farPage]);
  if (state === null) return null;
  const advice = farEndAdvice(state.store.original, state.store.running);
  if (advice === undefined) return null;
  const { name, ip } = link?.ends.remote ?? {};
  return (
    <Banner tone={advice.followsByItself ? 'idle' : 'warn'}>
      {t(advice.message)}{' '}
      {page !== null && (
        <a href={page} target="_blank" rel="noreferrer">
          {t('Open the far end')} <ForeignText>{name ?? ip ?? page}</ForeignText>
        </a>
      )}
    </Banner>
  );
}
