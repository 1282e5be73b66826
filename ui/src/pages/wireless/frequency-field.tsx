import { type ChannelRow, rowsInRange60 } from '@radiolink/domain/radio';
import type { SettingId } from '@radiolink/domain/settings';
import { useText } from '../../i18n/use-text.ts';
import {
  ChoiceControl,
  type PlacedSetting,
  TextControl,
  useSettingField,
  useSettingsScope,
} from '../../settings/index.ts';
import { channelLine } from './channel-labels.ts';
import { useWirelessFacts, type WirelessFacts } from './wireless-facts.ts';

type Values = ReadonlyMap<string, string>;

const byControl = (row: ChannelRow): number => row.control;
const byCenter = (row: ChannelRow): number => row.center;
const ofWidth = (rows: readonly ChannelRow[] | undefined, width: string | undefined) =>
  rows?.filter(({ bw }) => !(Number(width) > 0) || bw === Number(width));

interface FrequencyList {
  readonly rows: (facts: WirelessFacts, values: Values) => readonly ChannelRow[] | undefined;
  readonly mhz: (row: ChannelRow) => number;
}

const main: FrequencyList['rows'] = ({ channels }, values) => ofWidth(channels, values.get('radio.1.chanbw'));

/** Which frequencies each setting may take. */
const LISTS: Readonly<Partial<Record<SettingId, FrequencyList>>> = {
  'radio.frequency': { rows: main, mhz: byControl },
  'radio.centerFrequency': { rows: main, mhz: byCenter },
  'ltu.transmitFrequency': { rows: main, mhz: byCenter },
  'ltu.receiveFrequency': { rows: main, mhz: byCenter },
  'sixty.frequency': {
    rows: ({ domain60 }, values) =>
      domain60 && ofWidth(rowsInRange60(domain60), values.get('radio.0.chanbw') ?? '2160'),
    mhz: byCenter,
  },
};

/** A frequency, from those that the country leaves the radio at the chosen width; typed where they are not known. */
export function FrequencyField({ placed }: { readonly placed: PlacedSetting }) {
  const t = useText();
  const field = useSettingField(placed);
  const facts = useWirelessFacts();
  const list = LISTS[placed.setting.id];
  const rows = useSettingsScope(({ context }) => list?.rows(facts, context.values) ?? []);
  if (list === undefined || rows.length === 0) return <TextControl placed={placed} field={field} />;
  const rowOf = new Map(rows.map(row => [list.mhz(row), row]));
  return (
    <ChoiceControl
      placed={placed}
      field={field}
      choices={[
        { value: '0', label: t('Auto') },
        ...[...rowOf]
          .toSorted(([a], [b]) => a - b)
          .map(([mhz, row]) => ({ value: String(mhz), label: channelLine(mhz, row, t) })),
      ]}
    />
  );
}
