import type { Band } from '../radio/band.ts';
import type { WirelessMode } from '../status/wireless-status.ts';
import type { NumberRange } from '../units/physical-range.ts';
import type { Antenna } from './antenna.ts';
import type { BoardCapabilities, BoardRadio } from './board-capabilities.ts';
import { type DeviceModel, deviceModel, reportedMaxMtus } from './device-model.ts';

/** Hardware facts that the settings need. Every fact is optional: an unknown one limits nothing. */
export interface SettingsBoard {
  /** Channel widths of the main 5 GHz (or 2.4 GHz) radio, MHz. */
  readonly channelWidthsMhz?: readonly number[];
  /** Band of the main radio. */
  readonly band?: Band;
  /** Output power of the main radio, dBm. */
  readonly outputPowerDbm?: NumberRange;
  /** Output power of the 60 GHz radio, dBm. */
  readonly sixtyOutputPowerDbm?: NumberRange;
  /** The wireless modes that the board offers; left out where it does not say, or offers all. */
  readonly modes?: readonly WirelessMode[];
  /** Antennas that the board lists for the main radio, its default first. */
  readonly antennas?: readonly Antenna[];
  /** The same of the 60 GHz radio. */
  readonly sixtyAntennas?: readonly Antenna[];
  /** Farthest that the main radio reaches with acknowledgements, metres. */
  readonly distanceLimitMetres?: number;
  /** Names of its Ethernet interfaces: `eth0`. */
  readonly ports?: readonly string[];
  readonly features?: ReadonlySet<BoardFeature>;
  /** Number of the LEDs that show the signal. */
  readonly signalLedCount?: number;
  /** Largest MTU by interface name. */
  readonly maxMtu?: ReadonlyMap<string, number>;
}

/** Parts that not every device has. */
export type BoardFeature =
  | 'sixty-ghz'
  | 'backup-radio'
  | '24-ghz'
  | 'gps'
  | 'bluetooth'
  | 'signal-leds'
  | 'reset-button'
  | 'poe-passthrough';

/** Access point and station, of one link and of many. */
const ALL_MODES = 4;

/** Hardware facts that the settings need, from the board's capabilities. Undefined when the board names no radio. */
export function settingsBoardOf(board: BoardCapabilities): SettingsBoard | undefined {
  const model = deviceModel(board);
  if (model.main === undefined) return undefined;
  const sixty = model.main.band === 'AD' ? model.main : undefined;
  const classic = sixty === undefined ? model.main : model.backup;
  const widths = channelWidths(classic);
  const power = powerRange(classic);
  const sixtyPower = powerRange(sixty);
  const antennas = antennasOf(classic);
  const sixtyAntennas = antennasOf(sixty);
  const distanceLimit = classic?.distanceLimitMetres ?? 0;
  return {
    features: featuresOf(board, model),
    maxMtu: reportedMaxMtus(board),
    ...(board.rssiLedCount === undefined ? {} : { signalLedCount: board.rssiLedCount }),
    ...(classic?.band === undefined ? {} : { band: classic.band }),
    ...(board.ports.length === 0 ? {} : { ports: board.ports.map(({ name }) => name) }),
    ...(widths.length === 0 ? {} : { channelWidthsMhz: widths }),
    ...(distanceLimit > 0 ? { distanceLimitMetres: distanceLimit } : {}),
    ...(power === undefined ? {} : { outputPowerDbm: power }),
    ...(model.modes.length > 0 && model.modes.length < ALL_MODES && { modes: model.modes }),
    ...(antennas.length === 0 ? {} : { antennas }),
    ...(sixtyAntennas.length === 0 ? {} : { sixtyAntennas }),
    ...(sixtyPower === undefined ? {} : { sixtyOutputPowerDbm: sixtyPower }),
  };
}

/** A 2.4 GHz radio has a separate list; without one, the list of every radio applies. */
function channelWidths(radio: BoardRadio | undefined): readonly number[] {
  const ofBand = radio?.band === 'G' ? radio.channelWidthsGMhz : [];
  return ofBand.length > 0 ? ofBand : (radio?.channelWidthsMhz ?? []);
}

function powerRange(radio: BoardRadio | undefined): { min: number; max: number } | undefined {
  const min = radio?.minTxPowerDbm;
  const max = radio?.maxTxPowerDbm;
  return min === undefined || max === undefined ? undefined : { min, max };
}

/** The antennas of a radio, that which it comes with first. */
function antennasOf(radio: BoardRadio | undefined): readonly Antenna[] {
  const { antennas = [], defaultAntennaId } = radio ?? {};
  return antennas.toSorted(
    (one, other) => Number(other.id === defaultAntennaId) - Number(one.id === defaultAntennaId),
  );
}

function featuresOf({ features }: BoardCapabilities, { kind, main }: DeviceModel): ReadonlySet<BoardFeature> {
  const present: Readonly<Record<BoardFeature, boolean>> = {
    'sixty-ghz': kind === '60-ghz' || kind === '60-ghz-with-backup',
    'backup-radio': kind === '60-ghz-with-backup',
    '24-ghz': main?.devDomainMhz === 24_000,
    gps: features.gps,
    bluetooth: features.bluetooth,
    'signal-leds': features.rssiLeds,
    'reset-button': features.externalReset,
    'poe-passthrough': features.poePassthrough,
  };
  return new Set((Object.keys(present) as BoardFeature[]).filter(feature => present[feature]));
}
