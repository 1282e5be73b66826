import type { Span } from '@radiolink/domain/radio';
import type { SurveyEntry } from '@radiolink/domain/tools';
import { COARSE, PHONE, useMedia } from '../../components/use-media.ts';
import { useText } from '../../i18n/use-text.ts';
import { VirtualList } from '../../long-list/virtual-list.tsx';
import { VirtualTable } from '../../long-list/virtual-table.tsx';
import { networkColumns } from './network-columns.tsx';
import { NetworkItem } from './network-item.tsx';
import styles from './site-survey.module.css';
import { useNetworkWords } from './use-network-words.ts';

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
