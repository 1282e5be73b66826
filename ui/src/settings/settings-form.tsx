import { yupResolver } from '@hookform/resolvers/yup';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { FormProvider, type Resolver, useForm } from 'react-hook-form';
import { fieldName } from './field-name.ts';
import { keyOf, type PlacedSetting } from './placed-setting.ts';
import { settingsSchema } from './settings-schema.ts';
import { type SettingsScope, useScopeNow } from './settings-scope.tsx';

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
function resolverOf(fields: readonly PlacedSetting[], scope: () => SettingsScope): Resolver<FieldTexts> {
  const named = new Map(fields.map(placed => [fieldName(keyOf(placed)), placed]));
  return (texts, _, options) => {
    const asked = (options.names ?? [...named.keys()]).flatMap(name => named.get(name) ?? []);
    // Names of fields come from the settings, so that yup cannot tell them one by one.
    const judge = yupResolver(settingsSchema(asked, scope().context)) as unknown as Resolver<FieldTexts>;
    return judge(texts, undefined, options);
  };
}

/**
 * The form of a settings page: React Hook Form with a yup schema derived from the descriptors. Nothing is submitted; each
 * field enters the draft by itself when it is left.
 */
export function SettingsForm({ fields, children }: SettingsFormProps) {
  const scope = useScopeNow();
  const resolver = useMemo(() => resolverOf(fields, scope), [fields, scope]);
  const [taken] = useState(() => new Map<string, string>());
  const form = useForm<FieldTexts>({ resolver });
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
