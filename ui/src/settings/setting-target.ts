import { featureOfHash } from '@radiolink/application/features/registry';
import { findSetting } from '@radiolink/domain/settings';

/** Setting in an address: `radio.channelWidth` of `#/wireless/radio.channelWidth`. */
export function targetOfHash(hash: string): string | undefined {
  const target = hash.replace(/^#\/?/, '').split('/')[1];
  try {
    return target === undefined || target === '' ? undefined : decodeURIComponent(target);
  } catch {
    // Addresses are untrusted input.
    return undefined;
  }
}

/** The name of the setting that an address names, by its name or by its key; anything else stays as it is. */
export function settingNamed(target: string): string {
  return findSetting(target)?.descriptor.id ?? target;
}

/** The address of a setting or section on the page that an address shows. */
export function hashOfTarget(hash: string, target: string): string {
  return `#/${featureOfHash(hash)?.route ?? ''}/${encodeURIComponent(target)}`;
}
