import { checkRequired } from '../network/required.ts';
import { type Setting, settingsCatalogue } from './catalogue.ts';
import { never } from './conditions.ts';
import { type Finding, finding } from './finding.ts';
import { findSetting } from './find-setting.ts';
import { fillKey } from './key-pattern.ts';
import { isInUse, switchesAbove } from './section-switches.ts';
import type { SettingsContext } from './settings-context.ts';

const requiredSettings = settingsCatalogue.filter(setting => setting.required !== never);

/** The settings that must hold a value because every switch above them is on, and hold none. */
export function missingValues(context: SettingsContext): readonly Finding[] {
  const instances = switchedInstances(context.values);
  return requiredSettings.flatMap(setting =>
    (instances.get(innermostSwitch(setting)) ?? [])
      .filter(indexes => setting.required(context, indexes))
      .map(indexes => fillKey(setting.key, indexes))
      .filter(key => (context.values.get(key) ?? '') === '' && isInUse(key, context.values))
      .flatMap(key => {
        const problem = checkRequired('');
        return problem ? [finding(key, problem, 'error', context)] : [];
      }),
  );
}

/** The pattern of the last switch above a setting; a setting without one is never asked for. */
function innermostSwitch(setting: Setting): string {
  return switchesAbove(setting.key).at(-1) ?? '';
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
