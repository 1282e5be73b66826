import type { ConfigChange } from '../configuration/config-diff.ts';
import type { Message } from '../errors/message.ts';
import type { ChangePlan } from './change-plan.ts';
import { isOff, leftoversBySwitch } from './leftovers.ts';
import { RISKS } from './setting.ts';
import { type SettingChange, settingChanges } from './setting-changes.ts';
import { withWholeEntries } from './whole-entries.ts';

/**
 * Changes as they are counted and reviewed: a plan is one change with its settings as the parts, and so is an entry of a
 * list that is new or gone as a whole. A setting that was edited by hand since its plan stands for itself. What was left on in
 * a section that was off belongs to the switch that turns the section on.
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
  const was = new Map(values);
  for (const { key, before } of changes) {
    if (before === undefined) was.delete(key);
    else was.set(key, before);
  }
  const isLeftover = ({ keys }: SettingChange): boolean =>
    keys.every(key => isOff(key, was) && isOff(key, values));
  const planned = plans.flatMap(plan => {
    const made = parts.get(plan) ?? [];
    const staying = own.filter(({ keys }) => keys.some(key => plan.made.has(key))).map(({ name }) => name);
    return made.length > 1 ? [planChange(plan, made, staying, isLeftover)] : [];
  });
  return [...planned, ...withWholeEntries(withLeftovers(own, changes), values)];
}

/** Puts what was left in a section that was off to the change of its switch; left alone where that is not among them. */
function withLeftovers(
  own: readonly SettingChange[],
  changes: readonly ConfigChange[],
): readonly SettingChange[] {
  const leftovers = leftoversBySwitch(changes);
  const carried = new Set(own.flatMap(({ keys }) => keys.flatMap(key => leftovers.get(key) ?? [])));
  return own
    .filter(({ key }) => !carried.has(key))
    .map(change => {
      const left = change.keys.flatMap(key => leftovers.get(key) ?? []);
      return left.length === 0 ? change : { ...change, keys: [...change.keys, ...left] };
    });
}

function planChange(
  { key, name, before, after }: ChangePlan,
  parts: readonly SettingChange[],
  staying: readonly Message[],
  isLeftover: (change: SettingChange) => boolean,
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
    // What was off and stays off changes nothing on the device.
    parts: parts.filter(part => part === lead || !isLeftover(part)),
    plan: { before, after, staying },
  };
}
