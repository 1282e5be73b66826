import { SettingsContextModel } from '@radiolink/application/configuration/change-models';
import type { SettingsScope } from '@radiolink/application/configuration/settings-context.model';
import type { ConfigChanges } from '@radiolink/domain/configuration';
import { shareStructure } from '@radiolink/application/status/share-structure';
import type { Choice, ChoiceSource } from '@radiolink/domain/settings';
import { useStoreMap } from 'effector-react';
import { createContext, use, useState } from 'react';
import { useModel, useUnitsOf } from '../models/models.ts';

/** Values of the configuration by key. */
export type ConfigValues = ReadonlyMap<string, string>;

/** Lists that only the running device can give. */
export type ChoiceSources = Readonly<Partial<Record<ChoiceSource, readonly Choice[]>>>;

/** Enters changes into the draft that follow from the configuration as it is at that moment: nothing renders by it. */
export function useChanged(): (change: (scope: SettingsScope) => ConfigChanges) => void {
  const make = useUnitsOf(SettingsContextModel, 'changeFx');
  return change => void make(change);
}

/** Keeps whatever parts of the last value the next one has too. */
function sharing<T>(): (next: T) => T {
  let last: T | undefined;
  return next => {
    last = shareStructure(last, next);
    return last;
  };
}

/**
 * Selects a part of the scope of the settings pages. The component renders again only when that part changes.
 * Plain objects and lists are compared by content, other values by identity.
 */
export function useSettingsScope<T>(select: (scope: SettingsScope) => T): T {
  const { $scope } = useModel(SettingsContextModel);
  const [shared] = useState(sharing<{ readonly part: T }>);
  // The part is wrapped in an object: a store that receives undefined keeps its last value.
  return useStoreMap({
    store: $scope,
    keys: [select],
    fn: (scope, [pick]) => shared({ part: pick(scope) }),
  }).part;
}

/** True for a read-only user. */
export function useReadOnly(): boolean {
  return useSettingsScope(({ readOnly }) => readOnly);
}

const SourcesContext = createContext<ChoiceSources>({});

/** Gives the fields below it the lists of their page. */
export const ChoiceSourcesProvider = SourcesContext;

export function useChoiceSources(): ChoiceSources {
  return use(SourcesContext);
}
