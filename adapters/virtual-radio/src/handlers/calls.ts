import type { Profile } from '../profiles/profile.ts';
import type { Call } from './call.ts';
import { configurationCalls } from './configuration/configuration.ts';
import { deviceCalls } from './device/device.ts';
import { firmwareCalls } from './firmware/firmware.ts';
import { maintenanceCalls } from './maintenance/maintenance.ts';
import { noticeCalls } from './maintenance/notices.ts';
import { networkCalls } from './network/network.ts';
import { regulatoryDomainCalls } from './regulation/regulatory-domain.ts';
import { authCalls } from './session/auth.ts';
import { sessionPageCalls } from './session/form-login.ts';
import { publicInfoCalls } from './session/public-info.ts';
import { spectrumCalls } from './spectrum/spectrum.ts';
import { stationCalls } from './stations/stations.ts';
import { toolCalls } from './tools/tools.ts';

const calls: readonly Call[] = [
  ...configurationCalls,
  ...deviceCalls,
  ...firmwareCalls,
  ...maintenanceCalls,
  ...noticeCalls,
  ...networkCalls,
  ...regulatoryDomainCalls,
  ...authCalls,
  ...sessionPageCalls,
  ...publicInfoCalls,
  ...spectrumCalls,
  ...stationCalls,
  ...toolCalls,
];

/** Every call of the contract that the virtual radio answers. */
export const classicCalls: readonly Call[] = calls.filter(({ statusShape }) => statusShape === undefined);

/** The calls that a radio of a profile answers. */
export function callsOf({ versionedOnly, statusShape }: Profile): readonly Call[] {
  // LTU installs a staged image by this classic call; Wave has none. §v1.system.
  if (versionedOnly) return statusShape === 'ac' ? calls.filter(({ path }) => path === '/fwflash.cgi') : [];
  return calls.filter(call => call.statusShape === undefined || call.statusShape === statusShape);
}
