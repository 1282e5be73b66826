import {
  type ApplyModel,
  ChangeModels,
  createPermissions,
  EditingModel,
} from '@radiolink/application/configuration';
import { SessionModel } from '@radiolink/application/session';
import type { Models } from '../models/index.ts';

/** Models of changes in which a part of applying is another one, with what may then be done. */
export function permitted(models: Models, part: Partial<ApplyModel>): ChangeModels {
  const changes = models.get(ChangeModels);
  const apply = { ...changes.apply, ...part };
  const { $user } = models.get(SessionModel);
  const permissions = createPermissions({
    editing: models.get(EditingModel),
    drafts: changes.drafts,
    apply,
    $user,
  });
  return { ...changes, apply: { ...apply, ...permissions } };
}
