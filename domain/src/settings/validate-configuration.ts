import { checkSetting, remarkOn } from './check-setting.ts';
import { contradictions } from './checks/contradictions.ts';
import { type Finding, finding } from './finding.ts';
import { findSetting } from './find-setting.ts';
import { missingValues } from './missing-values.ts';
import { mayBeInUse } from './section-switches.ts';
import { type SettingsContext, settingsContext } from './settings-context.ts';
import { textsOf } from './texts-of.ts';

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
