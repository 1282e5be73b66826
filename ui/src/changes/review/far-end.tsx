import { farEndAdvice } from '@radiolink/domain/impact';
import { useUnit } from 'effector-react';
import { Banner, ForeignText } from '../../components/index.ts';
import { useText } from '../../i18n/index.ts';
import { useModels } from '../../models/index.ts';

/** Only an address becomes a link: a name that the far end tells of itself never does. */
const IPV4 = /^\d{1,3}(\.\d{1,3}){3}$/;

/** Which end of the link to change first, with the way to the far end. */
export function FarEnd() {
  const t = useText();
  const { editing, dashboard } = useModels();
  const [state, link] = useUnit([editing.$state, dashboard.$link]);
  if (state === null) return null;
  const advice = farEndAdvice(state.store.original, state.store.running);
  if (advice === undefined) return null;
  const { name, ip } = link?.ends.remote ?? {};
  return (
    <Banner tone={advice.followsByItself ? 'idle' : 'warn'}>
      {t(advice.message)}{' '}
      {ip !== undefined && IPV4.test(ip) && (
        <a href={`http://${ip}/`} target="_blank" rel="noreferrer">
          {t('Open the far end')} <ForeignText>{name ?? ip}</ForeignText>
        </a>
      )}
    </Banner>
  );
}
