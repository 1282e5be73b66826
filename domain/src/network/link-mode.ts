/** One speed in Mbps with one duplex, as written in the configuration. §9.link-modes. */
export type LinkMode = '10half' | '10full' | '100half' | '100full' | '1000half' | '1000full';

/** The six modes that a port may advertise, slowest first. */
export const LINK_MODES: readonly LinkMode[] = [
  '10half',
  '10full',
  '100half',
  '100full',
  '1000half',
  '1000full',
];

/** Which modes a port advertises to the link partner. */
export type AdvertisedModes = Readonly<Record<LinkMode, boolean>>;

/** A set of modes from a rule that says which are in it. */
export function advertisedModes(isAdvertised: (mode: LinkMode) => boolean): AdvertisedModes {
  return {
    '10half': isAdvertised('10half'),
    '10full': isAdvertised('10full'),
    '100half': isAdvertised('100half'),
    '100full': isAdvertised('100full'),
    '1000half': isAdvertised('1000half'),
    '1000full': isAdvertised('1000full'),
  };
}

/** Modes that a port advertises by default. */
export const ALL_LINK_MODES: AdvertisedModes = advertisedModes(() => true);

/** True if all six modes are advertised: then none is written. §4.interface-speed. */
export function advertisesAll(advertised: AdvertisedModes): boolean {
  return LINK_MODES.every(mode => advertised[mode]);
}
