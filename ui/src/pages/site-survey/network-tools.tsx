import type { SurveyOrder } from '@radiolink/domain/tools';
import { SelectField } from '../../components/select-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useText } from '../../i18n/use-text.ts';
import styles from './site-survey.module.css';

/** English sentence keys, by what the networks are sorted by. */
const ORDERS = { signal: 'Signal', channel: 'Channel', name: 'Name' } as const satisfies Record<
  SurveyOrder,
  string
>;

export interface NetworkToolsProps {
  readonly text: string;
  readonly order: SurveyOrder;
  readonly onText: (text: string) => void;
  readonly onOrder: (order: SurveyOrder) => void;
}

/** Filter and order of the networks. */
export function NetworkTools({ text, order, onText, onOrder }: NetworkToolsProps) {
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
        onChange={event => onOrder(orderOf(event.target.value))}
      >
        {Object.entries(ORDERS).map(([id, label]) => (
          <option key={id} value={id}>
            {t(label)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

function orderOf(value: string): SurveyOrder {
  return value === 'channel' || value === 'name' ? value : 'signal';
}
