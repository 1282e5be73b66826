import { StationsModel } from '@radiolink/application/station/stations.model';
import { useUnit } from 'effector-react';
import { Suspense, useEffect } from 'react';
import { useModel } from '../../models/models.ts';
import { lazyView } from '../../components/lazy-view.tsx';

const loadPanel = async () => ({
  default: (await import(/* webpackChunkName: "station-details" */ './details-panel.tsx')).DetailsPanel,
});
/** A separate chunk: the list comes first. */
const DetailsPanel = lazyView(loadPanel);

/** The details of the selected station, if one is selected. */
export function StationPanel({ onClose }: { readonly onClose: () => void }) {
  const selected = useUnit(useModel(StationsModel).$selected);
  useEffect(() => {
    // Prefetched while the list is read, so that the panel opens immediately. A failure shows when it is
    // opened.
    loadPanel().catch(() => undefined);
  }, []);
  if (selected === null) return null;
  return (
    <Suspense fallback={null}>
      <DetailsPanel selected={selected} onClose={onClose} />
    </Suspense>
  );
}
