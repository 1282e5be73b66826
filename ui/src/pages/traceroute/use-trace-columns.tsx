import type { TraceRun } from '@radiolink/application/traceroute';
import { hopTimes } from '@radiolink/domain/tools';
import { useMemo } from 'react';
import { type Column, Figure } from '../../components/index.ts';
import { useText } from '../../i18n/index.ts';
import { hostColumn } from '../../tools/index.ts';
import { useFigures } from '../../units/index.ts';

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
