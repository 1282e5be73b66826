import type { SettingsContext } from '@radiolink/domain/settings';
import { object } from 'yup';
import { ruledText } from '../forms/rule-schema.ts';
import { fieldName } from './field-name.ts';
import { keyOf, type PlacedSetting, problemIn } from './placed-setting.ts';

/** The yup schema of fields, derived from their descriptors, in the context of the rest of the configuration. */
export function settingsSchema(fields: readonly PlacedSetting[], context: SettingsContext) {
  return object(
    Object.fromEntries(
      fields.map(placed => [fieldName(keyOf(placed)), ruledText(value => problemIn(placed, value, context))]),
    ),
  );
}
