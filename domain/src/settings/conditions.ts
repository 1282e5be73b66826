import type { NetworkMode } from '../status/network-mode.ts';
import { fillKey, type InContext } from './setting.ts';
import type { BoardFeature } from '../device/settings-board.ts';
import type { SettingsContext } from './settings-context.ts';

/** A condition on the rest of the configuration or on the hardware. */
export type Condition = InContext<boolean>;

export const always: Condition = () => true;
export const never: Condition = () => false;

/** True when the key is `enabled`. A missing key takes the value `assumed`. */
export function on(key: string, assumed = false): Condition {
  return (context, indexes) => {
    const value = context.values.get(fillKey(key, indexes));
    return value === undefined || value === '' ? assumed : value === 'enabled';
  };
}

/** True when the key has one of the values. A missing key is treated as empty. */
export function holds(key: string, ...values: readonly string[]): Condition {
  return (context, indexes) => values.includes(context.values.get(fillKey(key, indexes)) ?? '');
}

/** True when the key is present, so that the firmware supports it. */
export function present(key: string): Condition {
  return (context, indexes) => context.values.has(fillKey(key, indexes));
}

export function all(...conditions: readonly Condition[]): Condition {
  return (context, indexes) => conditions.every(condition => condition(context, indexes));
}

export function any(...conditions: readonly Condition[]): Condition {
  return (context, indexes) => conditions.some(condition => condition(context, indexes));
}

export function not(condition: Condition): Condition {
  return (context, indexes) => !condition(context, indexes);
}

export const accessPoint: Condition = ({ wirelessMode }) => wirelessMode?.startsWith('ap') ?? true;
export const station: Condition = ({ wirelessMode }) => wirelessMode?.startsWith('sta') ?? true;
export const pointToMultipoint: Condition = ({ wirelessMode }) => !(wirelessMode?.endsWith('-ptp') ?? false);

export const pointToPoint: Condition = ({ wirelessMode }) => !(wirelessMode?.endsWith('-ptmp') ?? false);

export function networkMode(...modes: readonly NetworkMode[]): Condition {
  return context => modes.includes(context.networkMode);
}

/** Router and SOHO router: the device routes between two networks. */
export const routing: Condition = networkMode('router', 'soho');

/** The advanced network view shows interfaces, bridges and VLANs one by one. */
export const advancedNetwork: Condition = on('gui.network.advanced.status');

/** True when the board has the part, or nothing is known of the board's parts. */
export function boardHas(feature: BoardFeature): Condition {
  return ({ board }) => board?.features === undefined || board.features.has(feature);
}

/**
 * True when the device stores the key, where it stores only some: then that alone says whether it has the part. Where it
 * stores any key, the condition says.
 */
export function stored(key: string, otherwise: Condition): Condition {
  return (context, indexes) => context.carried?.has(fillKey(key, indexes)) ?? otherwise(context, indexes);
}

/** True when a 60 GHz radio is there: by its board, or by the index 0 that only such configurations use. */
export const sixtyGhz: Condition = context =>
  context.board?.features?.has('sixty-ghz') ?? hasSixtyGhzKeys(context);

/** True if there is a main radio in addition to, or instead of, a 60 GHz one. */
export const mainRadio: Condition = (context, indexes) => {
  const features = context.board?.features;
  if (features !== undefined) return !features.has('sixty-ghz') || features.has('backup-radio');
  return !sixtyGhz(context, indexes) || context.values.has('radio.1.devname');
};

/** True for LTU devices, by keys that only they write. */
export const ltu: Condition = any(present('radio.1.txfreq'), present('radio.1.rxfreq'));

function hasSixtyGhzKeys({ values }: SettingsContext): boolean {
  return ['radio.0.mode', 'radio.0.status', 'radio.0.devname', 'radio.0.freq'].some(key => values.has(key));
}
