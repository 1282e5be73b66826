import { StationsModel } from '@radiolink/application/station/stations.model';
import { useUnit } from 'effector-react';
import { Banner } from '../../components/banner.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useModel } from '../../models/models.ts';

/** Says that a list is longer than what is listed of it. */
export function CutNote() {
  const t = useText();
  const { $sent, $counts } = useModel(StationsModel);
  const [total, { all }] = useUnit([$sent, $counts]);
  if (total === null) return null;
  return (
    <Banner tone="busy">
      {t('Stations listed: the first {listed} of {total}.', { listed: all, total })}
    </Banner>
  );
}
