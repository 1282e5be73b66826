import type { PingRun } from '@radiolink/application/ping/ping.model';
import { pingStatisticsOf } from '@radiolink/domain/tools';
import { type Column, Figure, numericColumn } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { hostColumn } from '../../tools/stored-runs.tsx';
import { useFigures } from '../../units/use-figures.ts';

/** The figures by which pings are compared. */
export function usePingColumns(): readonly Column<PingRun>[] {
  const t = useText();
  const figures = useFigures();
  const statistics = ({ result }: PingRun) => pingStatisticsOf(result.tally);
  return [
    hostColumn(t),
    numericColumn('size', t('Bytes'), ({ request }) => <Figure of={figures.count(request.sizeBytes)} />),
    numericColumn('sent', t('Sent'), run => <Figure of={figures.count(statistics(run).sent)} />),
    numericColumn('loss', t('Loss'), run => <Figure of={figures.percent(statistics(run).lossPercent, 1)} />),
    numericColumn('min', t('Minimum'), run => <Figure of={figures.latency(statistics(run).minMs)} />),
    numericColumn('average', t('Average'), run => <Figure of={figures.latency(statistics(run).averageMs)} />),
    numericColumn('max', t('Maximum'), run => <Figure of={figures.latency(statistics(run).maxMs)} />),
    numericColumn('jitter', t('Jitter'), run => <Figure of={figures.latency(statistics(run).jitterMs)} />),
  ];
}
