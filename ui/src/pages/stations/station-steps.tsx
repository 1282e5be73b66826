import { StationsModel } from '@radiolink/application/station/stations.model';
import { useStoreMap } from 'effector-react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { Button, VisuallyHidden } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useModel, useUnitsOf } from '../../models/models.ts';

/** The details of the station above and below in the list. */
export function StationSteps({ of }: { readonly of: string }) {
  const t = useText();
  const { $list } = useModel(StationsModel);
  const open = useUnitsOf(StationsModel, 'selected');
  const above = useNeighbour($list, of, -1);
  const below = useNeighbour($list, of, 1);
  return (
    <>
      <Button
        look="quiet"
        disabled={above === null}
        title={t('Previous station')}
        onClick={() => open(above)}
      >
        <ChevronUp size={18} aria-hidden="true" />
        <VisuallyHidden>{t('Previous station')}</VisuallyHidden>
      </Button>
      <Button look="quiet" disabled={below === null} title={t('Next station')} onClick={() => open(below)}>
        <ChevronDown size={18} aria-hidden="true" />
        <VisuallyHidden>{t('Next station')}</VisuallyHidden>
      </Button>
    </>
  );
}

/** The key of the row so many places further; null at the end of the list. */
function useNeighbour($list: StationsModel['$list'], key: string, step: number): string | null {
  return useStoreMap({
    store: $list,
    keys: [key, step],
    fn: ({ rows }, [of, by]) => {
      const place = rows.findIndex(row => row.key === of);
      return place < 0 ? null : (rows[place + by]?.key ?? null);
    },
  });
}
