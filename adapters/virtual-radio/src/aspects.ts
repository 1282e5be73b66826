import type { Clock } from '@radiolink/domain';
import type { ConfigurationCopies } from './configuration/configuration-copies.ts';
import type { RadioSettings } from './configuration/radio-settings.ts';
import type { FaultPlan } from './faults/faults.ts';
import type { FirmwareStore } from './firmware/firmware-store.ts';
import type { PowerState } from './machine/power-state.ts';
import type { Vitals } from './machine/vitals.ts';
import type { Station } from './peers/peer.ts';
import type { Air } from './physics/air.ts';
import type { Link60 } from './physics/link60.ts';
import type { Profile } from './profiles/profile.ts';
import type { RadarListening } from './regulation/radar-listening.ts';
import type { Regulation } from './regulation/regulation.ts';

// Dependencies of a part on its radio: it declares the aspects it needs, and the radio provides all of them.

/** Its time. */
export interface Timed {
  readonly clock: Clock;
  /** Seconds since the radio was created, as far as its state has come. */
  readonly second: number;
}

/** Its seeded random source. */
export interface Seeded {
  readonly seed: number;
  /** What distinguishes this unit from every other. */
  readonly unitSeed: number;
}

/** Its profile. */
export interface Built {
  readonly profile: Profile;
}

/** Its configuration. */
export interface Configured {
  readonly configuration: ConfigurationCopies;
}

/** The settings of its radio in force. */
export interface Tuned {
  readonly settings: RadioSettings;
}

/** Whether it runs. */
export interface Powered {
  readonly power: PowerState;
}

/** Its names. */
export interface Named {
  readonly mac: string;
  /** 32 hex digits. */
  readonly deviceId: string;
  readonly hostname: string;
  readonly productName: string;
}

/** Its firmware. */
export interface HasFirmware {
  readonly firmware: FirmwareStore;
  /** As the status shows it. */
  readonly firmwareVersion: string;
}

/** Its load and its sensors. */
export interface Measured {
  readonly vitals: Vitals;
  readonly temperatureCelsius: number;
}

/** What its country permits. */
export interface Regulated {
  readonly regulation: Regulation;
  readonly radar: RadarListening;
}

/** The radios at the other ends of its links, where they were switched on. */
export interface HasRemoteEnds {
  readonly remoteEnds?:
    | {
        /** Places of those that are not heard at a time. */
        silentAt(time: number): readonly number[];
        /** Seconds since the boot of the one at a place; undefined where none was switched on. */
        uptimeSeconds(place: number, now: number): number | undefined;
        /** The full version that the one at a place runs; undefined where none was switched on. */
        firmware(place: number): string | undefined;
      }
    | undefined;
}

/** Its place in the network. */
export interface HasAddress {
  /** Twelve hex digits, upper case. */
  readonly hwaddr: string;
  readonly managementAddress: string;
  readonly managementInterface: string;
  readonly gateway: string;
}

/** Devices that it receives on the main radio. */
export interface Linked {
  readonly air: Air;
  readonly stations: readonly Station[];
}

/** Its 60 GHz links, one per station in their order. */
export interface Linked60 {
  readonly links60: readonly Link60[];
}

/** What happens to it from outside. */
export interface HasFaultPlan {
  readonly faultPlan: FaultPlan;
}
