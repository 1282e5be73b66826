import { alertDismiss, alerts } from './alerts.ts';
import { cloudConnect, cloudDisconnect, cloudState } from './cloud.ts';
import { airmaxNetworkRead, airmaxNetworkWrite } from './configuration/airmax-network.ts';
import { airmaxWirelessRead, airmaxWirelessWrite } from './configuration/airmax-wireless.ts';
import { airosRead, airosWrite, configurationConfirm } from './configuration/airos.ts';
import { servicesRead, servicesWrite } from './configuration/services.ts';
import { device } from './device/device.ts';
import { factoryReset, v1Reboot } from './device/restart.ts';
import { locateStart, locateState, locateStop } from './device/locate.ts';
import { server } from './device/server.ts';
import type { V1Call } from './exchange.ts';
import { backupFile, supportFile } from './maintenance/files.ts';
import { restoreState, restoreUpload, restoreUrl } from './maintenance/restore.ts';
import { upgradeDiscard, upgradeState, upgradeUpload, upgradeUrl } from './maintenance/upgrade.ts';
import { publicDevice, publicPing } from './public/public.ts';
import { prescanStart, prescanState, prescanStop } from './regulation/prescan.ts';
import { countryCalls, regulationCalls } from './regulation/regulation.ts';
import { historicalCalls } from './statistics/historical.ts';
import { statistics } from './statistics/statistics.ts';
import { interfacesRead, interfacesWrite } from './system/interfaces.ts';
import { systemRead, systemWrite } from './system/system.ts';
import { compose, composeState } from './tools/compose.ts';
import {
  discoveryNeighbours,
  discoveryNeighboursPost,
  discoveryRescan,
  discoveryStart,
  discoveryState,
  discoveryStop,
} from './tools/discovery.ts';
import { pingClear, pingStart, pingState, pingStop } from './tools/ping.ts';
import { proxyHttps } from './tools/proxy.ts';
import { siteSurveyClear, siteSurveyStart, siteSurveyState, siteSurveyStop } from './tools/site-survey.ts';
import {
  speedTestDelete,
  speedTestList,
  speedTestOne,
  speedTestStartV1,
  speedTestStopV1,
} from './tools/speed-test.ts';
import { tracerouteClear, tracerouteStart, tracerouteState, tracerouteStop } from './tools/traceroute.ts';
import { cableTestV1, macTable } from './tools/wires.ts';
import { changePassword, passwordRequirements } from './user/password.ts';
import { userLogin, userLogout } from './user/login.ts';
import { userDelete, userList, userWrite } from './users/users.ts';

const session = [publicDevice, publicPing, userLogin, userLogout, passwordRequirements, changePassword];
const users = [userList, userWrite, userDelete];
const deviceCalls = [device, locateState, locateStart, locateStop, factoryReset, v1Reboot, server];
const configuration = [
  airosRead,
  airosWrite,
  configurationConfirm,
  airmaxWirelessRead,
  airmaxWirelessWrite,
  airmaxNetworkRead,
  airmaxNetworkWrite,
  servicesRead,
  servicesWrite,
  systemRead,
  systemWrite,
  interfacesRead,
  interfacesWrite,
];
const figures = [statistics, ...historicalCalls, alerts, alertDismiss];
const regulation = [...countryCalls, ...regulationCalls, prescanState, prescanStart, prescanStop];
const maintenance = [
  backupFile,
  supportFile,
  restoreState,
  restoreUrl,
  restoreUpload,
  upgradeState,
  upgradeUrl,
  upgradeUpload,
  upgradeDiscard,
];
const diagnostics = [
  pingState,
  pingStart,
  pingStop,
  pingClear,
  tracerouteState,
  tracerouteStart,
  tracerouteStop,
  tracerouteClear,
  speedTestList,
  speedTestStartV1,
  speedTestOne,
  speedTestDelete,
  speedTestStopV1,
];
const conditions = [
  discoveryState,
  discoveryStart,
  discoveryStop,
  discoveryNeighbours,
  discoveryNeighboursPost,
  discoveryRescan,
  siteSurveyState,
  siteSurveyStart,
  siteSurveyStop,
  siteSurveyClear,
  macTable,
  cableTestV1,
];
const others = [compose, composeState, proxyHttps, cloudState, cloudConnect, cloudDisconnect];

/**
 * Every call of the versioned API that the virtual radio answers. A fixed path precedes one with a variable
 * part.
 */
export const v1Calls: readonly V1Call[] = [
  ...session,
  ...users,
  ...deviceCalls,
  ...configuration,
  ...figures,
  ...regulation,
  ...maintenance,
  ...diagnostics,
  ...conditions,
  ...others,
];
