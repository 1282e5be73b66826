import { StationsModel } from '@radiolink/application/station/stations.model';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { Banner } from '../../components/banner.tsx';
import { FailureWords } from '../../components/failure-words.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useModel } from '../../models/models.ts';

/** Result of the kick of this station, until the station is back. */
export function KickNote({ mac, gone }: { readonly mac: string; readonly gone: boolean }) {
  const t = useText();
  const { $kick, kickNoticed } = useModel(StationsModel);
  const [kick, noticed] = useUnit([$kick, kickNoticed]);
  const left = useRef(false);
  useEffect(() => {
    if (left.current && !gone) noticed();
    left.current = gone;
  }, [gone, noticed]);
  if (kick.kind === 'none' || kick.target.mac !== mac) return null;
  if (kick.kind === 'running') return <Banner tone="busy">{t('Kicking station…')}</Banner>;
  if (kick.kind === 'done') {
    return <Banner tone="good">{t('The station was kicked. It reconnects automatically.')}</Banner>;
  }
  const { failure } = kick;
  return (
    <Banner tone="bad" urgent>
      {t('The station was not kicked.')}{' '}
      {failure !== null && <FailureWords failure={failure} context="action" />}
    </Banner>
  );
}
