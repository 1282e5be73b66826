import type { ConfigChange } from '../configuration/config-diff.ts';
import { type Message, message } from '../errors/message.ts';
import { settingsCatalogue } from './catalogue.ts';
import { findSetting } from './find-setting.ts';
import { mayBeInUse } from './section-switches.ts';
import { type ChangePlan, type SettingChange, settingChanges } from './setting-changes.ts';
import { placeholdersOf, RISKS } from './setting.ts';

type Values = ReadonlyMap<string, string>;

/** The path of the section around an entry or section with a switch: `dhcpd` of `dhcpd.1.status`. */
const AROUND = /^(.+)\.[^.]+\.status$/;

/** Whether a switch is off, or a setting is under one that is: `dhcpd.1.start` where `dhcpd.status` is off. */
export function isOff(key: string, values: Values): boolean {
  const isOffSwitch = key.endsWith('.status') && values.get(key) !== 'enabled';
  return isOffSwitch || !mayBeInUse(key, values);
}

/**
 * What was left on in a section that was off, and is switched off as the section goes on (`switchOnEdits`): it was off and
 * stays off. Keys by the switch of the section that they are written with: `dhcpd.1.status` by `dhcpd.status`.
 */
export function leftoversBySwitch(changes: readonly ConfigChange[]): ReadonlyMap<string, readonly string[]> {
  const wentOn = new Set(
    changes.filter(({ before, after }) => before !== 'enabled' && after === 'enabled').map(({ key }) => key),
  );
  const found = new Map<string, string[]>();
  for (const { key, before, after } of changes) {
    const path = AROUND.exec(key)?.[1];
    const section = `${path}.status`;
    if (before !== 'enabled' || after !== 'disabled' || !wentOn.has(section)) continue;
    found.set(section, [...(found.get(section) ?? []), key]);
  }
  return found;
}

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
  return withSwitchesAround([...planned, ...withWholeEntries(withLeftovers(own, changes), values)], values);
}

/**
 * Puts a switch that no page shows, and that goes on around one change, to that change: the packet filter around its firewall.
 * Around several it stands for itself, as none of them can be reverted with it.
 */
function withSwitchesAround(changes: readonly SettingChange[], values: Values): readonly SettingChange[] {
  const isAround = ({ key }: SettingChange): boolean =>
    findSetting(key)?.descriptor.level === 'internal' &&
    key.endsWith(STATUS) &&
    values.get(key) === 'enabled';
  const [around, within] = [changes.filter(isAround), changes.filter(change => !isAround(change))];
  const switches = new Map<string, readonly string[]>();
  for (const { key, keys } of around) {
    const inside = within.filter(change => isWithin(change.key, key));
    const [first, ...others] = inside.filter(change => !inside.some(each => isWithin(change.key, each.key)));
    if (first !== undefined && others.length === 0)
      switches.set(first.key, [...(switches.get(first.key) ?? []), ...keys]);
  }
  const carried = new Set([...switches.values()].flat());
  return changes
    .filter(({ key }) => !carried.has(key))
    .map(change => ({ ...change, keys: [...change.keys, ...(switches.get(change.key) ?? [])] }));
}

const STATUS = '.status';

/** True if a key is in the section of a switch: `iptables.sys.fw.1.src` in that of `iptables.status`. */
const isWithin = (key: string, status: string): boolean =>
  key !== status && status.endsWith(STATUS) && key.startsWith(status.slice(0, -STATUS.length + 1));

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

/**
 * Changes for a person's eyes: an entry of a list that is new or gone as a whole is one change, with its settings as the
 * parts. Others stay as they are, in their order.
 *
 * @param values the configuration with the changes made
 */
export function withWholeEntries(
  changes: readonly SettingChange[],
  values: Values,
): readonly SettingChange[] {
  const whole = wholeEntries(changes, values);
  const parts = new Map<string, SettingChange[]>();
  return changes
    .map(change => {
      const entry = entriesAbove(change.key).find(path => whole.has(path));
      if (entry === undefined) return [change];
      const known = parts.get(entry);
      known?.push(change);
      if (known !== undefined) return [];
      const begun = [change];
      parts.set(entry, begun);
      return begun;
    })
    .flatMap(own => (own.length > 1 ? [entryChange(own)] : own));
}

/** The entries of lists that a key is in, outermost first: `dhcpd.1` and `dhcpd.1.dns.2` of `dhcpd.1.dns.2.server`. */
function entriesAbove(key: string): readonly string[] {
  const pattern = findSetting(key)?.descriptor.key.split('.') ?? [];
  const names = key.split('.');
  return pattern.flatMap((part, place) =>
    part.startsWith('{') ? [names.slice(0, place + 1).join('.')] : [],
  );
}

/** The entries of which every key was added, or every key was removed. */
function wholeEntries(changes: readonly SettingChange[], values: Values): ReadonlySet<string> {
  const counts = new Map<string, { added: number; removed: number; changed: number; held: number }>();
  for (const { key, kind } of changes)
    for (const entry of entriesAbove(key)) {
      const count = counts.get(entry) ?? { added: 0, removed: 0, changed: 0, held: 0 };
      count[kind] += 1;
      counts.set(entry, count);
    }
  for (const key of values.keys())
    for (let dot = key.indexOf('.'); dot >= 0; dot = key.indexOf('.', dot + 1)) {
      const count = counts.get(key.slice(0, dot));
      if (count !== undefined) count.held += 1;
    }
  return new Set(
    [...counts]
      .filter(([, { added, changed, held }]) => changed === 0 && held === added)
      .filter(([, { added, removed }]) => added === 0 || removed === 0)
      .map(([entry]) => entry),
  );
}

/** One change of several, named after their list; the first setting of the catalogue leads. */
function entryChange(changes: readonly SettingChange[]): SettingChange {
  const parts = changes.toSorted((one, other) => rankOf(one.key) - rankOf(other.key));
  const [first] = parts;
  if (first === undefined) throw new Error('An entry has at least one setting.');
  const subject = findSetting(first.key)?.descriptor.subject;
  return {
    ...first,
    keys: parts.flatMap(({ keys }) => keys),
    ...(subject !== undefined && { name: entryOf(first.name) ?? message(subject, first.name.values) }),
    risk: RISKS.find(risk => parts.some(part => part.risk === risk)) ?? first.risk,
    parts,
  };
}

/** The name of the entry in the name of one of its settings. */
function entryOf({ values }: Message): Message | undefined {
  return typeof values?.entry === 'object' ? values.entry : undefined;
}

/** Settings of the entry itself before those of lists in it, each in the order of the catalogue. */
function rankOf(key: string): number {
  const descriptor = findSetting(key)?.descriptor;
  if (descriptor === undefined) return Number.POSITIVE_INFINITY;
  const depth = placeholdersOf(descriptor.key).length;
  return depth * settingsCatalogue.length + settingsCatalogue.indexOf(descriptor);
}
