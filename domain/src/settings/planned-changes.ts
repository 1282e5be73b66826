import type { ConfigChange } from '../configuration/config-diff.ts';
import type { Message } from '../errors/message.ts';
import type { ChangePlan } from './change-plan.ts';
import { RISKS } from './setting.ts';
import { type SettingChange, settingChanges } from './setting-changes.ts';
import { withWholeEntries } from './whole-entries.ts';

/**
 * Changes as they are counted and reviewed: a plan is one change with its settings as the parts, and so is an entry of a
 * list that is new or gone as a whole. A setting that was edited by hand since its plan stands for itself.
 *
 * @param values the configuration with the changes made
 */
export function reviewedChanges(
  changes: readonly ConfigChange[],
  values: ReadonlyMap<string, string>,
  plans: readonly ChangePlan[],
): readonly SettingChange[] {
  const single = settingChanges(changes, values);
  const planOf = ({ keys }: SettingChange): ChangePlan | undefined =>
    plans.find(({ made }) => keys.every(key => made.has(key) && made.get(key) === values.get(key)));
  const parts = new Map(plans.map(plan => [plan, single.filter(change => planOf(change) === plan)] as const));
  const own = single.filter(change => {
    const plan = planOf(change);
    return plan === undefined || (parts.get(plan)?.length ?? 0) <= 1;
  });
  const planned = plans.flatMap(plan => {
    const made = parts.get(plan) ?? [];
    const staying = own.filter(({ keys }) => keys.some(key => plan.made.has(key))).map(({ name }) => name);
    return made.length > 1 ? [planChange(plan, made, staying)] : [];
  });
  return [...planned, ...withWholeEntries(own, values)];
}

function planChange(
  { key, name, before, after }: ChangePlan,
  parts: readonly SettingChange[],
  staying: readonly Message[],
): SettingChange {
  const [first] = parts;
  const lead = parts.find(part => part.key === key) ?? first;
  if (lead === undefined) throw new Error('A plan has at least one setting.');
  return {
    ...lead,
    keys: parts.flatMap(({ keys }) => keys),
    name,
    kind: 'changed',
    risk: RISKS.find(risk => parts.some(part => part.risk === risk)) ?? lead.risk,
    parts,
    plan: { before, after, staying },
  };
}
