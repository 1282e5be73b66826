import { ConfigText } from '@radiolink/domain/configuration';
import { validateConfiguration } from '@radiolink/domain/settings';

const KEY = 'radio.1.freq';
/** The center of the channel, which moves with the control frequency. */
const CENTER = 'radio.1.center.1.freq';

/** The control frequency that a configuration names, MHz; 0 is automatic. */
export const frequencyOf = (text: string): number => Number(ConfigText.parse(text).get(KEY) ?? 0);

/** The configuration on another frequency, every other byte as it was. @throws PlanRefused where the rules forbid it */
export function onFrequency(text: string, frequencyMhz: number): string {
  const before = ConfigText.parse(text);
  const moved = new Map([[KEY, String(frequencyMhz)]]);
  const center = Number(before.get(CENTER) ?? 0);
  if (center > 0) moved.set(CENTER, String(center + frequencyMhz - Number(before.get(KEY) ?? 0)));
  const edit = before.edit(moved);
  if (!edit.ok) throw new PlanRefused(edit.problem.key);
  const known = new Set(errorsOf(before));
  const added = errorsOf(edit.config).filter(error => !known.has(error));
  if (added.length > 0) throw new PlanRefused(added.join(', '));
  return edit.config.toString();
}

/** Faults of a configuration, without values: those may be secrets. */
export function errorsOf(config: ConfigText): readonly string[] {
  return validateConfiguration(config.entries())
    .filter(({ severity }) => severity === 'error')
    .map(({ key, problem }) => `${key}: ${problem.key}`);
}

/** The change breaks a rule: no retry will help. */
export class PlanRefused extends Error {
  override readonly name = 'PlanRefused';
}
