import type { ConfigText } from '../configuration/config-text.ts';
import type { ChangeTask } from './change-tasks.ts';
import { changeImpact, type Cut, type ImpactFacts } from './change-impact.ts';

/** The interruptions of several tasks, each said once. */
export interface TaskImpact {
  /** By the id of the task that causes it. */
  readonly own: ReadonlyMap<string, readonly Cut[]>;
  /** What no task causes alone, and everything where there is one task. */
  readonly shared: readonly Cut[];
}

/**
 * Shares the interruptions of all changes out to the tasks that cause them. One that several cause stands at the first of them:
 * a radio restarts once.
 *
 * @param facts of all changes together
 */
export function taskImpact(
  tasks: readonly Pick<ChangeTask, 'id' | 'keys'>[],
  cuts: readonly Cut[],
  facts: ImpactFacts,
): TaskImpact {
  if (tasks.length < 2) return { own: new Map(), shared: cuts };
  const left = new Map(cuts.map(cut => [wordsOf(cut), cut]));
  const own = new Map(
    tasks.map(task => {
      const alone = changeImpact({ ...facts, after: onlyWith(task.keys, facts) }).cuts;
      const caused = alone.flatMap(cut => {
        const said = left.get(wordsOf(cut));
        left.delete(wordsOf(cut));
        return said ?? [];
      });
      return [task.id, caused] as const;
    }),
  );
  return { own, shared: [...left.values()] };
}

/** By its sentence: how long it takes depends on what else restarts. */
const wordsOf = ({ kind, message }: Cut): string => `${kind} ${message.key}`;

function onlyWith(keys: readonly string[], { before, after }: ImpactFacts): ConfigText {
  const edit = before.edit(new Map(keys.map(key => [key, after.get(key)])));
  return edit.ok ? edit.config : before;
}
