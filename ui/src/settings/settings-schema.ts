import { findSetting, type Setting, type SettingId, type SettingsContext } from '@radiolink/domain/settings';
import { lazy, object, type StringSchema } from 'yup';
import { ruledText } from '../forms/rule-schema.ts';
import { keyOfField } from './field-name.ts';
import { problemIn } from './placed-setting.ts';

/** Texts of the fields of a form by their names. */
export type FieldTexts = Record<string, string>;

const made = new Map<SettingId, StringSchema<string>>();

/** The schema of a setting, made once from its descriptor. The rest of the configuration comes as yup's context. */
function schemaOf(setting: Setting): StringSchema<string> {
  const known = made.get(setting.id);
  if (known !== undefined) return known;
  const schema = ruledText<SettingsContext>((value, { context, path }) => {
    const indexes = findSetting(keyOfField(path))?.indexes ?? [];
    return context && problemIn({ setting, indexes }, value, context);
  });
  made.set(setting.id, schema);
  return schema;
}

/** The schema of fields, each validated by that of the setting in its name. */
export const settingsSchema = lazy((texts: FieldTexts) =>
  object(
    Object.fromEntries(
      Object.keys(texts).flatMap(name => {
        const found = findSetting(keyOfField(name));
        return found === undefined ? [] : [[name, schemaOf(found.descriptor)]];
      }),
    ),
  ),
);
