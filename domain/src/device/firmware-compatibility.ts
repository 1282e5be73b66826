import { message, type Problem } from '../errors/message.ts';
import {
  compareFirmware,
  firmwareText,
  type FirmwareVersion,
  parseFirmwareVersion,
} from './firmware-version.ts';

/** A span of versions, both ends included. */
export interface FirmwareRange {
  readonly first: FirmwareVersion;
  readonly last: FirmwareVersion;
}

/** Early releases whose radios talk only within their own range. §9.firmware-compatibility. */
export const FIRMWARE_COMPATIBILITY_RANGES: readonly FirmwareRange[] = [
  { first: { numbers: [7, 0, 0] }, last: { numbers: [7, 1, 6] } },
  { first: { numbers: [7, 2, 0] }, last: { numbers: [7, 2, 0, 3, 4] } },
  { first: { numbers: [8, 0, 0] }, last: { numbers: [8, 0, 0, 3, 5] } },
];

function rangeOf(version: FirmwareVersion): FirmwareRange | undefined {
  return FIRMWARE_COMPATIBILITY_RANGES.find(
    ({ first, last }) => compareFirmware(version, first) >= 0 && compareFirmware(version, last) <= 0,
  );
}

function isVersion({ numbers }: FirmwareVersion): boolean {
  return numbers.every(number => Number.isSafeInteger(number) && number >= 0);
}

/**
 * True if the two ends of a link are compatible: both in the same range, or both outside all of them. False for an
 * invalid version.
 */
export function areFirmwaresCompatible(one: FirmwareVersion, other: FirmwareVersion): boolean {
  return isVersion(one) && isVersion(other) && rangeOf(one) === rangeOf(other);
}

/** Which end of a link is to be updated so that the two work together. */
type Outdated = 'local' | 'remote' | 'both';

const MISMATCHES: Readonly<Record<Outdated, string>> = {
  local:
    'Firmware {local} on this device is not compatible with {remote} on the remote end. Update this device.',
  remote:
    'Firmware {local} on this device is not compatible with {remote} on the remote end. Update the remote end.',
  both: 'Firmware {local} on this device is not compatible with {remote} on the remote end. Update both ends.',
};

/** The end of the early release; both where each is of another range. */
function outdatedEnd(local: FirmwareVersion, remote: FirmwareVersion): Outdated {
  if (rangeOf(local) !== undefined && rangeOf(remote) !== undefined) return 'both';
  return rangeOf(local) === undefined ? 'remote' : 'local';
}

/**
 * Message about the two ends of a link, and which to update; undefined if they are compatible or one of them is
 * unknown. §9.firmware-compatibility.
 */
export function firmwareMismatch(local: string | undefined, remote: string | undefined): Problem | undefined {
  const here = parseFirmwareVersion(local ?? '');
  const there = parseFirmwareVersion(remote ?? '');
  if (here === undefined || there === undefined || areFirmwaresCompatible(here, there)) return undefined;
  return message(MISMATCHES[outdatedEnd(here, there)], {
    local: firmwareText(here),
    remote: firmwareText(there),
  });
}

/**
 * True if a firmware may be installed on a board that requires at least `required`. Unknown versions are
 * accepted.
 */
export function isFirmwareAllowed(firmware: string, required: string | undefined): boolean {
  const offered = parseFirmwareVersion(firmware);
  const least = parseFirmwareVersion(required ?? '');
  return offered === undefined || least === undefined || compareFirmware(offered, least) >= 0;
}

/**
 * Whether an image is built for the hardware that runs `running`: both are of the same firmware family. Let pass when
 * one of them names no family, for the device has the last word.
 */
export function isForHardware(image: string, running: string): boolean {
  const [built, here] = [image, running].map(text => parseFirmwareVersion(text)?.family?.toUpperCase());
  return built === undefined || here === undefined || built === here;
}
