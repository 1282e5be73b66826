import type { Setting } from '@radiolink/domain/settings';
import { type ConfigValues, heldValue, type PlacedSetting } from '../../settings/index.ts';

/** A setting with its value. */
export interface OverviewValue {
  readonly placed: PlacedSetting;
  readonly value: string;
  /** It is known that the device assumes another value by itself. */
  readonly differs: boolean;
}

/** Basic settings before the others. */
export function basicFirst(settings: readonly Setting[]): readonly Setting[] {
  const isBasic = ({ level }: Setting): boolean => level === 'basic';
  return [...settings.filter(isBasic), ...settings.filter(setting => !isBasic(setting))];
}

/** Without a value these are something, and no reference says what; a text is nothing. */
const ASSUMED: ReadonlySet<Setting['kind']> = new Set([
  'switch',
  'choice',
  'integer',
  'decimal',
  'port',
] as const);

function isOther(value: string, { kind, default: assumed }: Setting): boolean {
  if (assumed === undefined && ASSUMED.has(kind)) return false;
  return value !== (assumed ?? '');
}

/** A setting with its value, and whether the device would assume another one. */
export function overviewValue(placed: PlacedSetting, values: ConfigValues): OverviewValue {
  const value = heldValue(placed, values);
  return { placed, value, differs: isOther(value, placed.setting) };
}
