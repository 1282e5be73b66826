import { surveyAxis, surveyList, type SurveyEntry, type SurveyOrder } from '@radiolink/domain/tools';
import { Suspense, useState } from 'react';
import { Card, Skeleton, TextField } from '../../components/index.ts';
import { lazyView } from '../../components/lazy-view.tsx';
import { Options, SelectField } from '../../components/select-field.tsx';
import { useText } from '../../i18n/use-text.ts';
import { NowContext } from './network-cells.tsx';
import styles from './site-survey.module.css';

/** English sentence keys, by what the networks are sorted by. */
const ORDERS: Readonly<Record<SurveyOrder, string>> = { signal: 'Signal', channel: 'Channel', name: 'Name' };
const SURVEY_ORDERS = ['signal', 'channel', 'name'] as const;

interface NetworkToolsProps {
  readonly text: string;
  readonly order: SurveyOrder;
  readonly onText: (text: string) => void;
  readonly onOrder: (order: SurveyOrder) => void;
}

/** Filter and order of the networks. */
function NetworkTools({ text, order, onText, onOrder }: NetworkToolsProps) {
  const t = useText();
  return (
    <div className={styles.tools}>
      <TextField
        label={t('Filter networks')}
        value={text}
        maxLength={100}
        spellCheck={false}
        autoComplete="off"
        onChange={event => onText(event.target.value)}
      />
      <SelectField
        label={t('Sort by')}
        value={order}
        onChange={event => onOrder(SURVEY_ORDERS.find(each => each === event.target.value) ?? 'signal')}
      >
        <Options of={SURVEY_ORDERS} words={id => t(ORDERS[id])} />
      </SelectField>
    </div>
  );
}

/** Loaded with the first networks: a scan takes longer than that. */
const NetworkRows = lazyView(async () => ({
  default: (await import(/* webpackChunkName: "survey-rows" */ './network-rows.tsx')).NetworkRows,
}));

export interface NetworkListProps {
  readonly entries: readonly SurveyEntry[];
  /** To which the ages are counted, ms since the epoch. */
  readonly now: number;
  readonly running: boolean;
  /** The survey came to its end: what is not listed was not found. */
  readonly finished: boolean;
}

/** The networks that were received, filtered and sorted. */
export function NetworkList({ entries, now, running, finished }: NetworkListProps) {
  const t = useText();
  const [text, setText] = useState('');
  const [order, setOrder] = useState<SurveyOrder>('signal');
  const rows = surveyList(entries, { text, order });
  const axis = surveyAxis(entries);
  const before = running
    ? t('Scanning all channels…')
    : t('No networks yet. Start the survey to find the networks in range.');
  const empty = finished ? t('{count} networks found', { count: 0 }) : before;
  return (
    <Card
      title={t('Networks')}
      aside={entries.length > 0 && t('{count} networks found', { count: entries.length })}
      flush
    >
      {entries.length > 0 && <NetworkTools text={text} order={order} onText={setText} onOrder={setOrder} />}
      {rows.length === 0 ? (
        <p className={styles.empty}>{entries.length > 0 ? t('No network matches the filter.') : empty}</p>
      ) : (
        <NowContext value={now}>
          <Suspense fallback={<Skeleton height="336px" />}>
            <NetworkRows rows={rows} axis={axis} />
          </Suspense>
        </NowContext>
      )}
    </Card>
  );
}
