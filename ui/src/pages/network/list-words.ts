import { incomingInterface, wanInterface } from '@radiolink/domain/network-mode';
import type { EntryListWords } from '../../settings/settings-layout.ts';
import { outline } from './outline.ts';

type Values = ReadonlyMap<string, string>;

/** The words of a list whose new entries are for an interface that the configuration tells. */
function withDevice(
  path: string,
  deviceOf: (values: Values) => string | undefined,
): Readonly<Record<string, EntryListWords>> {
  const words = outline.entries?.[path];
  if (words?.made === undefined) return {};
  const freshBy = (values: Values): Readonly<Record<string, string>> => {
    const devname = deviceOf(values);
    return devname === undefined ? {} : { devname };
  };
  return { [path]: { ...words, made: { ...words.made, freshBy } } };
}

/** The lists of the page: a new port forwarding and a new limit are those of the WAN. */
export const entries: Readonly<Record<string, EntryListWords>> = {
  ...outline.entries,
  ...withDevice('iptables.sys.portfw', incomingInterface),
  ...withDevice('tshaper', wanInterface),
};
