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

/** A device accepts no larger upload. §v1.rules. */
export const FIRMWARE_MAX_MIB = 64;
const BYTES_PER_MIB = 1024 * 1024;
/** Images begin with their version, within this many bytes. */
export const FIRMWARE_HEAD_BYTES = 4096;

const IN_HEAD = /\b[A-Z][A-Z0-9]{1,11}\.(?:[a-z0-9]+\.)?v\d+\.\d+\.\d+(?:[.-][0-9A-Za-z]+)*/;
/** The mark ahead of the version. */
const MAGIC = /^UBNT/;
const EXTENSION = /\.(?:bin|img|tar|gz)$/i;

/** What is known of an image before the device has checked it. */
export interface FirmwareImage {
  /** Undefined where nothing says it. */
  readonly version: string | undefined;
  /** Undefined for one that the device downloads. */
  readonly sizeBytes?: number | undefined;
}

/** What an image is compared with. */
export interface FirmwareTarget {
  /** The full version that runs, with its hardware family. */
  readonly running: string;
  /** The oldest version that the board supports. */
  readonly required: string | undefined;
  /** The version of the remote end. */
  readonly remote: string | undefined;
}

/** A reason against an image. */
export interface FirmwareConcern {
  /** True where the image cannot run here; otherwise the user decides. */
  readonly blocks: boolean;
  readonly problem: Problem;
}

/** The version of an image: from its first bytes, else from the name of the file. Undefined if neither has one. */
export function firmwareVersionIn(name: string, head: string): string | undefined {
  const inHead = IN_HEAD.exec(head.slice(0, FIRMWARE_HEAD_BYTES).replace(MAGIC, ''))?.[0];
  const named = name.replace(EXTENSION, '');
  return [inHead, named].find(text => text !== undefined && parseFirmwareVersion(text) !== undefined);
}

const blocked = (problem: Problem): FirmwareConcern => ({ blocks: true, problem });
const requested = (problem: Problem): FirmwareConcern => ({ blocks: false, problem });

/** Reasons against an image, the blocking ones first; empty for a newer one that fits. */
export function firmwareConcerns(
  { version, sizeBytes }: FirmwareImage,
  { running, required, remote }: FirmwareTarget,
): readonly FirmwareConcern[] {
  if (sizeBytes !== undefined && !(sizeBytes > 0)) return [blocked(message('The file is empty.'))];
  if (sizeBytes !== undefined && sizeBytes > FIRMWARE_MAX_MIB * BYTES_PER_MIB) {
    return [blocked(message('The file is larger than {max} MiB.', { max: FIRMWARE_MAX_MIB }))];
  }
  const offered = parseFirmwareVersion(version ?? '');
  if (version === undefined || offered === undefined) {
    return [requested(message('The file does not contain a known firmware version.'))];
  }
  const names = {
    version: firmwareText(offered),
    running: firmwareText(parseFirmwareVersion(running) ?? offered),
  };
  if (!isForHardware(version, running)) {
    return [blocked(message('Firmware {version} is for other hardware.', { version }))];
  }
  if (!isFirmwareAllowed(version, required)) {
    return [
      blocked(message('This device requires firmware {required} or newer.', { required: required ?? '' })),
    ];
  }
  const here = parseFirmwareVersion(running);
  const order = here === undefined ? 1 : compareFirmware(offered, here);
  const mismatch = firmwareMismatch(version, remote);
  return [
    ...(order < 0 ? [requested(message('Firmware {version} is older than {running}.', names))] : []),
    ...(order === 0 ? [requested(message('Firmware {version} is installed already.', names))] : []),
    ...(mismatch === undefined ? [] : [requested(mismatch)]),
  ];
}

/** Response of the manufacturer's update server, reported by the device. */
export type FirmwareUpdate =
  | { readonly available: false }
  | {
      readonly available: true;
      /** For example `v8.7.19`. */
      readonly version: string;
      /** `2025-08-11`; undefined when the answer names no date. */
      readonly date?: string | undefined;
      /** Why the update matters for security; undefined when it does not say. */
      readonly security?: string | undefined;
      /** MD5 of the image, hexadecimal. */
      readonly checksum?: string | undefined;
      readonly url: string;
      readonly changelogUrl?: string | undefined;
    };
