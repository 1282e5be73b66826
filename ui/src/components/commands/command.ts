import { type ActionGroup, actionsFor, type BoundAction } from '@radiolink/application/features/actions';
import type { FeatureGroup, FeatureRole } from '@radiolink/application/navigation/feature';
import type { RegisteredFeature } from '@radiolink/application/features/registry';

/** Something that a key, the help sheet or the palette can do: open a page, or do an action. */
export interface Command {
  readonly id: string;
  readonly kind: 'page' | 'action';
  readonly group: FeatureGroup | ActionGroup;
  /** English text, its own translation key. */
  readonly label: string;
  readonly keys: readonly string[];
  readonly keywords: readonly string[];
  readonly run: () => void;
}

/** The commands of a page: the available features, then the actions with a handler. */
export function commandsOf(
  features: readonly RegisteredFeature[],
  bound: readonly BoundAction[],
  role: FeatureRole,
  open: (route: string) => void,
): readonly Command[] {
  const pages = features.map(
    ({ id, group, label, keys, keywords = [], route }): Command => ({
      id,
      kind: 'page',
      group,
      label,
      keys,
      keywords,
      run: () => open(route),
    }),
  );
  const actions = actionsFor(role).flatMap(({ id, group, label, keys = [], keywords = [] }): Command[] => {
    const run = bound.find(one => one.id === id)?.run;
    if (run === undefined) return [];
    return [{ id, kind: 'action', group, label, keys, keywords, run }];
  });
  return [...pages, ...actions];
}
