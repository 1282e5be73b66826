import { alertCalls } from './alerts.ts';
import { cloudCalls } from './cloud.ts';
import { airmaxNetworkCalls } from './configuration/airmax-network.ts';
import { airmaxWirelessCalls } from './configuration/airmax-wireless.ts';
import { serviceCalls } from './configuration/services.ts';
import { deviceCalls } from './device/device.ts';
import { serverCalls } from './device/identification.ts';
import { fileCalls } from './maintenance/files.ts';
import { restoreCalls } from './maintenance/restore.ts';
import { upgradeCalls } from './maintenance/upgrade.ts';
import { publicCalls } from './public/public.ts';
import { prescanCalls } from './regulation/prescan.ts';
import { countryCalls, regulationCalls } from './regulation/regulation.ts';
import { historicalCalls } from './statistics/historical.ts';
import { statisticsCalls } from './statistics/statistics.ts';
import { interfaceCalls } from './system/interfaces.ts';
import { systemCalls } from './system/system.ts';
import { composeCalls } from './tools/compose.ts';
import { discoveryCalls } from './tools/discovery.ts';
import { pingCalls } from './tools/ping.ts';
import { proxyCalls } from './tools/proxy.ts';
import { siteSurveyCalls } from './tools/site-survey.ts';
import { speedTestCalls } from './tools/speed-test.ts';
import { tracerouteCalls } from './tools/traceroute.ts';
import { wireCalls } from './tools/wires.ts';
import { userCalls } from './user/user.ts';
import { accountCalls } from './users/users.ts';
import type { V1Call } from './exchange.ts';

/** Every call of the versioned API that the virtual radio answers. */
export const v1Calls: readonly V1Call[] = [
  ...alertCalls,
  ...cloudCalls,
  ...airmaxNetworkCalls,
  ...airmaxWirelessCalls,
  ...serviceCalls,
  ...deviceCalls,
  ...serverCalls,
  ...fileCalls,
  ...restoreCalls,
  ...upgradeCalls,
  ...publicCalls,
  ...prescanCalls,
  ...countryCalls,
  ...regulationCalls,
  ...historicalCalls,
  ...statisticsCalls,
  ...interfaceCalls,
  ...systemCalls,
  ...composeCalls,
  ...discoveryCalls,
  ...pingCalls,
  ...proxyCalls,
  ...siteSurveyCalls,
  ...speedTestCalls,
  ...tracerouteCalls,
  ...wireCalls,
  ...userCalls,
  ...accountCalls,
];
