import { WAN_MODELS } from '@radiolink/application/address-services/wan.model';
import { incomingInterface, wanInterface } from '@radiolink/domain/network-mode';
import { type EntryListWords, settingsPage } from '../../settings/index.ts';
import { keysElsewhere } from './connection-keys.ts';
import { Connection } from './connection.tsx';
import { NetworkFrame } from './network-frame.tsx';
import { outline } from './outline.ts';
import { OWN_FIELDS } from './own-fields.tsx';

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
const entries: Readonly<Record<string, EntryListWords>> = {
  ...outline.entries,
  ...withDevice('iptables.sys.portfw', incomingInterface),
  ...withDevice('tshaper', wanInterface),
};

/** All settings of the network. */
export const part = settingsPage('network', {
  ...outline,
  entries,
  extras: { 'Mode and addresses': Connection },
  elsewhere: keysElsewhere,
  fields: OWN_FIELDS,
  Frame: NetworkFrame,
  models: WAN_MODELS,
});
