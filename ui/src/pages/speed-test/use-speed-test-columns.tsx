import type { SpeedTestRun } from '@radiolink/application/speed-test/speed-test-result';
import { speedTestWords } from '@radiolink/application/speed-test/speed-test-labels';
import type { AirDirection } from '@radiolink/domain/link';
import { useMemo } from 'react';
import { type Column, Figure } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { hostColumn } from '../../tools/stored-runs.tsx';
import { useFigures } from '../../units/use-figures.ts';

/** The figures by which speed tests are compared. */
export function useSpeedTestColumns(sends: AirDirection | null): readonly Column<SpeedTestRun>[] {
  const t = useText();
  const figures = useFigures();
  return useMemo(
    () => [
      hostColumn(t),
      {
        id: 'direction',
        header: t('Direction'),
        cell: ({ request }) => t(speedTestWords(sends).directions[request.direction]),
      },
      {
        id: 'tx',
        header: t(speedTestWords(sends).tx),
        numeric: true,
        cell: ({ result }) => <Figure of={figures.speed(result.txKbps)} />,
      },
      {
        id: 'rx',
        header: t(speedTestWords(sends).rx),
        numeric: true,
        cell: ({ result }) => <Figure of={figures.speed(result.rxKbps)} />,
      },
    ],
    [t, figures, sends],
  );
}
