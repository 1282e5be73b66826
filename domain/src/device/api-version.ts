import { textOf } from '../text/code-points.ts';

/** The version of the device's API that this program supports. §9.interface. */
export const API_VERSION = '1.0';

/**
 * True if a device's API version differs from the one this page was built with; false for an invalid version.
 */
export function isOtherApiVersion(version: string): boolean {
  const offered = parts(version);
  return offered !== undefined && offered.join('.') !== API_VERSION;
}

function parts(version: string): readonly [number, number] | undefined {
  const match = /^v?(\d+)\.(\d+)(?:\.\d+)*$/.exec(textOf(version));
  return match ? [Number(match[1]), Number(match[2])] : undefined;
}
