import { maskedValue } from '@radiolink/domain/configuration';
import {
  type Choice,
  figureOfValue,
  offeredInterfaces,
  type SettingsContext,
} from '@radiolink/domain/settings';
import { unitText } from '@radiolink/domain/units';
import { useTranslation } from 'react-i18next';
import { type Text, useText } from '../i18n/use-text.ts';
import { keyOf, type PlacedSetting } from './placed-setting.ts';
import { type ChoiceSources, useChoiceSources } from './settings-scope.tsx';

/**
 * Options of a setting with their labels as they are shown: its own list in the language of the page, or that of the
 * running device, whose names are data and no texts to translate. Of the interfaces, those that the place can take.
 */
export function choicesOf(
  { setting, indexes }: PlacedSetting,
  context: SettingsContext,
  sources: ChoiceSources,
  t: Text,
): readonly Choice[] | undefined {
  const own = setting.choices?.(context, indexes);
  if (own !== undefined) return own.map(({ value, label }) => ({ value, label: t(label) }));
  const given = setting.source === undefined ? undefined : sources[setting.source];
  if (given === undefined || setting.source !== 'interfaces') return given;
  return offeredInterfaces(keyOf({ setting, indexes }), context.values).map(value => ({
    value,
    label: value,
  }));
}

export interface ValueWordsOptions {
  readonly context: SettingsContext;
  readonly sources: ChoiceSources;
  readonly language: string;
  readonly foreign?: (value: string) => string;
}

const same = (value: string): string => value;

/**
 * A value for display: on or off, the label of a choice, with its unit; a secret masked, empty as a dash.
 * @param foreign converts a value from outside, which may contain hidden characters
 */
export function formatValue(
  placed: PlacedSetting,
  value: string,
  { context, sources, language, foreign = same }: ValueWordsOptions,
  t: Text,
): string {
  const { setting } = placed;
  if (value === '') return '—';
  // The device chooses the frequency.
  if (setting.source === 'channels' && value === '0') return t('Auto');
  if (setting.secret) return maskedValue(keyOf(placed), value);
  if (setting.states !== undefined) {
    const [on, off] = setting.states;
    return value === on ? t('On') : value === off ? t('Off') : foreign(value);
  }
  const choice = choicesOf(placed, context, sources, t)?.find(offered => offered.value === value);
  if (choice !== undefined) return choice.label;
  const shown = foreign(figureOfValue(value, setting));
  return setting.unit === undefined ? shown : `${shown}\u202F${unitText(setting.unit, language)}`;
}

/** `formatValue` in the language of the page and with its lists. */
export function useFormatValue(): (
  placed: PlacedSetting,
  value: string,
  given: Pick<ValueWordsOptions, 'context' | 'foreign'>,
) => string {
  const t = useText();
  const sources = useChoiceSources();
  const { language } = useTranslation().i18n;
  return (placed, value, given) => formatValue(placed, value, { ...given, sources, language }, t);
}
