import type { HasFarEnds, HasFirmware, Linked, Linked60, Powered, Tuned } from '../aspects.ts';
import { isSameNetwork, type RadioSettings } from '../configuration/radio-settings.ts';
import type { Station } from '../peers/peer.ts';
import type { Caller, WebRequest, WebResponse } from '../wire/web-types.ts';
import { type AirEnd, SharedAir } from '../shared-air.ts';

/** A radio that was switched on at the other end of a link. */
export interface FarEnd {
  /** `home`: the network known to its peers. */
  readonly radio: HasFirmware & Powered & Tuned & { readonly home: RadioSettings };
  fetch(request: WebRequest, caller?: Caller): Promise<WebResponse>;
}

/** A radio that may share the air with the other end of its one link. */
interface OnAir {
  sharedAir: SharedAir | undefined;
}

/** From now on both ends of a link are linked only while they run settings that fit; left as it is where they never did. */
export function shareAir(near: AirEnd & OnAir, far: AirEnd & OnAir): void {
  const air = new SharedAir();
  for (const end of [near, far]) air.join(end);
  if (air.isLinked) for (const end of [near, far]) end.sharedAir = air;
}

/**
 * The radios at the other ends of the links of a radio, each switched on when it is asked first. All of them stand in this
 * program: what is asked of them never leaves it.
 */
export class FarEnds implements NonNullable<HasFarEnds['farEnds']> {
  readonly #on = new Map<number, FarEnd>();

  constructor(
    private readonly near: Linked & Linked60 & OnAir,
    private readonly switchOn: (station: Station) => FarEnd,
  ) {}

  /** The radio at an address that the status reports; undefined if no link leads there at present. */
  at(host: string): FarEnd | undefined {
    const place = this.near.stations.findIndex(({ identity }) => identity.ipAddress === host);
    const station = this.near.stations[place];
    const isLinked = station?.state.presence.connected === true || this.near.links60[place]?.linked === true;
    if (station === undefined || !isLinked) return undefined;
    const known = this.#on.get(place) ?? this.switchOn(station);
    this.#on.set(place, known);
    return known;
  }

  /** Places of those that are not heard at a time: they restart, have no power, or run another network. */
  silentAt(time: number): readonly number[] {
    // The air between both tells it.
    if (this.near.sharedAir !== undefined) return [];
    return [...this.#on].flatMap(([place, { radio }]) =>
      radio.power.isSilent(time) || !isSameNetwork(radio.home, radio.settings) ? [place] : [],
    );
  }

  /** Seconds since the boot of the radio at a place; undefined where none was switched on. */
  uptimeSeconds(place: number, now: number): number | undefined {
    return this.#on.get(place)?.radio.power.uptimeSeconds(now);
  }

  /** The full version that the radio at a place runs; undefined where none was switched on. */
  firmware(place: number): string | undefined {
    return this.#on.get(place)?.radio.firmware.running;
  }
}
