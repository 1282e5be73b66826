import { shareStructure } from '@radiolink/application/status';
import type { ConfigChanges } from '@radiolink/domain/configuration';
import type { Choice, ChoiceSource, SettingId, SettingsContext } from '@radiolink/domain/settings';
import { createContext, type ReactNode, use, useLayoutEffect, useState, useSyncExternalStore } from 'react';

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

/** The newest scope, for those who ask and those who listen. */
interface ScopeFeed {
  readonly now: () => SettingsScope;
  readonly subscribe: (hear: () => void) => () => void;
  readonly tell: (scope: SettingsScope) => void;
}

function scopeFeed(first: SettingsScope): ScopeFeed {
  const hearers = new Set<() => void>();
  let newest = first;
  return {
    now: () => newest,
    subscribe: hear => {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
    tell: scope => {
      if (scope === newest) return;
      newest = scope;
      for (const hear of hearers) hear();
    },
  };
}

const FeedContext = createContext<ScopeFeed | null>(null);

export interface SettingsScopeProviderProps {
  readonly value: SettingsScope;
  readonly children: ReactNode;
}

/**
 * Gives the fields below it their scope. A new scope renders nothing by itself: each field looks whether its own part is
 * another one, so that an edit repaints only what it changed.
 */
export function SettingsScopeProvider({ value, children }: SettingsScopeProviderProps) {
  const [feed] = useState(() => scopeFeed(value));
  useLayoutEffect(() => feed.tell(value), [feed, value]);
  return <FeedContext value={feed}>{children}</FeedContext>;
}

function useFeed(): ScopeFeed {
  const feed = use(FeedContext);
  if (feed === null) throw new Error('A settings field stands outside SettingsScopeProvider.');
  return feed;
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
 * A part of the scope of the settings page that the component stands in. The component is rendered again only when that
 * part is another one; plain objects and lists are compared by what they hold, anything else by identity.
 */
export function useSettingsScope<T>(select: (scope: SettingsScope) => T): T {
  const { subscribe, now } = useFeed();
  const [shared] = useState(sharing<T>);
  const slice = (): T => shared(select(now()));
  return useSyncExternalStore(subscribe, slice);
}

/** The scope as it is when it is asked for, for what happens on a click or a key. */
export function useScopeNow(): () => SettingsScope {
  return useFeed().now;
}

/** Whether the user may only read. */
export function useReadOnly(): boolean {
  return useSettingsScope(({ readOnly }) => readOnly);
}
