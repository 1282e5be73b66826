import type { PingRun } from '@radiolink/application/ping/ping.model';
import { pingStatisticsOf } from '@radiolink/domain/tools';
import { type Column, figureColumn } from '../../components/index.ts';
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
    figureColumn('size', t('Bytes'), ({ request }) => figures.count(request.sizeBytes)),
    figureColumn('sent', t('Sent'), run => figures.count(statistics(run).sent)),
    figureColumn('loss', t('Loss'), run => figures.percent(statistics(run).lossPercent, 1)),
    figureColumn('min', t('Minimum'), run => figures.latency(statistics(run).minMs)),
    figureColumn('average', t('Average'), run => figures.latency(statistics(run).averageMs)),
    figureColumn('max', t('Maximum'), run => figures.latency(statistics(run).maxMs)),
    figureColumn('jitter', t('Jitter'), run => figures.latency(statistics(run).jitterMs)),
  ];
}
