import { roleOf } from '@radiolink/domain/session';
import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { useModels } from '../models/index.ts';
import { type Command, commandsOf } from './command.ts';

/** Everything that can be done at the moment. */
export function useCommands(): readonly Command[] {
  const { start, actions, session } = useModels();
  const [features, bound, user] = useUnit([start.$features, actions.$bound, session.$user]);
  return useMemo(
    () => commandsOf(features, bound, roleOf(user.readOnly), openRoute),
    [features, bound, user.readOnly],
  );
}

/** Opens the page of a route, as its link would. */
export function openRoute(route: string): void {
  window.location.hash = `#/${route}`;
}
