import { DEVICE_PROBES } from './device.mother.ts';
import { LINK_PROBES } from './link.mother.ts';
import type { Probes } from './probe.mother.ts';
import { RADIO_PROBES } from './radio.mother.ts';
import { READING_PROBES } from './reading.mother.ts';

/** Every exported function that takes a number, as `entry/name`, with the ways to put nonsense into it. */
export const PROBES: Probes = { ...DEVICE_PROBES, ...LINK_PROBES, ...RADIO_PROBES, ...READING_PROBES };
