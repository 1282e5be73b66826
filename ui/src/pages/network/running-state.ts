import type { WanRow } from '@radiolink/application/address-services/wan.model';
import type { DrawnInterface } from '@radiolink/domain/network-mode';
import type { EthernetPort } from '@radiolink/domain/status';
import type { Text } from '../../i18n/use-text.ts';
import { ethernetLabel } from '../dashboard/ethernet-labels.ts';

/** What runs: the interfaces of the status, and the clients that ask for an address. */
export interface Running {
  readonly interfaces: readonly (EthernetPort & { readonly ipAddress?: string | undefined })[];
  readonly clients: readonly WanRow[];
}

/**
 * The lines of a part below its name: its address and where it comes from, the state of its link, its pending change. What
 * is changed does not run yet: only the configuration is shown of it.
 */
export function stateLines(part: DrawnInterface, running: Running, t: Text): readonly string[] {
  const now = part.change === undefined || part.change === 'moved' ? running : undefined;
  const port = part.kind === 'port' ? now?.interfaces.find(({ name }) => name === part.name) : undefined;
  const lines = [
    addressWords(part, now, t),
    port === undefined ? undefined : ethernetLabel(port, t),
    part.change === undefined ? undefined : t(CHANGE_WORDS[part.change]),
  ];
  return lines.filter(line => line !== undefined);
}

const CHANGE_WORDS = { added: 'Added', removed: 'Removed', moved: 'Moved', changed: 'Changed' } as const;

/** The static address, or the client with the address in use. */
function addressWords(part: DrawnInterface, running: Running | undefined, t: Text): string | undefined {
  const { name, client, address } = part;
  if (client === undefined) return address;
  if (running === undefined) return client;
  const session = running.clients.find(({ over, interfaceName }) => (over ?? interfaceName) === name);
  const inUse =
    session?.address ??
    (client === 'DHCP' ? running.interfaces.find(each => each.name === name)?.ipAddress : undefined);
  if (inUse !== undefined) return `${client} · ${inUse}`;
  return session === undefined ? client : `${client} · ${t('No address')}`;
}
