import { PermittedApply } from '@radiolink/application/configuration/change-models';
import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { type ChangeTask, changeTasks, type TaskImpact, taskImpact } from '@radiolink/domain/impact';
import { useUnitsOf } from '../../../models/models.ts';

/** The pending changes by task, and what each of them interrupts. */
export interface PendingTasks extends TaskImpact {
  readonly tasks: readonly ChangeTask[];
}

/** Sorts the pending changes by task. Worked out while they are reviewed, and only then. */
export function usePendingTasks(): PendingTasks {
  const [changes, state] = useUnitsOf(EditingModel, '$pending', '$state');
  const [impact, { channels, linkedMhz }] = useUnitsOf(PermittedApply, '$impact', '$facts');
  if (state === null) return { tasks: [], own: new Map(), shared: [] };
  const configurations = { before: state.store.original, after: state.store.running };
  const tasks = changeTasks(changes, configurations);
  const facts = { ...configurations, linkedMhz, ...(channels && { channels }) };
  return { tasks, ...taskImpact(tasks, impact?.cuts ?? [], facts) };
}
