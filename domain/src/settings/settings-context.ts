import type { SettingsBoard } from '../device/settings-board.ts';
import type { ChannelRow, RegulatoryDomain60 } from '../radio/regulatory-domain.ts';
import type { NetworkMode } from '../status/network-mode.ts';
import type { WirelessMode } from '../status/wireless-status.ts';
import { textOf } from '../text/text.ts';

/** The entries with the empty text for a value that is none, as an untyped caller may give it; the same map where all are texts. */
export function textsOf(entries: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  if (!(entries instanceof Map)) return new Map();
  return isAllText(entries)
    ? entries
    : new Map([...entries].map(([key, value]) => [textOf(key), textOf(value)]));
}

function isAllText(entries: ReadonlyMap<unknown, unknown>): boolean {
  for (const [key, value] of entries) if (typeof key !== 'string' || typeof value !== 'string') return false;
  return true;
}

const number = (values: ReadonlyMap<string, string>, key: string): number => Number(values.get(key) ?? '');

/**
 * The main radio's channel in a configuration, as listed by the regulatory domain. Undefined if auto, or if
 * the domain lacks it.
 */
export function chosenChannel(
  values: ReadonlyMap<string, string>,
  channels: readonly ChannelRow[],
): ChannelRow | undefined {
  const control = number(values, 'radio.1.freq');
  const center = number(values, 'radio.1.center.1.freq');
  const width = number(values, 'radio.1.chanbw');
  const ofWidth = channels.filter(row => row.bw === width);
  return (
    ofWidth.find(row => row.control === control && row.center === center) ??
    ofWidth.find(row => (center > 0 ? row.center === center : row.control === control))
  );
}

/**
 * True if widths above 40 MHz may be offered: not while an access point accepts 802.11n stations, which
 * support none. §5.wireless-rules.
 */
export function mayBeWide(values: ReadonlyMap<string, string>): boolean {
  return values.get('radio.1.mode') !== 'master' || values.get('radio.1.polling_11ac_11n_compat') !== '1';
}

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

/** Known facts about the device in addition to its configuration; an unknown fact restricts nothing. */
export interface FaultFacts extends StoredKeys {
  readonly board?: SettingsBoard;
  /** The channels that the country leaves the main radio. */
  readonly channels?: readonly ChannelRow[];
  /** Name of the country that these channels are of. */
  readonly countryName?: string;
  /** What the country permits at 60 GHz. */
  readonly domain60?: RegulatoryDomain60;
  /** The channels that the radios have selected, of a station its access point. */
  readonly selected?: ChannelsOnAir;
}

/**
 * The one context of all rules, of a page, of the gate before apply and of the command line. It contains known facts
 * about the device, and what the configuration itself permits.
 */
export function contextOf(
  values: ReadonlyMap<string, string>,
  { board, ...others }: FaultFacts = {},
): SettingsContext {
  return settingsContext(values, board, { ...others, allowAbove40: mayBeWide(values) });
}
