import { SiteSurveyModel } from '@radiolink/application/site-survey';
import { type SurveyEntry, vendorMode } from '@radiolink/domain/tools';
import { useStoreMap } from 'effector-react';
import { useMemo } from 'react';
import { type Column, Figure } from '../../components/index.ts';
import { useText } from '../../i18n/index.ts';
import { useModel } from '../../models/index.ts';
import { useFigures } from '../../units/index.ts';
import { JoinNetwork, NetworkAge, NetworkChannel, NetworkName, NetworkText } from './network-cells.tsx';

/** The columns of the networks; `Join` only on a station. The axis reaches over all networks, MHz. */
export function useNetworkColumns(
  startMhz: number | undefined,
  endMhz: number | undefined,
): readonly Column<SurveyEntry>[] {
  const t = useText();
  const figures = useFigures();
  const joins = useStoreMap(useModel(SiteSurveyModel).$joinable, joinable => joinable.of !== null);
  return useMemo(() => {
    const axis = startMhz === undefined || endMhz === undefined ? undefined : { startMhz, endMhz };
    const columns: readonly Column<SurveyEntry>[] = [
      { id: 'ssid', header: t('SSID'), cell: ({ cell }) => <NetworkName cell={cell} /> },
      {
        id: 'signal',
        header: t('Signal'),
        numeric: true,
        cell: ({ cell }) => <Figure of={figures.dbm(cell.signalDbm)} />,
      },
      {
        id: 'channel',
        header: t('Channel'),
        cell: ({ cell }) => <NetworkChannel cell={cell} axis={axis} />,
      },
      {
        id: 'width',
        header: t('Channel width'),
        numeric: true,
        cell: ({ cell }) => <Figure of={figures.frequency(cell.channelWidthMhz, 'MHz')} />,
      },
      {
        id: 'security',
        header: t('Security'),
        cell: ({ cell }) =>
          cell.security === 'none' ? t('None') : <NetworkText>{cell.security}</NetworkText>,
      },
      {
        id: 'mode',
        header: t('Vendor mode'),
        cell: ({ cell }) => <NetworkText>{vendorMode(cell)}</NetworkText>,
      },
      { id: 'mac', header: t('MAC'), cell: ({ cell }) => <bdi>{cell.mac}</bdi> },
      { id: 'age', header: t('Age'), numeric: true, cell: entry => <NetworkAge entry={entry} /> },
    ];
    const join: Column<SurveyEntry> = {
      id: 'join',
      header: t('Actions'),
      cell: ({ cell }) => <JoinNetwork cell={cell} />,
    };
    return joins ? [...columns, join] : columns;
  }, [t, figures, startMhz, endMhz, joins]);
}
