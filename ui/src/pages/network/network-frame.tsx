import { interfaceNames } from '@radiolink/domain/settings';
import { type ReactNode } from 'react';
import { renderEntries } from '../../settings/entry-table/entries.tsx';
import { ChoiceSourcesProvider, EntryTableContext, useSettingsScope } from '../../settings/index.ts';

/** Provides the interfaces of the configuration to the fields that name one, and tables to the lists. */
export function NetworkFrame({ children }: { readonly children: ReactNode }) {
  const names = useSettingsScope(({ context }) => interfaceNames(context.values));
  const sources = { interfaces: names.map(value => ({ value, label: value })) };
  return (
    <ChoiceSourcesProvider value={sources}>
      <EntryTableContext value={renderEntries}>{children}</EntryTableContext>
    </ChoiceSourcesProvider>
  );
}
