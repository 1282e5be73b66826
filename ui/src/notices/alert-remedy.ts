import type { FeatureId } from '@radiolink/application/features/registry';

/** A place of the program where an alert is mended, or where there is more about it. */
export interface AlertRemedy {
  readonly feature: FeatureId;
  /** The place on the page, as part of its address. */
  readonly target: string;
}

/** By the beginning of the id of an alert; the first that fits. */
const REMEDIES: readonly (readonly [prefix: string, feature: FeatureId, setting?: string])[] = [
  ['sector-radio', 'wireless'],
  ['sector-radar', 'wireless', 'radio.frequency'],
  ['sector', 'stations'],
  ['link-interference', 'wireless', 'radio.frequency'],
  ['link-over-saturated', 'wireless', 'radio.outputPower'],
  ['link-asymmetric', 'wireless', 'radio.outputPower'],
  ['link', 'dashboard'],
  ['radar', 'wireless', 'radio.frequency'],
  ['atpc', 'wireless', 'radio.atpc'],
  ['airtime', 'stations'],
  ['eth', 'dashboard'],
  ['remote-', 'dashboard'],
  ['temperature', 'dashboard'],
];

/** Where an alert leads to; undefined if no page is about it. */
export function alertRemedy(id: string): AlertRemedy | undefined {
  const found = REMEDIES.find(([prefix]) => id.startsWith(prefix));
  if (found === undefined) return undefined;
  const [, feature, setting] = found;
  return { feature, target: setting === undefined ? '' : `/${setting}` };
}
