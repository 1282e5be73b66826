import { type SurveyEntry, vendorMode } from '@radiolink/domain/tools';
import { Figure } from '../../components/figure.tsx';
import type { VirtualColumn } from '../../long-list/virtual-table.tsx';
import {
  JoinNetwork,
  NetworkAge,
  NetworkAxis,
  NetworkChannel,
  NetworkName,
  NetworkSecurity,
  NetworkText,
  type NetworkWords,
} from './network-cells.tsx';
import styles from './site-survey.module.css';

/** The columns of the networks; `Join` only on a station. */
export function networkColumns(words: NetworkWords): readonly VirtualColumn<SurveyEntry>[] {
  const { t, figures, join } = words;
  const columns: readonly VirtualColumn<SurveyEntry>[] = [
    {
      id: 'ssid',
      header: t('SSID'),
      width: 146,
      cell: ({ cell }) => <NetworkName cell={cell} words={words} />,
    },
    {
      id: 'signal',
      header: t('Signal'),
      width: 80,
      numeric: true,
      cell: ({ cell }) => <Figure of={figures.dbm(cell.signalDbm)} />,
    },
    {
      id: 'channel',
      header: t('Channel'),
      width: 232,
      cell: ({ cell }) => (
        <span className={styles.channel}>
          <NetworkAxis cell={cell} words={words} />
          <NetworkChannel cell={cell} words={words} />
        </span>
      ),
    },
    {
      id: 'width',
      header: t('Channel width'),
      width: 76,
      numeric: true,
      cell: ({ cell }) => <Figure of={figures.frequency(cell.channelWidthMhz, 'MHz')} />,
    },
    {
      id: 'security',
      header: t('Security'),
      width: 104,
      cell: ({ cell }) => <NetworkSecurity cell={cell} words={words} />,
    },
    {
      id: 'mode',
      header: t('Vendor mode'),
      width: 88,
      cell: ({ cell }) => <NetworkText>{vendorMode(cell)}</NetworkText>,
    },
    { id: 'mac', header: t('MAC'), width: 140, cell: ({ cell }) => <bdi>{cell.mac}</bdi> },
    {
      id: 'age',
      header: t('Age'),
      width: 82,
      numeric: true,
      cell: entry => <NetworkAge entry={entry} words={words} />,
    },
  ];
  const action: VirtualColumn<SurveyEntry> = {
    id: 'join',
    header: t('Actions'),
    width: 96,
    cell: ({ cell }) => <JoinNetwork cell={cell} words={words} />,
  };
  return join === null ? columns : [...columns, action];
}
