import { incomingInterface } from '@radiolink/domain/network-mode';
import type { EntryListWords } from '../../settings/index.ts';
import { outline } from './outline.ts';

const FORWARDS = 'iptables.sys.portfw';

function withIncoming(words: EntryListWords | undefined): Readonly<Record<string, EntryListWords>> {
  const made = words?.made;
  if (words === undefined || made === undefined) return {};
  const freshBy = (values: ReadonlyMap<string, string>): Readonly<Record<string, string>> => {
    const devname = incomingInterface(values);
    return devname === undefined ? {} : { devname };
  };
  return { [FORWARDS]: { ...words, made: { ...made, freshBy } } };
}

/** The lists of the page: a new port forwarding is that of the WAN. */
export const entries: Readonly<Record<string, EntryListWords>> = {
  ...outline.entries,
  ...withIncoming(outline.entries?.[FORWARDS]),
};
