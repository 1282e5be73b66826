import { SessionModel } from '@radiolink/application/session/session.model';
import { ActionsModel } from '@radiolink/application/features/actions';
import { FeaturesModel } from '@radiolink/application/features/registry';
import { roleOf } from '@radiolink/domain/session';
import { useUnitsOf } from '../../models/models.ts';
import { type Command, commandsOf } from './command.ts';

/** Everything that can be done at the moment. */
export function useCommands(): readonly Command[] {
  const features = useUnitsOf(FeaturesModel, '$features');
  const bound = useUnitsOf(ActionsModel, '$bound');
  const user = useUnitsOf(SessionModel, '$user');
  return commandsOf(features, bound, roleOf(user.readOnly), openRoute);
}

/** Opens the page of a route, as its link would. */
export function openRoute(route: string): void {
  window.location.hash = `#/${route}`;
}
