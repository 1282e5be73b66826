import { featureOfHash } from '@radiolink/application/features';

/** What an address names within its page: `radio.channelWidth` of `#/wireless/radio.channelWidth`. */
export function targetOfHash(hash: string): string | undefined {
  const target = hash.replace(/^#\/?/, '').split('/')[1];
  return target === undefined || target === '' ? undefined : decodeURIComponent(target);
}

/** The address of a setting or section on the page that an address shows. */
export function hashOfTarget(hash: string, target: string): string {
  return `#/${featureOfHash(hash)?.route ?? ''}/${encodeURIComponent(target)}`;
}
