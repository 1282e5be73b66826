import {
  type ActionGroup,
  actionsFor,
  type BoundAction,
  ActionsModel,
  type ActionId,
} from '@radiolink/application/features/actions';
import { type RegisteredFeature, FeaturesModel } from '@radiolink/application/features/registry';
import type { FeatureGroup, FeatureRole } from '@radiolink/application/navigation/feature';
import { SessionModel } from '@radiolink/application/session/session.model';
import { roleOf } from '@radiolink/domain/session';
import { useEffect, useRef } from 'react';
import { useUnitsOf } from '../../models/models.ts';

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

/**
 * Binds an action of the registry while the component is shown and `can` is true. It runs from its keys, the
 * help sheet and the command palette.
 */
export function useAction(id: ActionId, run: () => void, can = true): void {
  const [bound, unbound] = useUnitsOf(ActionsModel, 'bound', 'unbound');
  const newest = useRef(run);
  useEffect(() => {
    newest.current = run;
  }, [run]);
  useEffect(() => {
    if (!can) return undefined;
    const binding = { id, run: () => newest.current() };
    bound(binding);
    return () => {
      unbound(binding);
    };
  }, [id, can, bound, unbound]);
}

/** Everything that can be done at the moment. */
export function useCommands(): readonly Command[] {
  const features = useUnitsOf(FeaturesModel, '$features');
  const bound = useUnitsOf(ActionsModel, '$bound');
  const user = useUnitsOf(SessionModel, '$user');
  return commandsOf(features, bound, roleOf(user.readOnly), openRoute);
}

/** Opens the page of a route, as its link would. */
function openRoute(route: string): void {
  window.location.hash = `#/${route}`;
}
