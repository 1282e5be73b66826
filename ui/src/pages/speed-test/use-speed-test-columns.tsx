import { SPEED_TEST_DIRECTION_LABELS, type SpeedTestRun } from '@radiolink/application/speed-test';
import { useMemo } from 'react';
import { type Column, Figure } from '../../components/index.ts';
import { useText } from '../../i18n/index.ts';
import { hostColumn } from '../../tools/index.ts';
import { useFigures } from '../../units/index.ts';

/** The figures by which speed tests are compared. */
export function useSpeedTestColumns(): readonly Column<SpeedTestRun>[] {
  const t = useText();
  const figures = useFigures();
  return useMemo(
    () => [
      hostColumn(t),
      {
        id: 'direction',
        header: t('Direction'),
        cell: ({ request }) => t(SPEED_TEST_DIRECTION_LABELS[request.direction]),
      },
      {
        id: 'tx',
        header: t('Transmit'),
        numeric: true,
        cell: ({ result }) => <Figure of={figures.speed(result.txKbps)} />,
      },
      {
        id: 'rx',
        header: t('Receive'),
        numeric: true,
        cell: ({ result }) => <Figure of={figures.speed(result.rxKbps)} />,
      },
    ],
    [t, figures],
  );
}
