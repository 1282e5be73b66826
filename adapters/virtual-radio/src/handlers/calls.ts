import type { Profile } from '../profiles/profile.ts';
import type { Call } from './call.ts';
import { configurationApply } from './configuration/apply.ts';
import { backup } from './configuration/backup.ts';
import { configurationRead } from './configuration/configuration-read.ts';
import { configurationDiscard } from './configuration/discard.ts';
import { sectionRead, sectionWrite } from './configuration/partial.ts';
import { testMode } from './configuration/test-mode.ts';
import { configurationWrite } from './configuration/write.ts';
import { antennaList, bluetoothStatus } from './device/antennas.ts';
import { password } from './device/password.ts';
import { poll } from './device/poll.ts';
import { provisioningMode } from './device/provisioning.ts';
import { reboot, reset } from './device/reboot.ts';
import { temperature } from './device/temperature.ts';
import {
  firmwareDownload,
  firmwareDownloadProgress,
  firmwareFlash,
  firmwareUpdateCheck,
  firmwareUpload,
} from './firmware/firmware.ts';
import { callHome, callHomeDismiss } from './maintenance/call-home.ts';
import { crashes, crashesDismiss, crashText } from './maintenance/crashes.ts';
import { licence, licenceActivation } from './maintenance/licence.ts';
import { logs, logsClear } from './maintenance/logs.ts';
import { warnings, warningsDismiss } from './maintenance/warnings.ts';
import { weather } from './maintenance/weather.ts';
import {
  dhcpClientInfo,
  dhcpClientRelease,
  dhcpClientRenew,
  dhcpLeases,
  pppoeInfo,
  pppoeRestart,
} from './network/addresses.ts';
import { cableTest, ethernetRead } from './network/ethernet.ts';
import {
  addressScan,
  arpTable,
  bridgeTable,
  firewallRules,
  portForwardRules,
  routeTable,
} from './network/tables.ts';
import {
  activeChannels,
  countryChange,
  countryRead,
  regulatoryDomain,
  regulatoryDomainOf,
} from './regulation/regulatory-domain.ts';
import { uniiActivation } from './regulation/unii-activation.ts';
import { auth, deviceSetup } from './session/auth.ts';
import { authTicket } from './session/auth-ticket.ts';
import { formLoginCalls } from './session/form-login.ts';
import { help } from './session/help.ts';
import { landing } from './session/landing.ts';
import { logout } from './session/logout.ts';
import { publicInfo } from './session/public-info.ts';
import { userInfo } from './session/user-info.ts';
import { airview } from './spectrum/airview.ts';
import { channelChooserData } from './spectrum/channel-chooser.ts';
import { survey } from './spectrum/survey.ts';
import { alignmentStart } from './stations/alignment.ts';
import { discovery } from './stations/discovery.ts';
import { historyStatistics } from './stations/history.ts';
import { stationKick } from './stations/station-kick.ts';
import { status } from './stations/status.ts';
import { ping } from './tools/ping.ts';
import { speedTestStart, speedTestStatus, speedTestStop } from './tools/speed-test.ts';
import { tracerouteControl, tracerouteRead } from './tools/traceroute.ts';

const session = [landing, publicInfo, auth, deviceSetup, authTicket, help, userInfo, logout];
const stations = [status, stationKick, discovery, alignmentStart, historyStatistics];
const configuration = [
  configurationRead,
  backup,
  configurationWrite,
  configurationApply,
  configurationDiscard,
  testMode,
  sectionRead,
  sectionWrite,
];
const device = [reboot, reset, password, provisioningMode, poll, temperature, antennaList, bluetoothStatus];
const regulation = [
  regulatoryDomain,
  countryRead,
  countryChange,
  uniiActivation,
  regulatoryDomainOf,
  activeChannels,
];
const spectrum = [survey, airview, channelChooserData];
const network = [
  addressScan,
  arpTable,
  bridgeTable,
  routeTable,
  dhcpLeases,
  dhcpClientInfo,
  dhcpClientRenew,
  dhcpClientRelease,
  pppoeInfo,
  pppoeRestart,
  firewallRules,
  portForwardRules,
  ethernetRead,
  cableTest,
];
const tools = [ping, tracerouteControl, tracerouteRead, speedTestStart, speedTestStatus, speedTestStop];
const maintenance = [
  logs,
  logsClear,
  warnings,
  warningsDismiss,
  crashes,
  crashesDismiss,
  crashText,
  callHome,
  callHomeDismiss,
  licence,
  licenceActivation,
  weather,
];
const firmware = [
  firmwareUpload,
  firmwareFlash,
  firmwareUpdateCheck,
  firmwareDownload,
  firmwareDownloadProgress,
];

/** Every call of the contract that the virtual radio answers. A fixed path precedes one with a variable part. */
export const classicCalls: readonly Call[] = [
  ...session,
  ...stations,
  ...configuration,
  ...device,
  ...regulation,
  ...spectrum,
  ...network,
  ...tools,
  ...maintenance,
  ...firmware,
];

/** The calls that a radio of a profile answers. */
export function callsOf({ versionedOnly, statusShape }: Profile): readonly Call[] {
  if (versionedOnly) return [];
  return statusShape === 'airos6' ? [...formLoginCalls, ...classicCalls] : classicCalls;
}
