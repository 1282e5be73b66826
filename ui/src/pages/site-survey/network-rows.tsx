import { SiteSurveyModel } from '@radiolink/application/site-survey/site-survey.model';
import type { Span } from '@radiolink/domain/radio';
import { vendorMode, type SurveyEntry } from '@radiolink/domain/tools';
import { classNames, Figure, VisuallyHidden } from '../../components/index.ts';
import { VirtualList } from '../../components/long-list/virtual-list.tsx';
import { VirtualTable, type VirtualColumn } from '../../components/long-list/virtual-table.tsx';
import { COARSE, PHONE, useMedia } from '../../components/use-media.ts';
import { useFigures } from '../../i18n/use-figures.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
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
import networkItemStyles from './network-item.module.css';
import styles from './site-survey.module.css';
import layout from '../../theme/layout.module.css';
import typography from '../../theme/typography.module.css';

/** Heights of a row, pixels. */
const MOUSE_ROW = 36;
const TOUCH_ROW = 44;
const PHONE_ROW = 112;

const keyOf = ({ cell: { mac } }: SurveyEntry): string => mac;

export interface NetworkRowsProps {
  readonly rows: readonly SurveyEntry[];
  /** From the lowest to the highest network of the survey. */
  readonly axis: Span | undefined;
}

/** The networks, of which only those in sight are drawn: a table, on a phone a list of four lines each. */
export function NetworkRows({ rows, axis }: NetworkRowsProps) {
  const t = useText();
  const phone = useMedia(PHONE);
  const coarse = useMedia(COARSE);
  const words = useNetworkWords(axis);
  const columns = networkColumns(words);
  const renderRow = (entry: SurveyEntry) => <NetworkItem entry={entry} words={words} />;
  const list = { label: t('Networks'), rows, rowKey: keyOf };
  return (
    <div className={styles.list}>
      {phone ? (
        <VirtualList {...list} rowHeight={PHONE_ROW} renderRow={renderRow} />
      ) : (
        <VirtualTable {...list} rowHeight={coarse ? TOUCH_ROW : MOUSE_ROW} columns={columns} />
      )}
    </div>
  );
}

/** The columns of the networks; `Join` only on a station. */
function networkColumns(words: NetworkWords): readonly VirtualColumn<SurveyEntry>[] {
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
        <span className={classNames(layout.inline, typography.unbroken)}>
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

/** What the cells are drawn with: the same object until the language, the axis or what can be joined changes. */
function useNetworkWords(axis: Span | undefined): NetworkWords {
  const t = useText();
  const figures = useFigures();
  const [{ of: problem }, to, joined] = useUnitsOf(SiteSurveyModel, '$joinable', 'joined', '$pendingJoin');
  const [startMhz, endMhz] = [axis?.startMhz, axis?.endMhz];
  return {
    t,
    figures,
    axis: startMhz === undefined || endMhz === undefined ? undefined : { startMhz, endMhz },
    join: problem === null ? null : { problem, to, pending: joined?.mac },
  };
}

interface NetworkItemProps {
  readonly entry: SurveyEntry;
  readonly words: NetworkWords;
}

/** A network on a phone: its name and signal, its channel on the axis, its security and age. */
function NetworkItem({ entry, words }: NetworkItemProps) {
  const { t, figures } = words;
  const { cell } = entry;
  return (
    <span className={networkItemStyles.item}>
      <span className={networkItemStyles.name}>
        <NetworkName cell={cell} words={words} />
      </span>
      <span className={typography.end}>
        <VisuallyHidden>{t('Signal')} </VisuallyHidden>
        <Figure of={figures.dbm(cell.signalDbm)} />
      </span>
      <span className={networkItemStyles.channel}>
        <NetworkChannel cell={cell} words={words} />
      </span>
      <span className={typography.end}>
        <VisuallyHidden>{t('Channel width')} </VisuallyHidden>
        <Figure of={figures.frequency(cell.channelWidthMhz, 'MHz')} />
      </span>
      <span className={networkItemStyles.axis}>
        <NetworkAxis cell={cell} words={words} />
      </span>
      <span className={networkItemStyles.words}>
        <VisuallyHidden>{t('Security')} </VisuallyHidden>
        <NetworkSecurity cell={cell} words={words} />
        <VisuallyHidden>{t('Vendor mode')} </VisuallyHidden>
        <NetworkText>{vendorMode(cell)}</NetworkText>
        <VisuallyHidden>{t('Age')} </VisuallyHidden>
        <NetworkAge entry={entry} words={words} />
      </span>
      <span className={networkItemStyles.join}>
        <JoinNetwork cell={cell} words={words} />
      </span>
      <bdi className={classNames(typography.cut, layout.slim, typography.muted)}>{cell.mac}</bdi>
    </span>
  );
}
