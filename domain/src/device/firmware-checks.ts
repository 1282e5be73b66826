import { message, type Problem } from '../errors/message.ts';
import { firmwareMismatch, isFirmwareAllowed, isForHardware } from './firmware-compatibility.ts';
import { compareFirmware, firmwareText, parseFirmwareVersion } from './firmware-version.ts';

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
