import { message, type Problem } from '../errors/message.ts';
import { checkRequired } from '../network/validators.ts';
import { type Setting, settingsCatalogue } from './catalogue.ts';
import { contradictions } from './checks/contradictions.ts';
import { never } from './conditions.ts';
import { findSetting } from './find-setting.ts';
import { type Finding, finding } from './finding.ts';
import { isInUse, mayBeInUse, statusKeysAbove } from './section-switches.ts';
import { fillKey, type SettingDescriptor } from './setting.ts';
import { type SettingsContext, settingsContext, textsOf } from './settings-context.ts';

/**
 * Validates one value as a form does. An empty value is a problem only if required while no switch above it
 * is off; any other must satisfy the rule. The form layer builds its schema from this.
 */
export function checkSetting(
  descriptor: SettingDescriptor,
  value: string,
  context: SettingsContext,
  indexes: readonly number[] = [],
): Problem | undefined {
  if (value !== '') return descriptor.rule(value, context, indexes);
  const read = mayBeInUse(fillKey(descriptor.key, indexes), context.values);
  if (!read || !descriptor.required(context, indexes)) return undefined;
  return descriptor.requiredProblem ?? checkRequired(value);
}

/** A remark on a value that passes its rule: what its setting warns of, or that it is none of the known choices. */
export function remarkOn(
  descriptor: SettingDescriptor,
  value: string,
  context: SettingsContext,
  indexes: readonly number[] = [],
): Problem | undefined {
  const warning = descriptor.warning?.(value, context, indexes);
  if (warning !== undefined) return warning;
  const offered = descriptor.open ? descriptor.choices?.(context, indexes) : undefined;
  if (offered === undefined || offered.some(choice => choice.value === value)) return undefined;
  return message('Unknown value.');
}

/**
 * All findings of a configuration: values that break the rule of their setting, missing values that a section in use
 * requires, and contradictory values. Unknown keys and empty values are no fault. Faults in a section that is off
 * give a note. Findings come in the order of the keys, then the missing, then the contradictory.
 */
export function validateConfiguration(
  given: ReadonlyMap<string, string>,
  context: SettingsContext = settingsContext(given),
): readonly Finding[] {
  const entries = textsOf(given);
  const findings: Finding[] = [];
  for (const [key, value] of entries) {
    if (value !== '') findings.push(...findingsOf(key, value, context));
  }
  return [...findings, ...missingValues(context), ...contradictions(context)];
}

function findingsOf(key: string, value: string, context: SettingsContext): readonly Finding[] {
  const found = findSetting(key);
  if (found === undefined) return [];
  const { descriptor, indexes } = found;
  const { terms } = descriptor;
  const options = () => ({ terms, repair: descriptor.repair?.(context, indexes) });
  const problem = checkSetting(descriptor, value, context, indexes);
  if (problem !== undefined) {
    return [finding(key, problem, mayBeInUse(key, context.values) ? 'error' : 'note', context, options())];
  }
  const remark = remarkOn(descriptor, value, context, indexes);
  return remark === undefined ? [] : [finding(key, remark, 'note', context, options())];
}

const patterns: ReadonlySet<string> = new Set(settingsCatalogue.map(setting => setting.key));

/** The settings that may be required, with the pattern of the nearest switch above them. */
const requiredSettings = settingsCatalogue
  .filter(setting => setting.required !== never)
  .map(setting => ({ setting, nearest: nearestSwitch(setting.key) }));

/**
 * The settings that must hold a value because every switch above them is on, and hold none. A key that is not there at
 * all lacks nothing when the device assumes a value for it.
 */
export function missingValues(context: SettingsContext): readonly Finding[] {
  const instances = switchedInstances(context.values);
  return requiredSettings.flatMap(({ setting, nearest }) =>
    (instances.get(nearest) ?? []).flatMap(indexes => missingValue(setting, indexes, context)),
  );
}

function missingValue(
  setting: Setting,
  indexes: readonly number[],
  context: SettingsContext,
): readonly Finding[] {
  const key = fillKey(setting.key, indexes);
  const held = context.values.get(key) ?? setting.default ?? '';
  const isMissing = held === '' && isInUse(key, context.values);
  const problem = isMissing ? checkSetting(setting, '', context, indexes) : undefined;
  return problem === undefined ? [] : [finding(key, problem, 'error', context)];
}

/** The innermost `status` pattern above a pattern: `dhcpd.{n}.status` of `dhcpd.{n}.start`. */
function nearestSwitch(pattern: string): string {
  const above = statusKeysAbove(pattern).filter(status => patterns.has(status));
  return above.at(-1) ?? '';
}

/** For each status pattern the indexes at which it is on: `dhcpd.{n}.status` at `[[1], [3]]`. */
function switchedInstances(
  values: ReadonlyMap<string, string>,
): ReadonlyMap<string, readonly (readonly number[])[]> {
  const instances = new Map<string, (readonly number[])[]>();
  for (const [key, value] of values) {
    if (value !== 'enabled' || !key.endsWith('.status')) continue;
    const found = findSetting(key);
    if (found === undefined) continue;
    const list = instances.get(found.descriptor.key);
    if (list === undefined) instances.set(found.descriptor.key, [found.indexes]);
    else list.push(found.indexes);
  }
  return instances;
}
