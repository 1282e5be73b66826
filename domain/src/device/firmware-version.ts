import { textOf } from '../text/text.ts';

/** A firmware version taken apart. */
export interface FirmwareVersion {
  /** Hardware family, e.g. `WA`, `XC`, `AF60`; undefined for a bare version. */
  readonly family?: string | undefined;
  /** System on chip, e.g. `ar934x`. */
  readonly soc?: string | undefined;
  /** At least one: 8, 7, 18 of `v8.7.18`. */
  readonly numbers: readonly [number, ...number[]];
  /** The part after a hyphen, e.g. `beta.3`: such a version precedes the release. */
  readonly preRelease?: string | undefined;
  /** Build number or commit. */
  readonly build?: string | undefined;
  /** `2025-07-28`. */
  readonly date?: string | undefined;
}

/** `[family.[soc.]]v1.2.3[-pre][.build.yymmdd.hhmm]`; a bare version may lack the `v`. */
const SHAPE = new RegExp(
  [
    String.raw`^(?:(?!v\d)(?<family>[a-z][a-z\d]*)\.(?:(?!v\d)(?<soc>[a-z][a-z\d]*)\.)?)?`,
    String.raw`v?(?<numbers>\d{1,9}(?:\.\d{1,9})*?)`,
    String.raw`(?:-(?<pre>[a-z\d.-]+?))?`,
    String.raw`(?:\.(?<build>[\da-f]{4,40})\.(?<date>\d{6})\.\d{4})?$`,
  ].join(''),
  'i',
);

/** Longer texts are no version. */
const MAX_LENGTH = 120;

/**
 * Reads the version strings of every product line: `v8.7.18`, `8.7.18`, `AF60.v1.2.4`, `XC.qca956x.v8.7.4`,
 * `WA.ar934x.v8.7.18.48247.250728.0850`. Undefined when the text is no version.
 */
export function parseFirmwareVersion(text: string): FirmwareVersion | undefined {
  const whole = textOf(text);
  const parts = whole.length > MAX_LENGTH ? undefined : SHAPE.exec(whole.trim())?.groups;
  const [first, ...others] = (parts?.['numbers'] ?? '').split('.').map(Number);
  if (parts === undefined || first === undefined) return undefined;
  return {
    family: parts['family'],
    soc: parts['soc'],
    numbers: [first, ...others],
    preRelease: parts['pre'],
    build: parts['build'],
    date: firmwareDate(parts['date'] ?? ''),
  };
}

/** `250728` as `2025-07-28`; undefined when it is no date. */
export function firmwareDate(digits: string): string | undefined {
  const match = /^(\d\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/.exec(textOf(digits));
  return match ? `20${match[1]}-${match[2]}-${match[3]}` : undefined;
}

/** The version as people say it: `v8.7.18`, `v8.7.18-beta.3`. */
export function firmwareText({ numbers, preRelease }: FirmwareVersion): string {
  return `v${numbers.join('.')}${preRelease === undefined ? '' : `-${preRelease}`}`;
}

/**
 * Negative when the first is older, positive when it is newer, 0 for the same release. Missing numbers are 0,
 * a pre-release is older than its release, and builds are ignored.
 */
export function compareFirmware(one: FirmwareVersion, other: FirmwareVersion): number {
  const places = Math.max(one.numbers.length, other.numbers.length);
  for (let place = 0; place < places; place++) {
    const difference = (one.numbers[place] ?? 0) - (other.numbers[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return comparePreRelease(one.preRelease, other.preRelease);
}

function comparePreRelease(one: string | undefined, other: string | undefined): number {
  if (one === other) return 0;
  if (one === undefined) return 1;
  if (other === undefined) return -1;
  return new Intl.Collator('en', { numeric: true }).compare(one, other);
}

/** The version of the device's API that this program supports. §9.interface. */
export const API_VERSION = '1.0';

/**
 * True if a device's API version differs from the one this page was built with; false for an invalid version.
 */
export function isOtherApiVersion(version: string): boolean {
  const offered = majorAndMinor(version);
  return offered !== undefined && offered.join('.') !== API_VERSION;
}

function majorAndMinor(version: string): readonly [number, number] | undefined {
  const match = /^v?(\d+)\.(\d+)(?:\.\d+)*$/.exec(textOf(version));
  return match ? [Number(match[1]), Number(match[2])] : undefined;
}
