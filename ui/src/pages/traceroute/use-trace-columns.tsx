import type { TraceRun } from '@radiolink/application/traceroute/traceroute.model';
import { hopTimes } from '@radiolink/domain/tools';
import { useMemo } from 'react';
import type { Column } from '../../components/data-table.tsx';
import { Figure } from '../../components/figure.tsx';
import { useText } from '../../i18n/use-text.ts';
import { hostColumn } from '../../tools/stored-runs.tsx';
import { useFigures } from '../../units/use-figures.ts';

/** The figures by which traces are compared: their length, and the time to their last hop. */
export function useTraceColumns(): readonly Column<TraceRun>[] {
  const t = useText();
  const figures = useFigures();
  return useMemo(() => {
    const lastAverage = ({ result }: TraceRun): number | undefined => {
      const last = result.at(-1);
      return last === undefined ? undefined : hopTimes(last).averageMs;
    };
    const columns: Column<TraceRun>[] = [
      hostColumn(t),
      {
        id: 'hops',
        header: t('Hops'),
        numeric: true,
        cell: ({ result }) => <Figure of={figures.count(result.length)} />,
      },
      {
        id: 'time',
        header: t('Time to the last hop'),
        numeric: true,
        cell: run => <Figure of={figures.latency(lastAverage(run))} reason={t('No replies')} />,
      },
    ];
    return columns;
  }, [t, figures]);
}
