import {
  callHomeNotices,
  compareNotices,
  crashNotices,
  licenceNotices,
  type Notice,
  warningNotices,
} from '@radiolink/domain/notices';
import type { DeviceNotices, NoticesPort } from './notices.port.ts';

const CALL_HOME = 'callHomeAvailable';
const CRASHES = 'crashes';

/**
 * Notices of the device as text, the most severe first. An offer that the device also makes as a warning is
 * shown once, with the server's name. `nowSeconds` since the epoch.
 */
export function noticesOf(
  { warnings, crashes, callHome, licence }: DeviceNotices,
  nowSeconds: number,
): readonly Notice[] {
  const offers = callHome === undefined ? [] : callHomeNotices(callHome);
  const warned = warnings === undefined ? [] : warningNotices(warnings);
  return [
    ...warned.filter(({ id }) => id !== CALL_HOME || offers.length === 0),
    ...crashNotices(crashes ?? []),
    ...offers,
    ...(licence === undefined ? [] : licenceNotices(licence, nowSeconds)),
  ].toSorted(compareNotices);
}

/** Dismisses a notice on the device, by its id and by what the device reported last. */
export async function dismissOnDevice(
  port: Pick<NoticesPort, 'dismissWarning' | 'dismissCrashes' | 'dismissCallHome'>,
  id: string,
  { warnings, callHome }: DeviceNotices,
): Promise<void> {
  if (id === CRASHES) return port.dismissCrashes();
  if (id === CALL_HOME && callHome?.available) await port.dismissCallHome();
  if (id === CALL_HOME && !warnings?.callHomeAvailable) return undefined;
  return isWarning(id) ? port.dismissWarning(id) : undefined;
}

type Warning = Parameters<NoticesPort['dismissWarning']>[0];

const WARNINGS: Readonly<Record<Warning, true>> = {
  defaultPassword: true,
  customScripts: true,
  watchdogReset: true,
  callHomeAvailable: true,
  emergencyReasonCode: true,
  firmwareNeedsPassword: true,
  thirdPartyFirmware: true,
  uploadedFirmwareVersion: true,
};

function isWarning(id: string): id is Warning {
  return Object.hasOwn(WARNINGS, id);
}
