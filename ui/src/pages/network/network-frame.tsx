import { type ReactNode } from 'react';
import { ChoiceSourcesProvider, useSettingsScope } from '../../settings/index.ts';
import { interfaceNames } from './interface-names.ts';

/** Provides the interfaces of the configuration to the fields that name one. */
export function NetworkFrame({ children }: { readonly children: ReactNode }) {
  const names = useSettingsScope(({ context }) => interfaceNames(context.values));
  const sources = { interfaces: names.map(value => ({ value, label: value })) };
  return <ChoiceSourcesProvider value={sources}>{children}</ChoiceSourcesProvider>;
}
