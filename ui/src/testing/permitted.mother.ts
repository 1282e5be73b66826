import { DraftsModel, PermittedApply } from '@radiolink/application/configuration/change-models';
import type { ApplyModel } from '@radiolink/application/configuration/apply/apply.model';
import {
  createPermissions,
  type PermittedApply as Permitted,
} from '@radiolink/application/configuration/permissions';
import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { SessionModel } from '@radiolink/application/session/session.model';
import type { Models } from '../models/models.ts';

/** Applying of which a part is another one, with what may then be done. */
export function permitted(models: Models, part: Partial<ApplyModel>): Permitted {
  const apply = { ...models.get(PermittedApply), ...part };
  const { $user } = models.get(SessionModel);
  const permissions = createPermissions({
    editing: models.get(EditingModel),
    drafts: models.get(DraftsModel),
    apply,
    $user,
  });
  return { ...apply, ...permissions };
}
