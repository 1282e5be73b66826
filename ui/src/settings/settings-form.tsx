import { yupResolver } from '@hookform/resolvers/yup';
import type { SettingsContext } from '@radiolink/domain/settings';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { FormProvider, type Resolver, useForm } from 'react-hook-form';
import { fieldName } from './field-name.ts';
import { keyOf, type PlacedSetting } from './placed-setting.ts';
import { settingsSchema } from './settings-schema.ts';
import { useSettingsScope } from './settings-scope.ts';

/** Texts of the fields by their names. */
export type FieldTexts = Record<string, string>;

/** What each field last took over from the draft, by its name: it outlives a field that is hidden for a while. */
const TakenContext = createContext<Map<string, string> | null>(null);

export function useTakenOver(): Map<string, string> {
  const taken = use(TakenContext);
  if (taken === null) throw new Error('A settings field stands outside SettingsForm.');
  return taken;
}

export interface SettingsFormProps {
  /** Every setting that the page may show: the schema is made of them. */
  readonly fields: readonly PlacedSetting[];
  readonly children: ReactNode;
}

/** Judges the asked fields by a schema of theirs, against the configuration as it is then. */
function resolverOf(fields: readonly PlacedSetting[]): Resolver<FieldTexts, SettingsContext> {
  const named = new Map(fields.map(placed => [fieldName(keyOf(placed)), placed]));
  return (texts, context, options) => {
    if (context === undefined) return { values: texts, errors: {} };
    const asked = (options.names ?? [...named.keys()]).flatMap(name => named.get(name) ?? []);
    // Names of fields come from the settings, so that yup cannot tell them one by one.
    const judge = yupResolver(settingsSchema(asked, context)) as unknown as Resolver<FieldTexts>;
    return judge(texts, undefined, options);
  };
}

/**
 * The form of a settings page: React Hook Form with a yup schema derived from the descriptors. Nothing is submitted; each
 * field enters the draft by itself when it is left.
 */
export function SettingsForm({ fields, children }: SettingsFormProps) {
  const { context } = useSettingsScope();
  const resolver = useMemo(() => resolverOf(fields), [fields]);
  const taken = useMemo(() => new Map<string, string>(), []);
  const form = useForm<FieldTexts, SettingsContext>({ resolver, context });
  return (
    <TakenContext value={taken}>
      <FormProvider {...form}>
        <form method="post" noValidate autoComplete="off" onSubmit={event => event.preventDefault()}>
          {children}
        </form>
      </FormProvider>
    </TakenContext>
  );
}
