import type { ConfigChanges } from '@radiolink/domain/configuration';
import type { Choice, ChoiceSource, SettingId, SettingsContext } from '@radiolink/domain/settings';
import { createContext, use } from 'react';

/** Values of the configuration by key. */
export type ConfigValues = ReadonlyMap<string, string>;

/** What setting one value brings with it beyond the mirrors of its descriptor: other keys that would no longer fit. */
export type AlsoEdits = (id: SettingId, value: string, context: SettingsContext) => ConfigChanges;

/** What every field of a settings page needs: the configuration, who may change it, and where a change goes. */
export interface SettingsScope {
  /** As the device has it. */
  readonly original: ConfigValues;
  /** With the pending changes made; `values` is that of `context`. */
  readonly context: SettingsContext;
  readonly readOnly: boolean;
  /** Puts changes into the draft; undefined deletes a key. */
  readonly edit: (changes: ConfigChanges) => void;
  /** Lists that only the running device can give. */
  readonly sources: Readonly<Partial<Record<ChoiceSource, readonly Choice[]>>>;
  readonly also?: AlsoEdits;
}

const ScopeContext = createContext<SettingsScope | null>(null);

export const SettingsScopeProvider = ScopeContext;

/** The scope of the settings page that the component stands in. */
export function useSettingsScope(): SettingsScope {
  const scope = use(ScopeContext);
  if (scope === null) throw new Error('A settings field stands outside SettingsScopeProvider.');
  return scope;
}
