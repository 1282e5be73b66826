import { StationsModel } from '@radiolink/application/station/stations.model';
import { Suspense } from 'react';
import { Skeleton } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import { DetailSection } from './detail-section.tsx';
import { lazyView } from '../../components/lazy-view.tsx';

const RecordChart = lazyView(async () => ({
  default: (await import(/* webpackChunkName: "charts" */ '../dashboard/history/charts.tsx')).RecordChart,
}));

/** Room of the chart with its readout and the way to its table. */
const ROOM = '248px';

/** The signals of both ends since the details were opened. */
export function SignalTrace() {
  const t = useText();
  const trace = useUnitsOf(StationsModel, '$trace');
  if (trace === null) return null;
  return (
    <DetailSection title={t('Link history')}>
      <Suspense fallback={<Skeleton height={ROOM} />}>
        <RecordChart quantity="signal" history={trace.history} title={t('Link history')} alone />
      </Suspense>
    </DetailSection>
  );
}
