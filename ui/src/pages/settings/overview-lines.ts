import { lengthOfNetmask } from '@radiolink/domain/network';
import type { SettingsContext } from '@radiolink/domain/settings';
import { visibleLine } from '../../components/index.ts';
import type { Text } from '../../i18n/use-text.ts';
import { entryHeading, keyOf, formatValue } from '../../settings/index.ts';
import type { OverviewCard } from './overview.ts';
import type { OverviewEntry } from './overview-entries.ts';
import type { OverviewValue } from './overview-value.ts';

/** A line of the settings overview, in the language of the page. */
export interface OverviewLine {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  /** The value is not what the device assumes by itself. */
  readonly differs: boolean;
}

/** A long list is summed up. */
const MOST_ENTRIES = 6;

/** The lines of a card: its values, and each entry of its lists with what it is set to. */
export function overviewLines(
  card: OverviewCard,
  context: SettingsContext,
  t: Text,
): readonly OverviewLine[] {
  const { values, entries, hasLists } = card;
  const others = entries.length - MOST_ENTRIES;
  return [
    ...values.map(each => ({
      key: keyOf(each.placed),
      label: t(each.placed.setting.label),
      value: wordsOf(each, context, t),
      differs: each.differs,
    })),
    ...entries.slice(0, MOST_ENTRIES).map(entry => entryLine(entry, context, t)),
    ...(others > 0 ? [plain('others', t('More entries'), String(others))] : []),
    ...(hasLists && entries.length === 0 && !isOff(values[0])
      ? [plain('entries', t('Entries'), t('None'))]
      : []),
  ];
}

/** The switch of a section leads its values: off, it says enough of a list without entries. */
const isOff = (first: OverviewValue | undefined): boolean =>
  first !== undefined && first.value === first.placed.setting.states?.[1];

const plain = (key: string, label: string, value: string): OverviewLine => ({
  key,
  label,
  value,
  differs: false,
});

function entryLine(entry: OverviewEntry, context: SettingsContext, t: Text): OverviewLine {
  const { place, indexes, values, isOn } = entry;
  const label = entryHeading(place, indexes, context.values, t);
  const parts = values.reduce<readonly string[]>((before, each) => {
    const length = each.placed.setting.kind === 'netmask' ? lengthOfNetmask(each.value) : undefined;
    const address = values.find(({ placed }) => keyOf(placed) === addressKeyOf(keyOf(each.placed)))?.value;
    if (length !== undefined && address !== undefined)
      return before.map(part => (part === address ? `${address}/${length}` : part));
    const words = wordsOf(each, context, t);
    // What names the entry is not said again.
    return label.includes(words) ? before : [...before, words];
  }, []);
  const said = isOn ? parts : [t('Off'), ...parts];
  return {
    key: `${place.path} ${indexes.join('.')}`,
    label,
    value: said.length > 0 ? said.join(' · ') : t('On'),
    differs: values.some(({ differs }) => differs),
  };
}

/** The address that a mask belongs to: `netconf.1.ip` of `netconf.1.netmask`. */
const addressKeyOf = (key: string): string => key.replace(/netmask$/, 'ip');

const wordsOf = ({ placed, value }: OverviewValue, context: SettingsContext, t: Text): string =>
  formatValue(placed, value, { context, sources: {}, foreign: visibleLine }, t);
