import { CHANNEL_PROBES } from './channel.mother.ts';
import { DEVICE_PROBES, ERROR_PROBES, NETWORK_PROBES, OTHER_PROBES } from './device.mother.ts';
import { FADE_PROBES } from './fade.mother.ts';
import { HISTORY_PROBES } from './history.mother.ts';
import { LINK_PROBES } from './link.mother.ts';
import type { Probes } from './probe.mother.ts';
import { PREDICTION_PROBES } from './prediction.mother.ts';
import { RADIO_PROBES } from './radio.mother.ts';
import { STATUS_PROBES, TEXT_PROBES, TOOL_PROBES, UNIT_PROBES } from './reading.mother.ts';
import { STATION_PROBES } from './station.mother.ts';

const of = (entry: string, probes: Probes): Probes =>
  Object.fromEntries(Object.entries(probes).map(([name, list]) => [`${entry}/${name}`, list]));

/** Every exported function that takes a number, as `entry/name`, with the ways to put nonsense into it. */
export const PROBES: Probes = {
  ...of('device', DEVICE_PROBES),
  ...of('errors', ERROR_PROBES),
  ...of('fade', FADE_PROBES),
  ...of('history', HISTORY_PROBES),
  ...of('link', LINK_PROBES),
  ...of('network', NETWORK_PROBES),
  ...of('prediction', PREDICTION_PROBES),
  ...of('radio', { ...CHANNEL_PROBES, ...RADIO_PROBES }),
  ...of('status', STATUS_PROBES),
  ...of('text', TEXT_PROBES),
  ...of('tools', TOOL_PROBES),
  ...of('units', UNIT_PROBES),
  ...STATION_PROBES,
  ...OTHER_PROBES,
};
