import type { NetworkMode } from '../status/network-mode.ts';
import type { ChannelRow, RegulatoryDomain60 } from '../radio/regulatory-domain.ts';
import type { WirelessMode } from '../status/wireless-status.ts';
import type { SettingsBoard } from '../device/settings-board.ts';
import { textsOf } from './texts-of.ts';

/** A channel on which a radio transmits now, by its control frequency; at 60 GHz by its center. MHz. */
interface ChannelOnAir {
  readonly frequencyMhz: number;
  readonly widthMhz: number | undefined;
}

/** The channel of each radio; left out where it is unknown. */
export interface ChannelsOnAir {
  readonly main?: ChannelOnAir;
  readonly sixty?: ChannelOnAir;
}

/** Known facts about the channels of the radios in the country; all of them may be missing. */
export interface ChannelFacts {
  /** The channels that the country leaves the main radio. */
  readonly channels?: readonly ChannelRow[];
  /** Name of the country that these channels are of. */
  readonly countryName?: string;
  /** What the country permits at 60 GHz. */
  readonly domain60?: RegulatoryDomain60;
  /** The channels that the radios have selected. */
  readonly selected?: ChannelsOnAir;
  /**
   * True if widths above 40 MHz are offered; they are hidden by default. §5.wireless-rules.
   */
  readonly allowAbove40?: boolean;
}

/** What a device is able to store. */
export interface StoredKeys {
  /** The only keys that it stores; left out where it stores any. */
  readonly carried?: ReadonlySet<string>;
}

/**
 * Inputs of a rule in addition to the value: the whole configuration as it would be written, and the hardware when it
 * is known. Without a board, rules that need one accept everything.
 */
export interface SettingsContext extends ChannelFacts, StoredKeys {
  readonly values: ReadonlyMap<string, string>;
  readonly board?: SettingsBoard;
  readonly networkMode: NetworkMode;
  /** Undefined if the configuration does not contain it. */
  readonly wirelessMode?: WirelessMode;
}

/** Reads the two modes out of a configuration and makes the context of its rules. */
export function settingsContext(
  given: ReadonlyMap<string, string>,
  board?: SettingsBoard,
  facts: ChannelFacts & StoredKeys = {},
): SettingsContext {
  const values = textsOf(given);
  const wirelessMode = wirelessModeOf(values);
  return {
    ...facts,
    values,
    networkMode: networkModeOf(values),
    ...(wirelessMode === undefined ? {} : { wirelessMode }),
    ...(board === undefined ? {} : { board }),
  };
}

/** The network mode of a configuration; a missing key means bridge, the state a device leaves the factory in. */
export function networkModeOf(values: ReadonlyMap<string, string>): NetworkMode {
  const mode = values.get('netmode');
  return mode === 'router' || mode === 'soho' ? mode : 'bridge';
}

const SIXTY_GHZ_MODES: ReadonlySet<string> = new Set(['ap-ptp', 'ap-ptmp', 'sta-ptp', 'sta-ptmp']);

/**
 * The wireless mode of a configuration: `radio.0.mode` of a 60 GHz device unchanged, else `radio.1.mode` together
 * with `radio.1.ptpmode`. Older firmware without `ptpmode` gives `ap` or `sta`.
 */
export function wirelessModeOf(values: ReadonlyMap<string, string>): WirelessMode | undefined {
  const sixty = values.get('radio.0.mode');
  if (sixty !== undefined && SIXTY_GHZ_MODES.has(sixty)) return sixty as WirelessMode;
  const mode = values.get('radio.1.mode');
  if (mode !== 'master' && mode !== 'managed') return undefined;
  const side = mode === 'master' ? 'ap' : 'sta';
  switch (values.get('radio.1.ptpmode')) {
    case '0':
      return `${side}-ptmp`;
    case '1':
      return `${side}-ptp`;
    default:
      return side;
  }
}
