import type { WirelessMode } from '../status/wireless-status.ts';
import type { BoardCapabilities, BoardRadio } from './board-capabilities.ts';

/** Kind of radio device; `unknown` when its board names no radio. */
export type DeviceKind = '2.4-ghz' | '5-ghz' | '60-ghz' | '60-ghz-with-backup' | 'unknown';

/** A device as the interface sees it: its radios in their roles. §4.start-up. */
export interface DeviceModel {
  /** Market name, e.g. `LiteBeam 5AC`; empty if the board reports none. */
  readonly name: string;
  readonly shortName: string;
  readonly kind: DeviceKind;
  /** The 60 GHz radio where there is one, else the first. */
  readonly main?: BoardRadio | undefined;
  /** The 5 GHz radio of a 60 GHz device. */
  readonly backup?: BoardRadio | undefined;
  /** Wireless modes of the main radio. */
  readonly modes: readonly WirelessMode[];
  readonly pointToPoint: boolean;
  readonly pointToMultipoint: boolean;
}

/** Builds the device model from the board's capabilities; radios that the board hides are left out. */
export function deviceModel({ identity, radios }: BoardCapabilities): DeviceModel {
  const shown = radios.filter(radio => !radio.ignored);
  const main = shown.find(is60Ghz) ?? shown[0];
  const backup = main !== undefined && is60Ghz(main) ? shown.find(radio => !is60Ghz(radio)) : undefined;
  const modes = main?.modes ?? [];
  const { name, model, shortName } = identity;
  return {
    name: name ?? model ?? shortName ?? '',
    shortName: shortName ?? model ?? name ?? '',
    kind: kindOf(main, backup),
    main,
    backup,
    modes,
    pointToPoint: modes.some(mode => mode.endsWith('-ptp')),
    pointToMultipoint: modes.some(mode => mode.endsWith('-ptmp')),
  };
}

function is60Ghz({ band }: BoardRadio): boolean {
  return band === 'AD';
}

/** A radio without a reported band is taken as 5 GHz, as most are. */
function kindOf(main: BoardRadio | undefined, backup: BoardRadio | undefined): DeviceKind {
  if (main === undefined) return 'unknown';
  if (is60Ghz(main)) return backup === undefined ? '60-ghz' : '60-ghz-with-backup';
  return main.band === 'G' ? '2.4-ghz' : '5-ghz';
}

/** Largest MTU by interface name, as far as the board reports it. */
export function reportedMaxMtus({ ports }: BoardCapabilities): ReadonlyMap<string, number> {
  return new Map(ports.flatMap(({ name, maxMtu }) => (maxMtu === undefined ? [] : [[name, maxMtu]])));
}
