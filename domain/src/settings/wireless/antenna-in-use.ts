import type { Antenna } from '../../device/antenna.ts';
import { message } from '../../errors/message.ts';
import type { SettingRule } from '../setting.ts';
import type { SettingsBoard } from '../../device/settings-board.ts';
import type { SettingsContext } from '../settings-context.ts';

/** The radios that have an antenna, and where their settings stand. §config.radio. */
const PLACES = {
  main: { radio: 'radio.1', antennas: board => board?.antennas },
  sixty: { radio: 'radio.0', antennas: board => board?.sixtyAntennas },
} as const satisfies Readonly<
  Record<
    string,
    {
      readonly radio: string;
      readonly antennas: (board: SettingsBoard | undefined) => readonly Antenna[] | undefined;
    }
  >
>;

/** A radio by its place in the device: the one below 60 GHz, or the one at 60 GHz. */
export type AntennaRadio = keyof typeof PLACES;

type Known = Pick<SettingsContext, 'values' | 'board'>;

/**
 * The built-in antenna that a radio uses; undefined where it uses another one. A board with nothing else uses its
 * default, whatever is stored.
 */
function builtInAntenna({ values, board }: Known, place: AntennaRadio): Antenna | undefined {
  const { radio, antennas } = PLACES[place];
  const listed = antennas(board) ?? [];
  const stored = values.get(`${radio}.antenna.id`) ?? '';
  const chosen = listed.find(({ id }) => String(id) === stored);
  if (chosen !== undefined) return chosen.builtIn ? chosen : undefined;
  return listed.every(({ builtIn }) => builtIn) ? listed[0] : undefined;
}

/** Gain of the built-in antenna in use, dBi: the board's, not a setting. reading 41. */
export function builtInGainDbi(context: Known, place: AntennaRadio): number | undefined {
  return builtInAntenna(context, place)?.gainDbi;
}

/** Gain that the radio transmits with, dBi: that of its built-in antenna, else the stored one; undefined while unknown. */
export function knownGainDbi(context: Known, place: AntennaRadio): number | undefined {
  const stored = context.values.get(`${PLACES[place].radio}.antenna.gain`)?.trim() ?? '';
  const gain = stored === '' ? undefined : Number(stored);
  return builtInGainDbi(context, place) ?? (Number.isFinite(gain) ? gain : undefined);
}

/** The same for a limit that needs a number: 0 while unknown. */
export function gainInUseDbi(context: Known, place: AntennaRadio): number {
  return knownGainDbi(context, place) ?? 0;
}

/** A stored gain that differs from the built-in antenna's is ignored and said, not rewritten. reading 41. */
export function remarkOnGain(place: AntennaRadio): SettingRule {
  return (value, context) => {
    const gain = builtInGainDbi(context, place);
    if (gain === undefined || Number(value) === gain) return undefined;
    return message('Ignored: the built-in antenna has {gain} dBi.', { gain });
  };
}
