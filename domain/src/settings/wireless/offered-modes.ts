import { message } from '../../errors/message.ts';
import type { WirelessMode } from '../../status/wireless-status.ts';
import type { Choice, InContext, SettingRule } from '../setting.ts';
import { type SettingsContext, wirelessModeOf } from '../settings-context.ts';

/** Names of the modes, as the settings say them. */
export const MODE_NAMES: Readonly<Record<WirelessMode, string>> = {
  ap: 'Access point',
  sta: 'Station',
  'ap-ptp': 'Access point, point to point',
  'ap-ptmp': 'Access point, point to multipoint',
  'sta-ptp': 'Station, point to point',
  'sta-ptmp': 'Station, point to multipoint',
};

/** The mode that a configuration would have with another value of one key. */
function modeWith({ values }: SettingsContext, key: string, value: string): WirelessMode | undefined {
  return wirelessModeOf(new Map(values).set(key, value));
}

/** The radio below 60 GHz of a device with both has no modes of its own in the board information. */
const isOfMainRadio = ({ board }: SettingsContext, key: string): boolean =>
  key.startsWith('radio.0.') || board?.features?.has('sixty-ghz') !== true;

/** The sides and the topologies that some mode of the board has: another value stays possible with its counterpart. */
const isPossible = (modes: readonly WirelessMode[], key: string, value: string): boolean => {
  switch (key) {
    case 'radio.1.mode':
      return modes.some(mode => mode.startsWith(value === 'master' ? 'ap' : 'sta'));
    case 'radio.1.ptpmode':
      return modes.some(mode => mode.endsWith(value === '1' ? '-ptp' : '-ptmp'));
    default:
      return modes.some(mode => mode === value);
  }
};

/** The choices of a mode that the board offers, and the one that is set. All where the board does not say. §3. */
export function offeredModes(key: string, choices: readonly Choice[]): InContext<readonly Choice[]> {
  return context => {
    const modes = context.board?.modes;
    if (modes === undefined || !isOfMainRadio(context, key)) return choices;
    return choices.filter(({ value }) => value === context.values.get(key) || isPossible(modes, key, value));
  };
}

/** Remarks on a mode that the board does not offer, however it came into the configuration. §3. */
export function remarkOnMode(key: string): SettingRule {
  return (value, context) => {
    const modes = context.board?.modes;
    const mode = modeWith(context, key, value);
    if (modes === undefined || mode === undefined || !isOfMainRadio(context, key)) return undefined;
    return modes.includes(mode) || !mode.includes('-')
      ? undefined
      : message('The board information does not list this mode: {mode}.', { mode: MODE_NAMES[mode] });
  };
}
