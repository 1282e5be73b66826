import { SessionModel } from '@radiolink/application/session/session.model';
import { ActionsModel } from '@radiolink/application/features/actions.model';
import { StartModel } from '@radiolink/application/start/start.model';
import { roleOf } from '@radiolink/domain/session';
import { useUnit } from 'effector-react';
import { useModel } from '../models/models.ts';
import { type Command, commandsOf } from './command.ts';

/** Everything that can be done at the moment. */
export function useCommands(): readonly Command[] {
  const start = useModel(StartModel);
  const actions = useModel(ActionsModel);
  const session = useModel(SessionModel);
  const [features, bound, user] = useUnit([start.$features, actions.$bound, session.$user]);
  return commandsOf(features, bound, roleOf(user.readOnly), openRoute);
}

/** Opens the page of a route, as its link would. */
export function openRoute(route: string): void {
  window.location.hash = `#/${route}`;
}
