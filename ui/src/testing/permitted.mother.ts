import type { ApplyModel } from '@radiolink/application/configuration/apply/apply.model';
import { ChangeModels } from '@radiolink/application/configuration/change-models';
import { createPermissions } from '@radiolink/application/configuration/permissions';
import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { SessionModel } from '@radiolink/application/session/session.model';
import type { Models } from '../models/models.ts';

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
