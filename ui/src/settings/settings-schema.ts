import type { SettingsContext } from '@radiolink/domain/settings';
import { object } from 'yup';
import { ruledText } from '../forms/rule-schema.ts';
import { fieldName } from './field-name.ts';
import { keyOf, type PlacedSetting, problemIn } from './placed-setting.ts';

/**
 * The yup schema of the fields on a page, derived from their descriptors.
 *
 * @param contextNow the rest of the configuration at the time of judging, since one field may change what another allows
 */
export function settingsSchema(fields: readonly PlacedSetting[], contextNow: () => SettingsContext) {
  return object(
    Object.fromEntries(
      fields.map(placed => [
        fieldName(keyOf(placed)),
        ruledText(value => problemIn(placed, value, contextNow())),
      ]),
    ),
  );
}
