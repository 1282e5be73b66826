import { yupResolver } from '@hookform/resolvers/yup';
import { type SettingsContext, findSetting, type Setting, type SettingId } from '@radiolink/domain/settings';
import { createContext, type ReactNode, use, useEffect } from 'react';
import { type Resolver, useForm, type UseFormReturn } from 'react-hook-form';
import { fieldName, keyOfField } from './field-name.ts';
import { heldValue, keyOf, problemIn } from './placed-setting.ts';
import { placedIn } from './placed-in.ts';
import type { SettingsSectionPlace } from './settings-layout.ts';
import { useSettingsScope } from './settings-scope.tsx';
import { lazy, object, type StringSchema } from 'yup';
import { ruledText } from '../components/forms/rule-schema.ts';

/** Texts of the fields of a form by their names. */
type FieldTexts = Record<string, string>;

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
const settingsSchema = lazy((texts: FieldTexts) =>
  object(
    Object.fromEntries(
      Object.keys(texts).flatMap(name => {
        const found = findSetting(keyOfField(name));
        return found === undefined ? [] : [[name, schemaOf(found.descriptor)]];
      }),
    ),
  ),
);

/** The form of a settings page. */
export type SettingsFormState = UseFormReturn<FieldTexts, SettingsContext>;

const FormContext = createContext<SettingsFormState | null>(null);

/** The form of a field. Fields receive its actions by name: the form object itself never changes. */
export function useSettingsForm(): SettingsFormState {
  const form = use(FormContext);
  if (form === null) throw new Error('A settings field stands outside SettingsForm.');
  return form;
}

const judge = yupResolver(settingsSchema);

/** Validates the requested fields only: the others may be many. */
const resolver: Resolver<FieldTexts, SettingsContext> = (texts, context, options) =>
  judge(
    Object.fromEntries((options.names ?? Object.keys(texts)).map(name => [name, texts[name] ?? ''])),
    context,
    options,
  );

/** Typed text and its messages are kept when the draft changes. */
const RESET = { keepDirtyValues: true, keepErrors: true } as const;

export interface SettingsFormProps {
  /** Scope of the page: the form has the values of the whole draft. */
  readonly sections: readonly SettingsSectionPlace[];
  readonly children: ReactNode;
}

/**
 * The form of a settings page: React Hook Form filled from the draft, with the yup schema of the descriptors.
 * Nothing is submitted; each field enters the draft automatically on blur. It has no `<form>`: sections contain forms of
 * their own, such as the address of a firmware file, and a browser submits only the outer one of two.
 */
export function SettingsForm({ sections, children }: SettingsFormProps) {
  const context = useSettingsScope(scope => scope.context);
  const values = useSettingsScope(scope =>
    Object.fromEntries(
      placedIn(sections, scope.context.values).map(placed => [
        fieldName(keyOf(placed)),
        heldValue(placed, scope.context.values),
      ]),
    ),
  );
  const form = useForm<FieldTexts, SettingsContext>({ resolver, values, context, resetOptions: RESET });
  const { getFieldState, getValues, setValue } = form;
  useEffect(() => {
    // Typed text that the draft contains is no longer dirty; React Hook Form keeps it dirty.
    for (const [name, value] of Object.entries(values)) {
      if (getFieldState(name).isDirty && getValues(name) === value)
        setValue(name, value, { shouldDirty: true });
    }
  }, [values, getFieldState, getValues, setValue]);
  return <FormContext value={form}>{children}</FormContext>;
}
