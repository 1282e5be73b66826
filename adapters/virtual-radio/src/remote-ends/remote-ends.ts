import type { HasRemoteEnds, HasFirmware, Linked, Linked60, Powered, Tuned } from '../aspects.ts';
import { isSameNetwork, type RadioSettings } from '../configuration/radio-settings.ts';
import type { Station } from '../peers/peer.ts';
import type { Caller, WebRequest, WebResponse } from '../wire/web-types.ts';
import { type AirEnd, SharedAir } from '../shared-air.ts';

/** A radio that was switched on at the other end of a link. */
export interface RemoteEnd {
  /** `home`: the network known to its peers. */
  readonly radio: HasFirmware & Powered & Tuned & { readonly home: RadioSettings };
  fetch(request: WebRequest, caller?: Caller): Promise<WebResponse>;
}

/** A radio that may share the air with the other end of its one link. */
interface OnAir {
  sharedAir: SharedAir | undefined;
}

/** From now on both ends of a link are linked only while they run settings that fit; left as it is where they never did. */
export function shareAir(local: AirEnd & OnAir, remote: AirEnd & OnAir): void {
  const air = new SharedAir();
  for (const end of [local, remote]) air.join(end);
  if (air.isLinked) for (const end of [local, remote]) end.sharedAir = air;
}

/**
 * The radios at the other ends of the links of a radio, each switched on when it is asked first. All of them stand in this
 * program: what is asked of them never leaves it.
 */
export class RemoteEnds implements NonNullable<HasRemoteEnds['remoteEnds']> {
  readonly #on = new Map<number, RemoteEnd>();

  constructor(
    private readonly local: Linked & Linked60 & OnAir,
    private readonly switchOn: (station: Station) => RemoteEnd,
  ) {}

  /** The radio at an address that the status reports; undefined if no link leads there at present. */
  at(host: string): RemoteEnd | undefined {
    const place = this.local.stations.findIndex(({ identity }) => identity.ipAddress === host);
    const station = this.local.stations[place];
    const isLinked = station?.state.presence.connected === true || this.local.links60[place]?.linked === true;
    if (station === undefined || !isLinked) return undefined;
    const known = this.#on.get(place) ?? this.switchOn(station);
    this.#on.set(place, known);
    return known;
  }

  /** Places of those that are not heard at a time: they restart, have no power, or run another network. */
  silentAt(time: number): readonly number[] {
    // The air between both tells it.
    if (this.local.sharedAir !== undefined) return [];
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
